import { screen, within } from "@testing-library/react";
import SymptomPage, { Head } from "../../../src/pregnancy/symptom/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import type { SignTier, Stage } from "../../../src/vocabulary/tiers";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const paths = { tr: "/hamilelik-gebelik-belirtileri-semptomlar/idrar-kacirma", en: "/en/pregnancy-signs-symptoms/urine-leak" };

const sign = (key: string, words: string, tiers: Partial<Record<Stage, SignTier>>) => ({
  key,
  text: words,
  weekFrom: null,
  weekTo: null,
  tiers: (Object.entries(tiers) as [Stage, SignTier][]).map(([stage, tier]) => ({ stage, tier })),
});
const gush = sign("waters", "A gush of clear water", { before20: "now", from20: "now" });
const burning = sign("burning-urine", "It burns", { before20: "today", from20: "today" });
const cord = sign("cord", "You see the cord", { from20: "call112" });

const symptom = {
  title: "İdrar kaçırma",
  lead: "It is common and gets better.",
  description: "When it is urine and when it is the waters.",
  common: "About a third of women have it.",
  weeks: [{ weekFrom: 20, weekTo: 41 }],
  isEmergency: false,
  grades: { mild: "A drop when laughing.", moderate: "A pad a day.", severe: "A gush." },
  advice: [
    {
      stage: "before20" as const,
      isWhole: false,
      signs: [
        { text: null, sign: gush },
        { text: "Burning as you go", sign: burning },
      ],
      home: "Train the muscles.",
    },
    {
      stage: "from20" as const,
      isWhole: false,
      signs: [
        { text: null, sign: cord },
        { text: null, sign: gush },
      ],
      home: null,
    },
  ],
  help: ["Squeeze ten times.", "Drink as usual."],
  avoid: ["Do not drink less."],
  causes: ["The womb presses.", "The muscles soften."],
  atHospital: null,
  terms: null,
  confusedWith: "The waters have no smell of urine.",
  phoneTr: "Su geliyor.",
  phoneEn: "Water is coming out.",
  questions: [{ question: "Will it stop?", answer: "Mostly within months." }],
  remedy: "urinaryInfectionRemedy" as const,
  related: [{ title: "Waters", path: "/waters" }],
  written: "2026-11-01",
  nextReview: "2027-11-01",
  abroad: [],
  sources: [{ key: "nhs", publisher: "NHS", title: "Leaking", year: 2024, url: "https://nhs.uk/leak" }],
};
/** The same record as an emergency: no home care, no grades, no weeks of its own. */
const emergency = {
  isEmergency: true,
  grades: null,
  advice: symptom.advice.map((part) => ({ ...part, home: null })),
  atHospital: ["They look whether it is the waters."],
  terms: [{ term: "Membranes", meaning: "The bag around the baby." }],
};
const dataIn = (language: Language): Queries.SymptomPageQuery => ({ ...shellFor("symptom", language), symptom });

/** In Turkish the symptom is part of the sentence. */
const nameIn = { tr: "idrar kaçırma", en: "İdrar kaçırma" };

describe.each(languages)("a symptom's page (%s)", (language) => {
  const text = textsIn(language, "symptom", "triage", "common");
  const title = text("title", { symptom: nameIn[language] });
  const context = contextFor("symptom", language, paths);
  const draw = (other: Partial<Queries.SymptomPageQuery["symptom"]> = {}) =>
    renderTemplate(SymptomPage, { ...dataIn(language), symptom: { ...symptom, ...other } }, context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading in a sentence of the language and its lead, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(symptom.lead)).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has a breadcrumb to the symptoms, which are marked in the menus", () => {
    draw();
    const symptoms = pathTo("symptoms", language);
    expect(main().getByRole("link", { name: text("nav.symptoms") })).toHaveAttribute("href", symptoms);
    const marked = screen.getAllByRole("link", { current: "page" }).map((link) => link.getAttribute("href"));
    expect(new Set(marked)).toEqual(new Set([symptoms]));
  });

  const cards = (of = ".panel") =>
    main()
      .getAllByRole("region")
      .filter((region) => region.matches(`${of} [data-tier]`))
      .map((card) => [card.getAttribute("data-tier"), [...card.querySelectorAll("li")].map((item) => item.textContent)]);

  test("says what to do before anything else, stage by stage, most urgent first and in the page's own words where it has some", () => {
    draw();
    expect(main().getAllByRole("heading", { level: 2 })[0]).toHaveAttribute("id", "call");
    const stages = main()
      .getAllByRole("radio")
      .map((radio) => radio.parentElement?.textContent);
    expect(stages).toEqual(["before20", "from20"].map((stage) => text(`stage.${stage}`)));
    expect(cards()).toEqual([
      ["now", ["A gush of clear water"]],
      ["today", ["Burning as you go"]],
      ["home", []],
      ["call112", ["You see the cord"]],
      ["now", ["A gush of clear water"]],
    ]);
    expect(screen.getByText("Train the muscles.").closest("section")).toHaveAttribute("data-tier", "home");
    // What is shown until a stage is chosen.
    expect(cards(".unchosen")).toEqual([
      ["call112", [`You see the cord ${text("in.from20")}: ${text("soon.call112")}`]],
      ["now", ["A gush of clear water"]],
      ["today", ["Burning as you go"]],
      ["home", [`${text("stage.before20")}: Train the muscles.`]],
    ]);
  });

  test("has a button that prints the cards", () => {
    draw();
    expect(screen.getByRole("button", { name: text("print") })).toHaveAttribute("data-prints");
  });

  test("shows each grade of severity under its name", () => {
    draw();
    const { mild, moderate, severe } = symptom.grades;
    const names = ["mild", "moderate", "severe"].map((grade) => text(`grade.${grade}`));
    const grades = names.map((name) => main().getByRole("heading", { name, level: 3 }).parentElement?.textContent);
    expect(grades).toEqual([mild, moderate, severe].map((grade, i) => `${names[i]}${grade}`));
  });

  test("separates what helps from what not to do", () => {
    draw();
    const listAfter = (heading: Element | null) =>
      [...(heading?.nextElementSibling?.querySelectorAll("li") ?? [])].map((item) => item.textContent);
    expect(listAfter(document.getElementById("help"))).toEqual(symptom.help);
    expect(listAfter(main().getByRole("heading", { name: text("heading.avoid") }))).toEqual(symptom.avoid);
  });

  test("shows the other texts of its record", () => {
    draw();
    const texts = [symptom.common, ...symptom.causes, symptom.confusedWith, "Will it stop?", "Mostly within months."];
    for (const words of texts) expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole("figure")).toHaveTextContent(text("typical.window", { from: 20, to: 41 }));
    expect(screen.getByRole("region", { name: text("trust.title") })).toHaveTextContent("NHS. Leaking, 2024");
  });

  describe("on the page of an emergency", () => {
    const headings = () =>
      main()
        .getAllByRole("heading", { level: 2 })
        .map(({ id }) => id)
        .filter((id) => id !== "");

    test("no card says that home is enough, and nothing is graded", () => {
      draw(emergency);
      expect(cards().map(([tier]) => tier)).toEqual(["now", "today", "call112", "now"]);
      for (const heading of ["heading.grade", "grade.mild", "heading.help"])
        expect(main().queryByText(text(heading))).not.toBeInTheDocument();
    });

    test("no stage is chosen, as on other pages, because nothing is known", () => {
      const { unmount } = draw(emergency);
      expect(main().queryAllByRole("radio", { checked: true })).toEqual([]);
      unmount();
      draw();
      expect(main().queryAllByRole("radio", { checked: true })).toEqual([]);
    });

    test("no tab bar covers its steps, unlike on other pages", () => {
      const bar = () => screen.queryByRole("navigation", { name: text("nav.quick") });
      const { unmount } = draw(emergency);
      expect(bar()).not.toBeInTheDocument();
      unmount();
      draw();
      expect(bar()).toBeInTheDocument();
    });

    test("“what helps” is about waiting and the way to hospital, followed by what the hospital does", () => {
      draw(emergency);
      expect(document.getElementById("help")).toHaveTextContent(text("heading.meanwhile"));
      expect(headings()).toEqual([
        "call",
        "help",
        "phone",
        "hospital",
        "causes",
        "terms",
        "confused",
        "weeks",
        "questions",
        "related",
        "trust",
      ]);
      expect(document.getElementById("hospital")?.nextElementSibling).toHaveTextContent("They look whether it is the waters.");
      expect(screen.getByText("Membranes").nextElementSibling).toHaveTextContent("The bag around the baby.");
    });

    test("says how common it is near the end of the page, without typical weeks, and leaves it out if unknown", () => {
      const { unmount } = draw(emergency);
      expect(document.getElementById("weeks")).toHaveTextContent(text("heading.howCommon"));
      expect(screen.getByText(symptom.common)).toBeInTheDocument();
      expect(screen.queryByRole("figure")).not.toBeInTheDocument();
      unmount();
      draw({ ...emergency, common: null });
      expect(headings()).not.toContain("weeks");
    });

    test("the table of contents has exactly these parts", () => {
      draw(emergency);
      const links = within(screen.getByRole("complementary")).getAllByRole("link");
      expect(links.map((link) => link.getAttribute("href"))).toEqual(headings().map((id) => `#${id}`));
    });

    test("no text key is shown", () => {
      const { container } = draw(emergency);
      expect(rawKeysOn(container, language)).toEqual([]);
    });
  });

  test("has the sentence for the phone in both languages, each marked as what it is", () => {
    draw();
    expect(screen.getByRole("heading", { name: text("phone.title") })).toBeInTheDocument();
    expect(screen.getByText("“Su geliyor.”")).toHaveAttribute("lang", "tr");
    expect(screen.getByText("“Water is coming out.”")).toHaveAttribute("lang", "en");
  });

  test("links to the longer answer and to related pages", () => {
    draw();
    expect(screen.getByRole("link", { name: text("remedy") })).toHaveAttribute("href", pathTo("urinaryInfectionRemedy", language));
    const related = within(screen.getByRole("region", { name: text("heading.related") }));
    expect(related.getByRole("link", { name: "Waters" })).toHaveAttribute("href", "/waters");
  });

  test("has a table of contents with each of its parts", () => {
    draw();
    const parts = main()
      .getAllByRole("heading", { level: 2 })
      .filter(({ id }) => id !== "");
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(parts).toHaveLength(10);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(parts.map(({ id }) => `#${id}`));
    for (const [i, link] of links.slice(0, -1).entries()) expect(link).toHaveTextContent(parts[i]?.textContent ?? "");
  });

  test.each([[[]], [null]])("has no heading for parts its record does not have (questions: %p)", (questions) => {
    draw({ questions, remedy: null, related: [], weeks: [] });
    for (const anchor of ["questions", "related", "hospital", "terms"]) {
      expect(document.getElementById(anchor)).toBeNull();
      expect(document.querySelector(`aside a[href="#${anchor}"]`)).toBeNull();
    }
    expect(screen.queryByRole("link", { name: text("remedy") })).not.toBeInTheDocument();
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  });

  test("says nothing about how common it is when that is unknown, and has no severity scale without grades", () => {
    draw({ common: null, grades: null });
    expect(screen.queryByText(symptom.common)).not.toBeInTheDocument();
    expect(screen.queryByText(text("heading.howCommon"))).not.toBeInTheDocument();
    expect(document.getElementById("grade")).toBeNull();
    expect(document.querySelector('aside a[href="#grade"]')).toBeNull();
    expect(screen.queryByRole("heading", { name: text("grade.mild") })).not.toBeInTheDocument();
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${title} – Ninni`,
      description: symptom.description,
      ...headAddresses(paths, language),
    });
  });
});
