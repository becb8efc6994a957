import { screen, within } from "@testing-library/react";
import { type Language, languages } from "../../src/routes";
import FaqPage, { Head } from "../../src/templates/faq";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

type Id = "pregnancyFaq" | "babyFaq";

const nhs = { key: "nhs", publisher: "NHS", title: "Foods", year: 2024, url: "https://nhs.uk/f" };
const who = { key: "who", publisher: "WHO", title: "Caffeine", year: 2016, url: "https://who.int/c" };
const question = (key: string, group: string, verdict: string | null) => ({
  key,
  group,
  question: `Question ${key}?`,
  verdict,
  short: `Short answer to ${key}.`,
  answer: [`Long answer to ${key}.`],
  links: key === "tuna" ? [{ path: "/food", text: "All about food" }] : null,
  written: "2026-11-01",
  nextReview: "2027-11-01",
});
/** Not in the order of the page, which is its own. */
const entries = {
  pregnancyFaq: [
    question("leave", "rights", null),
    question("tuna", "food", "limit"),
    question("pain", "birth", null),
    question("cheese", "food", "no"),
    question("scan", "tests", "yes"),
    question("bath", "daily", "depends"),
    question("itch", "body", "ask"),
  ],
  babyFaq: [
    question("rest", "parents", null),
    question("cot", "safety", "no"),
    question("words", "development", null),
    question("bathing", "care", null),
    question("fever", "health", null),
    question("pillow", "sleep", "no"),
    question("bottle", "feeding", null),
  ],
};
const shown = {
  pregnancyFaq: [["tuna", "cheese"], ["itch"], ["bath"], ["scan"], ["pain"], ["leave"]],
  babyFaq: [["bottle"], ["pillow"], ["fever"], ["bathing"], ["words"], ["cot"], ["rest"]],
};
const dataIn = (id: Id, language: Language): Queries.FaqPageQuery => ({
  ...shellOf(id, language),
  faqs: { nodes: entries[id] },
  sources: { nodes: [nhs, who] },
});

const expected = {
  tr: {
    titles: { pregnancyFaq: "Gebelikte sık sorulanlar", babyFaq: "Bebek için sık sorulanlar" },
    descriptions: { pregnancyFaq: /^Gebelikte en çok sorulan/, babyFaq: /^Bebekle ilgili en çok/ },
    groups: {
      pregnancyFaq: ["Yiyebilir miyim, içebilir miyim?", "Bedeniniz", "Gündelik yaşam", "Kontrol ve testler", "Doğum", "Haklar"],
      babyFaq: ["Beslenme", "Uyku", "Sağlık", "Bakım", "Gelişim", "Güvenlik", "Anne ve baba"],
    },
    verdicts: { tuna: "Sınırlı", cheese: "Hayır", itch: "Önce sorun", bath: "Duruma göre", scan: "Evet", pain: "", leave: "" },
    link: "Bu sorunun bağlantısı: Question tuna?",
    trust: "Bu sayfa nasıl hazırlandı?",
  },
  en: {
    titles: { pregnancyFaq: "Pregnancy: common questions", babyFaq: "Baby: common questions" },
    descriptions: { pregnancyFaq: /asked most in pregnancy/, babyFaq: /asked most about babies/ },
    groups: {
      pregnancyFaq: ["Can I eat or drink it?", "Your body", "Everyday life", "Visits and tests", "Birth", "Rights"],
      babyFaq: ["Feeding", "Sleep", "Health", "Care", "Development", "Safety", "Parents"],
    },
    verdicts: { tuna: "Limit it", cheese: "No", itch: "Ask first", bath: "It depends", scan: "Yes", pain: "", leave: "" },
    link: "Link to this question: Question tuna?",
    trust: "How was this page made?",
  },
} as const;

describe.each(languages)("a page of questions (%s)", (language) => {
  const words = expected[language];
  const draw = (id: Id = "pregnancyFaq") => renderTemplate(FaqPage, dataIn(id, language), contextOf(id, language));
  const main = () => within(screen.getByRole("main"));

  const groups = () => {
    const sections = main()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.closest("section"));
    return sections.filter((section): section is HTMLElement => section?.querySelector("article") != null);
  };

  test.each(["pregnancyFaq", "babyFaq"] as const)("has its heading, inside the site (%s)", (id) => {
    draw(id);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.titles[id]);
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test.each(["pregnancyFaq", "babyFaq"] as const)("has each question in its group, what is asked most first (%s)", (id) => {
    draw(id);
    expect(groups().map((group) => within(group).getByRole("heading", { level: 2 }).textContent)).toEqual(words.groups[id]);
    const questions = groups().map((group) =>
      within(group)
        .getAllByRole("article")
        .map((article) => article.id),
    );
    expect(questions).toEqual(shown[id]);
  });

  test("leads to the groups from beside the text", () => {
    draw();
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(words.groups.pregnancyFaq);
    for (const link of links)
      expect(document.getElementById(link.getAttribute("href")?.slice(1) ?? "")).toHaveTextContent(link.textContent ?? "");
  });

  test("answers each question in a word where there is one, in a line and in full", () => {
    draw();
    const headings = main()
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent?.trim());
    expect(headings).toEqual(Object.entries(words.verdicts).map(([key, verdict]) => `Question ${key}? ${verdict}`.trim()));
    for (const { key, short, answer } of entries.pregnancyFaq) {
      const article = document.getElementById(key);
      expect(article).toContainElement(screen.getByText(short));
      expect(article).toContainElement(screen.getByText(answer[0] ?? ""));
    }
  });

  test("leads to each question itself and on to where its answer is told at length", () => {
    draw();
    expect(screen.getByRole("link", { name: words.link })).toHaveAttribute("href", "#tuna");
    expect(screen.getByText("All about food")).toHaveAttribute("href", "/food");
  });

  test("lists what its answers rest on", () => {
    draw();
    const trust = screen.getByRole("region", { name: words.trust });
    const sources = [...trust.querySelectorAll("#sources li")].map((source) => source.textContent);
    expect(sources).toEqual(["NHS. Foods, 2024", "WHO. Caffeine, 2016"]);
  });

  test.each(["pregnancyFaq", "babyFaq"] as const)("shows no text key (%s)", (id) => {
    const { container } = draw(id);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test.each(["pregnancyFaq", "babyFaq"] as const)("has its own head (%s)", async (id) => {
    const context = contextOf(id, language);
    expect(await headOf(<Head data={dataIn(id, language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.titles[id]} – Ninni`,
      description: expect.stringMatching(words.descriptions[id]),
      ...addressesOf(context.paths, language),
    });
  });
});
