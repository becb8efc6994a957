import { screen, within } from "@testing-library/react";
import { type Language, languages } from "../../src/routes";
import PregnancyTestPage, { Head } from "../../src/templates/pregnancyTest";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

const dataIn = (language: Language): Queries.PregnancyTestPageQuery => ({
  ...shellOf("pregnancyTest", language),
  sources: { nodes: [{ key: "nhs-test", publisher: "NHS", title: "Doing a pregnancy test", year: null, url: "https://nhs.uk/test" }] },
});

const expected = {
  tr: {
    title: "Hamile miyim?",
    description: /^Belirtiler gebeliği kanıtlamaz/,
    form: "Hamile miyim soruları",
    red: "Hemen 112’yi arayın",
    signs: ["Yoğun kanama", "Karnın alt kısmında, tek tarafta güçlü ağrı", "Omuz ucunda ağrı", "Bayılma"],
    days: "Belli değilse: son korunmasız ilişkiden en az 21 gün sonra.",
    formula: "Negatif sonuca güvenilen gün = son korunmasız ilişki + 21 gün",
    sex: "Oldu, korunmadan: 3 · Oldu, hep korunarak: 1 · Olmadı: 0",
    mood: ["Ruh halinde iniş çıkış", "Yok: 0 · Var: 0,5"],
    bands: ["0–2,5 puan: Az belirti", "3–6,5 puan: Bazı belirtiler var", "7 puan ve üstü: Birçok belirti var"],
    disclaimer: "Yalnızca fikir verir; kesin sonuç test veya hekim muayenesiyle anlaşılır.",
    made: "Bu sayfa nasıl hazırlandı?",
  },
  en: {
    title: "Am I pregnant?",
    description: /^Signs can’t prove a pregnancy/,
    form: "Am I pregnant: questions",
    red: "Call 112 now",
    signs: ["Heavy bleeding", "Strong pain low down on one side", "Pain at the tip of your shoulder", "Fainting"],
    days: "If you don’t: at least 21 days after you last had sex without protection.",
    formula: "Day a negative result counts = last sex without protection + 21 days",
    sex: "Yes, without protection: 3 · Yes, always with protection: 1 · No: 0",
    mood: ["Mood swings", "No: 0 · Yes: 0.5"],
    bands: ["0 to 2.5 points: Few signs", "3 to 6.5 points: Some signs", "7 points or more: Several signs"],
    disclaimer: "Indicative only; only a test or a doctor can tell.",
    made: "How was this page made?",
  },
} as const;

describe.each(languages)("the page “am I pregnant?” (%s)", (language) => {
  const words = expected[language];
  const context = contextOf("pregnancyTest", language);
  const draw = () => renderTemplate(PregnancyTestPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading and its form, inside the site, and says that it is no diagnosis", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
    expect(main().getByText(words.disclaimer)).toBeInTheDocument();
  });

  test("names the red signs and 112 without the form, before everything else it explains", () => {
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

  test("lays its points open, with the bands they fall into and no percentage", () => {
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

  test("has its own head", async () => {
    expect(await headOf(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: expect.stringMatching(words.description),
      ...addressesOf(context.paths, language),
    });
  });
});
