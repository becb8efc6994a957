import { screen, within } from "@testing-library/react";
import { chartRows } from "../../src/calculators/chineseGender";
import { type Language, languages } from "../../src/routes";
import ChineseGenderPage, { Head } from "../../src/templates/chineseGender";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

const dataIn = (language: Language): Queries.ChineseGenderPageQuery => ({
  ...shellOf("chineseGender", language),
  sources: { nodes: [{ key: "cg-villamor", publisher: "Villamor et al.", title: "Accuracy", year: 2010, url: "https://doi.org/x" }] },
});

const expected = {
  tr: {
    title: "Çin takvimine göre bebek cinsiyeti",
    description: /^Çin cinsiyet tablosunu eğlence için/,
    boy: "E",
    girl: "K",
    kappa: /0,0002/,
  },
  en: { title: "Chinese gender chart", description: /^Read the Chinese gender chart for fun/, boy: "B", girl: "G", kappa: /0\.0002/ },
} as const;

describe.each(languages)("the page of the Chinese chart (%s)", (language) => {
  const words = expected[language];
  const context = contextOf("chineseGender", language);
  const draw = () => renderTemplate(ChineseGenderPage, dataIn(language), context);

  test("has its heading inside the site, and the study's figure without script", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
    expect(screen.getByText(words.kappa)).toBeInTheDocument();
  });

  test("shows every cell of the chart without script", () => {
    draw();
    const [, ...rows] = screen.getAllByRole("row");
    const shown = rows.map((row) => [
      within(row).getByRole("rowheader").textContent,
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => (textContent === words.boy ? "B" : textContent === words.girl ? "G" : "?"))
        .join(""),
    ]);
    expect(shown).toEqual(chartRows.map(({ lunarAge, months }) => [String(lunarAge), months]));
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await headOf(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: expect.stringMatching(words.description),
      ...addressesOf(context.paths, language),
    });
  });
});
