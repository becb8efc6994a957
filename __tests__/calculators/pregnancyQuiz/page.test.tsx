import { screen, within } from "@testing-library/react";
import PregnancyQuizPage, { Head } from "../../../src/calculators/pregnancyQuiz/page";
import { type Language, languages } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const dataIn = (language: Language): Queries.PregnancyQuizPageQuery => ({
  ...shellFor("pregnancyQuiz", language),
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "nhs-test", publisher: "NHS", title: "Doing a pregnancy test", year: null, url: "https://nhs.uk/test" }],
  },
});

const tr = textsIn("tr", "pregnancyQuiz", "common");
const en = textsIn("en", "pregnancyQuiz", "common");
const expected = {
  tr: {
    title: tr("quiz.title"),
    description: tr("quiz.description"),
    form: tr("quiz.form"),
    red: tr("quiz.urgent"),
    signs: [tr("quiz.red.heavyBleeding"), tr("quiz.red.oneSidedPain"), tr("quiz.red.shoulderPain"), tr("quiz.red.fainting")],
    days: tr("quiz.when.unknown"),
    formula: tr("quiz.formula.sure"),
    sex: `${tr("quiz.sex.yes")}: 3${tr("quiz.sex.protected")}: 1${tr("quiz.sex.no")}: 0`,
    mood: [tr("quiz.sign.mood"), "Yok: 0Var: 0,5"],
    bands: [
      tr("quiz.bandRange", { band: "Az belirti", from: 0, to: "2,5" }),
      tr("quiz.bandRange", { band: "Bazı belirtiler var", from: 3, to: "6,5" }),
      tr("quiz.bandFrom", { band: "Birçok belirti var", from: 7 }),
    ],
    disclaimer: tr("quiz.disclaimer"),
    made: tr("trust.title"),
  },
  en: {
    title: en("quiz.title"),
    description: en("quiz.description"),
    form: en("quiz.form"),
    red: en("quiz.urgent"),
    signs: [en("quiz.red.heavyBleeding"), en("quiz.red.oneSidedPain"), en("quiz.red.shoulderPain"), en("quiz.red.fainting")],
    days: en("quiz.when.unknown"),
    formula: en("quiz.formula.sure"),
    sex: `${en("quiz.sex.yes")}: 3${en("quiz.sex.protected")}: 1${en("quiz.sex.no")}: 0`,
    mood: [en("quiz.sign.mood"), "No: 0Yes: 0.5"],
    bands: [
      en("quiz.bandRange", { band: "Few signs", from: 0, to: "2.5" }),
      en("quiz.bandRange", { band: "Some signs", from: 3, to: "6.5" }),
      en("quiz.bandFrom", { band: "Several signs", from: 7 }),
    ],
    disclaimer: en("quiz.disclaimer"),
    made: en("trust.title"),
  },
} as const;

describe.each(languages)("the page “am I pregnant?” (%s)", (language) => {
  const words = expected[language];
  const context = contextFor("pregnancyQuiz", language);
  const draw = () => renderTemplate(PregnancyQuizPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading and its form, inside the site, and says that it is not a diagnosis", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    expect(main().getByText(words.disclaimer)).toBeInTheDocument();
  });

  test("names the red signs and 112 without the form, before all other explanations", () => {
    draw();
    const card = main().getByRole("region", { name: new RegExp(`${words.red}$`) });
    const items = within(card).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(words.signs);
    expect(card).toHaveTextContent("112");
    const [, ...headings] = main().getAllByRole("heading", { level: 2 });
    for (const heading of headings) expect(card.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("says without the form when a test can be relied on", () => {
    draw();
    expect(main().getByText(words.days)).toBeInTheDocument();
    expect(main().getByText(words.formula, { selector: "p[class]" })).toBeInTheDocument();
  });

  test("shows its points, with their bands and no percentage", () => {
    draw();
    const [, ...rows] = within(main().getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(12);
    expect(rows[0]).toHaveTextContent(words.sex);
    const mood = main().getByRole("rowheader", { name: words.mood[0] }).closest("tr");
    expect(mood).toHaveTextContent(words.mood[1]);
    for (const band of words.bands) expect(main().getByText(band)).toBeInTheDocument();
    expect(screen.getByRole("main").textContent).not.toMatch(/\d\s?%|%\s?\d/);
  });

  test("names its sources", () => {
    draw();
    expect(main().getByRole("region", { name: words.made })).toHaveTextContent("NHS. Doing a pregnancy test");
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
