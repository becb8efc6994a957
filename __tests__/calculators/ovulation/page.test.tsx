import { screen, within } from "@testing-library/react";
import OvulationPage, { Head } from "../../../src/calculators/ovulation/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const dataIn = (language: Language): Queries.OvulationPageQuery => ({
  ...shellFor("ovulation", language),
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "wilcox1995", publisher: "NEJM", title: "Timing in relation to ovulation", year: 1995, url: "https://nejm.org/1" }],
  },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "ovulation", "common");
  return {
    title: t("ovu.title"),
    description: t("ovu.description"),
    form: t("ovu.form"),
    // By hand: 28 − 14 = 14 days after day 1 is day 15; five days before it is day 10.
    row: [t("ovu.table.days", { n: 28 }), t("ovu.table.range", { from: 10, to: 15 }), t("ovu.table.day", { n: 15 })],
    formula: t("ovu.formula"),
    limits: { tr: /Emziriyorsanız.*PKOS/, en: /breastfeeding.*PCOS/ }[language],
    contraception: t("ovu.disclaimer"),
    made: t("trust.title"),
  };
};

describe.each(languages)("the page of the fertile days (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("ovulation", language);
  const draw = () => renderTemplate(OvulationPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading and its form, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("is useful without the form: the table for counting by hand, the formula, the limits, the sources", () => {
    draw();
    const rows = within(main().getByRole("table")).getAllByRole("row").slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toContainEqual(words.row);
    expect(rows).toHaveLength(7);
    expect(main().getByText(words.formula)).toBeInTheDocument();
    expect(
      main()
        .getAllByRole("list")
        .map((list) => list.textContent),
    ).toContainEqual(expect.stringMatching(words.limits));
    expect(main().getByText(words.contraception)).toBeInTheDocument();
    expect(main().getByRole("region", { name: words.made })).toHaveTextContent("NEJM. Timing in relation to ovulation, 1995");
  });

  test("leads to the pregnancy test and the due date", () => {
    draw();
    const links = main().getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining([pathTo("pregnancyQuiz", language), pathTo("dueDate", language)]),
    );
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});
