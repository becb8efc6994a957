import { screen, within } from "@testing-library/react";
import { NamePopularity, type NamePopularityProps } from "../../../src/names/name/NamePopularity";
import { languages } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const unknown: NamePopularityProps = { isUnisex: false, turkiye: null, announced: [], englandWales: null, unitedStates: null };
const turkiye = {
  rank: 1234,
  rankYear: 2025,
  rankSide: null,
  isApproximate: null,
  rank2018: 3,
  bestRank: 1,
  bestYear: 2016,
  firstTop100: 2008,
  lastTop100: 2018,
  yearsInTop100: 11,
};
const rowsOf = (table: HTMLElement | undefined) =>
  [...(table?.querySelectorAll("tbody tr") ?? [])].map((row) => [...row.children].map((cell) => cell.textContent));

describe.each(languages)("how common a name is (%s)", (language) => {
  const t = textsIn(language);
  const draw = (known: Partial<NamePopularityProps>) => renderIn(language, <NamePopularity {...unknown} {...known} />);

  test("says in one sentence that no list has it, without a guess", () => {
    const { container } = draw({});
    expect(container.textContent).toBe(t("popularity.none"));
  });

  test("gives each place with its list and who counted", () => {
    draw({ turkiye, englandWales: { rank: 1198, sex: "girl", count: 2028 }, unitedStates: { rank: 4295 } });
    const [comma, year] = [language === "tr" ? "." : ",", (n: number) => t("popularity.turkiye", { year: n })];
    expect(rowsOf(screen.getByRole("table", { name: t("popularity.caption") }))).toEqual([
      [year(2025), `1${comma}234`, t("popularity.source.nvi")],
      [year(2018), "3", t("popularity.source.tuik")],
      [`${year(2016)}${t("popularity.best")}`, "1", t("popularity.source.tuik")],
      [`${t("popularity.england.girl")}${t("popularity.babies", { n: `2${comma}028` })}`, `1${comma}198`, t("popularity.source.ons")],
      [t("popularity.states"), `4${comma}295`, t("popularity.source.ssa")],
    ]);
    expect(screen.getByText(t("popularity.abroad"))).toBeInTheDocument();
    expect(screen.getByText(t("popularity.incomplete"))).toBeInTheDocument();
    expect(screen.queryByText(t("popularity.noTurkiye"))).not.toBeInTheDocument();
  });

  test("says of which list the place in England and Wales is", () => {
    draw({ englandWales: { rank: 5, sex: "boy", count: 3 } });
    expect(screen.getByRole("rowheader")).toHaveTextContent(t("popularity.england.boy"));
  });

  test("says of which list a unisex name's newest place in Türkiye is", () => {
    draw({ isUnisex: true, turkiye: { ...turkiye, rankSide: "boy" } });
    expect(screen.getByText(t("popularity.turkiye.boy", { year: 2025 }))).toBeInTheDocument();
    expect(screen.getByText(t("popularity.unisex"))).toBeInTheDocument();
  });

  test("says that the place of a second-hand list is approximate", () => {
    draw({ turkiye: { ...turkiye, rankYear: 2021, isApproximate: true } });
    expect(screen.getAllByText(t("popularity.source.secondHand"))).toHaveLength(1);
  });

  test("says how long it was among the hundred most given", () => {
    const { unmount, container } = draw({ turkiye });
    expect(screen.getByText(t("popularity.top_other", { count: 11, first: 2008, last: 2018 }))).toBeInTheDocument();
    expect(container).not.toHaveTextContent("{{");
    unmount();
    draw({ turkiye: { ...turkiye, yearsInTop100: 1, lastTop100: 2008 } });
    expect(screen.getByText(t("popularity.top_one", { count: 1, first: 2008 }))).toBeInTheDocument();
  });

  test("says nothing of the top hundred when it was never there", () => {
    const { container } = draw({ turkiye: { ...turkiye, yearsInTop100: null, firstTop100: null, lastTop100: null } });
    expect(container.textContent).not.toContain("42");
  });

  test("says that Türkiye’s lists have it not when only others do", () => {
    draw({ unitedStates: { rank: 9 } });
    expect(screen.getByText(t("popularity.noTurkiye"))).toBeInTheDocument();
  });

  test("gives what was announced year by year, and says what was left out", () => {
    draw({
      announced: [
        { year: 2020, place: 3, count: 6335 },
        { year: 2021, place: null, count: null },
      ],
    });
    expect(rowsOf(screen.getByRole("table", { name: t("announced.title") }))).toEqual([
      ["2020", "3", language === "tr" ? "6.335" : "6,335"],
      ["2021", t("announced.noOrder"), t("announced.noCount")],
    ]);
    expect(screen.getAllByRole("table")).toHaveLength(1);
    expect(screen.getByText(t("announced.source"))).toBeInTheDocument();
    for (const key of ["popularity.noTurkiye", "popularity.abroad", "popularity.unisex"]) expect(screen.queryByText(t(key))).toBeNull();
  });

  test("says of a name of girls and boys that its place is that in one list", () => {
    draw({ turkiye, isUnisex: true });
    expect(screen.getByText(t("popularity.unisex"))).toBeInTheDocument();
  });

  test("names what its columns hold", () => {
    draw({ turkiye });
    const heads = within(screen.getByRole("table")).getAllByRole("columnheader");
    expect(heads.map((head) => head.textContent)).toEqual([t("popularity.list"), t("popularity.place"), t("popularity.source")]);
  });
});
