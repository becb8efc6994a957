import { screen, within } from "@testing-library/react";
import { NamePopularity, type NamePopularityProps } from "../../../src/names/name/NamePopularity";
import { languages } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const unknown: NamePopularityProps = { name: "Elif", side: "girl", years: [], babies: null, englandWales: null, unitedStates: null };
const elif = [
  ...[16, 29].map((place, i) => ({ year: 1950 + 20 * i, place })),
  ...[2, 1, 2, 2].map((place, i) => ({ year: 2005 + i, place })),
  { year: 2022, place: 5 },
  { year: 2023, place: null },
  { year: 2025, place: null },
];

describe.each(languages)("how common a name is (%s)", (language) => {
  const t = textsIn(language);
  const draw = (known: Partial<NamePopularityProps>) => renderIn(language, <NamePopularity {...unknown} {...known} />);
  const facts = () =>
    screen.queryAllByRole("term").map((term) => [term.textContent, term.parentElement?.querySelector("dd")?.textContent] as const);

  test("says in one sentence that no list has it, without a guess", () => {
    const { container } = draw({});
    expect(container.textContent).toBe(t("popularity.none"));
  });

  test("draws the ranks with a title, a description in words, and a collapsed table", () => {
    const { container } = draw({ years: elif });
    const picture = screen.getByRole("img", { name: new RegExp(t("chart.title.girl", { name: "Elif", from: 1950, to: 2025 })) });
    expect(picture.querySelector("desc")).toHaveTextContent(
      t("chart.text", { firstYear: 1950, first: 16, bestYear: 2006, best: 1, lastYear: 2022, last: 5 }),
    );
    expect(container.querySelector("details")).not.toHaveAttribute("open");
    const rows = [...(container.querySelectorAll("tbody tr") ?? [])].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ["1950", "16"],
      ["1970", "29"],
      ["2005", "2"],
      ["2006", "1"],
      ["2007–2008", "2"],
      ["2022", "5"],
      ["2023", t("announced.noOrder")],
      ["2025", t("announced.noOrder")],
    ]);
    expect(container.querySelector("figcaption")).toHaveTextContent(`${t("chart.caption.girl")} ${t("chart.since2019")}`);
  });

  test("sums up: best rank, last known rank, babies, years in the top hundred, and announcements without an order", () => {
    draw({ years: elif, babies: { year: 2021, count: 6546 } });
    const n = language === "tr" ? "6.546" : "6,546";
    expect(facts()).toEqual([
      [t("chart.bestPlace"), t("chart.placeInYear", { place: 1, year: 2006 })],
      [t("chart.lastPlace"), t("chart.placeInYear", { place: 5, year: 2022 })],
      [t("chart.babies"), t("chart.babiesInYear", { n, year: 2021 })],
      [t("chart.firstHundred"), t("chart.yearsOf_other", { count: 6 })],
    ]);
    expect(screen.getByText(t("chart.withoutOrderInYears", { years: "2023, 2025" }))).toBeInTheDocument();
  });

  test("with few ranks gives the facts without a chart; a latest rank that is also the best is shown once", () => {
    draw({ years: [{ year: 2018, place: 75 }], side: "boy" });
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(facts()).toEqual([
      [t("chart.bestPlace"), t("chart.placeInYear", { place: 75, year: 2018 })],
      [t("chart.firstHundred"), t("chart.yearsOf_one", { count: 1 })],
    ]);
  });

  test.each<[string, NamePopularityProps["englandWales"], boolean]>([
    ["the 500th", { rank: 500, sex: "girl", count: 20 }, true],
    ["the 501st with 49 babies", { rank: 501, sex: "girl", count: 49 }, false],
    ["the 501st with 50 babies", { rank: 501, sex: "boy", count: 50 }, true],
    ["of three babies", { rank: 5581, sex: "girl", count: 3 }, false],
  ])("mentions England and Wales if it is %s: %#", (_, englandWales, isTold) => {
    draw({ englandWales });
    expect(screen.queryByText(/Office for National Statistics/) !== null).toBe(isTold);
  });

  test.each([
    [1000, true],
    [1001, false],
  ])("mentions rank %i in the United States: %p", (rank, isTold) => {
    const { container } = draw({ unitedStates: { rank } });
    expect(within(container).queryByText(/Social Security Administration/) !== null).toBe(isTold);
  });
});
