import { screen, within } from "@testing-library/react";
import ZodiacPage, { Head } from "../../../src/calculators/zodiac/page";
import { type Language, languages } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const dataIn = (language: Language): Queries.ZodiacPageQuery => ({
  ...shellFor("zodiac", language),
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "voas2007", publisher: "David Voas", title: "Ten million marriages", year: 2007, url: "https://voas.example" }],
  },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "zodiac", "common");
  return {
    title: t("zodiac.title"),
    description: t("zodiac.description"),
    form: t("zodiac.form"),
    lead: t("zodiac.lead"),
    first: {
      tr: [t("zodiac.sign.aries"), "21 Mart – 19 Nisan", "ateş, öncü"],
      en: [t("zodiac.sign.aries"), "21 March to 19 April", "fire, cardinal"],
    }[language],
    capricorn: {
      tr: [t("zodiac.sign.capricorn"), "22 Aralık – 19 Ocak", "toprak, öncü"],
      en: [t("zodiac.sign.capricorn"), "22 December to 19 January", "earth, cardinal"],
    }[language],
    own: t("zodiac.points"),
    study: t("zodiac.study"),
    disclaimer: t("zodiac.disclaimer"),
    made: t("trust.title"),
  };
};

describe.each(languages)("the page of the zodiac (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("zodiac", language);
  const draw = () => renderTemplate(ZodiacPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));
  const rowsOf = (table: HTMLElement | undefined) =>
    within(table ?? document.body)
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));

  test("has its heading and its form, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("says at the top and at the end that it is for fun, with the study between", () => {
    draw();
    expect(main().getByText(words.lead, { selector: "header p" })).toBeInTheDocument();
    expect(main().getByText(words.disclaimer, { selector: "strong" })).toBeInTheDocument();
    for (const said of [words.lead, words.disclaimer, words.description]) expect(said).toMatch(/bilimsel dayanağı yok|no scientific basis/);
    expect(main().getByText(words.study)).toBeInTheDocument();
    expect(main().getByRole("region", { name: words.made })).toHaveTextContent("David Voas. Ten million marriages, 2007");
  });

  test("can be played by hand: the days of the signs, and the points of each distance, marked as our own", () => {
    draw();
    const [signs, points] = main().getAllByRole("table").map(rowsOf);
    expect(signs).toHaveLength(12);
    expect(signs?.[0]).toEqual(words.first);
    expect(signs?.[9]).toEqual(words.capricorn);
    expect(points).toEqual([
      ["0", "85"],
      ["1", "62"],
      ["2", "88"],
      ["3", "58"],
      ["4", "95"],
      ["5", "60"],
      ["6", "75"],
    ]);
    expect(main().getByText(words.own)).toBeInTheDocument();
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
