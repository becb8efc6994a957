import { screen, within } from "@testing-library/react";
import { chartRows } from "../../../src/calculators/chineseGender/chineseGender";
import ChineseGenderPage, { Head } from "../../../src/calculators/chineseGender/page";
import { type Language, languages } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const dataIn = (language: Language): Queries.ChineseGenderPageQuery => ({
  ...shellFor("chineseGender", language),
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "cg-villamor", publisher: "Villamor et al.", title: "Accuracy", year: 2010, url: "https://doi.org/x" }],
  },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "chineseGender", "common");
  return {
    title: t("chinese.title"),
    description: t("chinese.description"),
    boy: t("chinese.letter.boy"),
    girl: t("chinese.letter.girl"),
    kappa: { tr: /0,0002/, en: /0\.0002/ }[language],
  };
};

describe.each(languages)("the page of the Chinese chart (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("chineseGender", language);
  const draw = () => renderTemplate(ChineseGenderPage, dataIn(language), context);

  test("has its heading inside the site, and the study's figure without script", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
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

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});
