import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Language, languages, pathTo } from "../../src/routes";
import SymptomPage, { Head } from "../../src/templates/symptom";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

const paths = { tr: "/hamilelik-gebelik-belirtileri-semptomlar/idrar-kacirma", en: "/en/pregnancy-signs-symptoms/urine-leak" };

const symptom = {
  title: "İdrar kaçırma",
  lead: "It is common and gets better.",
  description: "When it is urine and when it is the waters.",
  common: "About a third of women have it.",
  weeks: [{ weekFrom: 20, weekTo: 41 }],
  grades: { mild: "A drop when laughing.", moderate: "A pad a day.", severe: "A gush." },
  advice: [
    { stage: "before20", emergency: ["A gush of clear water"], urgent: ["Burning"], selfcare: "Train the muscles." },
    { stage: "from20", emergency: null, urgent: ["It goes on and on"], selfcare: "Change often." },
  ],
  help: ["Squeeze ten times.", "Drink as usual."],
  avoid: ["Do not drink less."],
  causes: ["The womb presses.", "The muscles soften."],
  confusedWith: "The waters have no smell of urine.",
  phoneTr: "Su geliyor.",
  phoneEn: "Water is coming out.",
  questions: [{ question: "Will it stop?", answer: "Mostly within months." }],
  remedy: "urinaryInfectionRemedy",
  related: [{ title: "Waters", path: "/waters" }],
  written: "2026-11-01",
  nextReview: "2027-11-01",
  sources: [{ key: "nhs", publisher: "NHS", title: "Leaking", year: 2024, url: "https://nhs.uk/leak" }],
};
const dataIn = (language: Language): Queries.SymptomPageQuery => ({ ...shellOf("symptom", language), symptom });

const expected = {
  tr: {
    title: "Gebelikte idrar kaçırma",
    symptoms: "Belirtiler",
    print: "Kartları yazdırın",
    stages: ["20. haftadan önce", "20. hafta ve sonrası"],
    grades: ["Hafif", "Orta", "Şiddetli"],
    avoid: "Yapmayın",
    weeks: "20–41. hafta · kesik çizgi: 20. hafta",
    remedy: "Ne iyi gelir? Uzun yanıtı okuyun",
    phone: "Telefonda böyle söyleyebilirsiniz",
    related: "Birlikte görülenler",
    trust: "Bu sayfa nasıl hazırlandı?",
  },
  en: {
    title: "İdrar kaçırma in pregnancy",
    symptoms: "Symptoms",
    print: "Print the cards",
    stages: ["Before 20 weeks", "From 20 weeks"],
    grades: ["Mild", "Moderate", "Severe"],
    avoid: "Do not",
    weeks: "weeks 20 to 41 · dashed line: week 20",
    remedy: "What helps? Read the longer answer",
    phone: "You can say this on the phone",
    related: "Often goes with",
    trust: "How was this page made?",
  },
} as const;

describe.each(languages)("a symptom's page (%s)", (language) => {
  const words = expected[language];
  const context = contextOf("symptom", language, paths);
  const draw = (other: Partial<Queries.SymptomPageQuery["symptom"]> = {}) =>
    renderTemplate(SymptomPage, { ...dataIn(language), symptom: { ...symptom, ...other } }, context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading in a sentence of the language and its lead, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByText(symptom.lead)).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("leads up to the symptoms, and marks them in the menus", () => {
    draw();
    const symptoms = pathTo("symptoms", language);
    expect(main().getByRole("link", { name: words.symptoms })).toHaveAttribute("href", symptoms);
    const marked = screen.getAllByRole("link", { current: "page" }).map((link) => link.getAttribute("href"));
    expect(new Set(marked)).toEqual(new Set([symptoms]));
  });

  test("says what to do before anything else, stage by stage", () => {
    draw();
    const first = main().getAllByRole("heading", { level: 2 })[0];
    expect(first).toHaveAttribute("id", "call");
    expect(
      main()
        .getAllByRole("radio")
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual(words.stages);
    const levels = main()
      .getAllByRole("region")
      .map((card) => card.getAttribute("data-level"));
    expect(levels.filter(Boolean)).toEqual(["emergency", "urgent", "selfcare", "urgent", "selfcare"]);
    for (const { emergency, urgent, selfcare } of symptom.advice)
      for (const text of [...(emergency ?? []), ...urgent, selfcare]) expect(screen.getByText(text)).toBeInTheDocument();
  });

  test("prints the cards", async () => {
    const print = jest.fn();
    Object.defineProperty(window, "print", { configurable: true, value: print });
    draw();
    await userEvent.click(screen.getByRole("button", { name: words.print }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test("says how bad it is, each grade under its name", () => {
    draw();
    const { mild, moderate, severe } = symptom.grades;
    const grades = words.grades.map((name) => main().getByRole("heading", { name, level: 3 }).parentElement?.textContent);
    expect(grades).toEqual([mild, moderate, severe].map((text, i) => `${words.grades[i]}${text}`));
  });

  test("keeps what helps apart from what not to do", () => {
    draw();
    const listAfter = (heading: Element | null) =>
      [...(heading?.nextElementSibling?.querySelectorAll("li") ?? [])].map((item) => item.textContent);
    expect(listAfter(document.getElementById("help"))).toEqual(symptom.help);
    expect(listAfter(main().getByRole("heading", { name: words.avoid }))).toEqual(symptom.avoid);
  });

  test("shows what else its record holds", () => {
    draw();
    const texts = [symptom.common, ...symptom.causes, symptom.confusedWith, "Will it stop?", "Mostly within months."];
    for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("figure")).toHaveTextContent(words.weeks);
    expect(screen.getByRole("region", { name: words.trust })).toHaveTextContent("NHS. Leaking, 2024");
  });

  test("has the sentence for the phone in both languages, each marked as what it is", () => {
    draw();
    expect(screen.getByRole("heading", { name: words.phone })).toBeInTheDocument();
    expect(screen.getByText("“Su geliyor.”")).toHaveAttribute("lang", "tr");
    expect(screen.getByText("“Water is coming out.”")).toHaveAttribute("lang", "en");
  });

  test("leads to the longer answer and to what goes with it", () => {
    draw();
    expect(screen.getByRole("link", { name: words.remedy })).toHaveAttribute("href", pathTo("urinaryInfectionRemedy", language));
    const related = within(screen.getByRole("region", { name: words.related }));
    expect(related.getByRole("link", { name: "Waters" })).toHaveAttribute("href", "/waters");
  });

  test("leads to each of its parts from beside the text", () => {
    draw();
    const parts = main()
      .getAllByRole("heading", { level: 2 })
      .filter(({ id }) => id !== "");
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(parts).toHaveLength(10);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(parts.map(({ id }) => `#${id}`));
    for (const [i, link] of links.slice(0, -1).entries()) expect(link).toHaveTextContent(parts[i]?.textContent ?? "");
  });

  test.each([[[]], [null]])("has no heading for what its record has not (questions: %p)", (questions) => {
    draw({ questions, remedy: null, related: [], weeks: [] });
    for (const anchor of ["questions", "related"]) {
      expect(document.getElementById(anchor)).toBeNull();
      expect(document.querySelector(`aside a[href="#${anchor}"]`)).toBeNull();
    }
    expect(screen.queryByRole("link", { name: words.remedy })).not.toBeInTheDocument();
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await headOf(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: symptom.description,
      ...addressesOf(paths, language),
    });
  });
});
