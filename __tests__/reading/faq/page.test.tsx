import { screen, within } from "@testing-library/react";
import FaqPage, { Head } from "../../../src/reading/faq/page";
import { type Language, languages } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

type Id = "pregnancyFaq" | "babyFaq";

const nhs = { key: "nhs", publisher: "NHS", title: "Foods", year: 2024, url: "https://nhs.uk/f" };
const who = { key: "who", publisher: "WHO", title: "Caffeine", year: 2016, url: "https://who.int/c" };
const itch = {
  key: "itch-palms-soles",
  text: "Your palms itch",
  weekFrom: null,
  weekTo: null,
  tiers: (["before20", "from20"] as const).map((stage) => ({ stage, tier: "today" as const })),
};
const question = (key: string, group: Queries.FaqGroup, verdict: Queries.FaqVerdict | null) => ({
  key,
  group,
  question: `Question ${key}?`,
  verdict,
  short: `Short answer to ${key}.`,
  answer: [`Long answer to ${key}.`],
  signs: key === "itch" ? [itch] : [],
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
    question("loss", "loss", null),
    question("pill", "medicine", "no"),
    question("low", "mind", null),
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
  pregnancyFaq: [["tuna", "cheese"], ["itch"], ["bath"], ["scan"], ["pain"], ["low"], ["pill"], ["loss"], ["leave"]],
  babyFaq: [["bottle"], ["pillow"], ["fever"], ["bathing"], ["words"], ["cot"], ["rest"]],
};
const dataIn = (id: Id, language: Language): Queries.FaqPageQuery => ({
  ...shellFor(id, language),
  faqs: { nodes: entries[id] },
  sources: { nodes: [nhs, who] },
});

const groupsShown = {
  pregnancyFaq: ["food", "body", "daily", "tests", "birth", "mind", "medicine", "loss", "rights"],
  babyFaq: ["feeding", "sleep", "health", "care", "development", "safety", "parents"],
};
const verdicts = {
  tuna: "limit",
  cheese: "no",
  itch: "ask",
  bath: "depends",
  scan: "yes",
  pain: null,
  low: null,
  pill: "no",
  loss: null,
  leave: null,
};

describe.each(languages)("a page of questions (%s)", (language) => {
  const text = textsIn(language, "faq", "triage", "common");
  const groupNames = (id: Id) => groupsShown[id].map((group) => text(`group.${group}`));
  const draw = (id: Id = "pregnancyFaq") => renderTemplate(FaqPage, dataIn(id, language), contextFor(id, language));
  const main = () => within(screen.getByRole("main"));

  const groups = () => {
    const sections = main()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.closest("section"));
    return sections.filter((section): section is HTMLElement => section?.querySelector("article") != null);
  };

  test.each(["pregnancyFaq", "babyFaq"] as const)("has its heading, inside the site (%s)", (id) => {
    draw(id);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text(`${id}.title`));
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test.each(["pregnancyFaq", "babyFaq"] as const)("has each question in its group, what is asked most first (%s)", (id) => {
    draw(id);
    expect(groups().map((group) => within(group).getByRole("heading", { level: 2 }).textContent)).toEqual(groupNames(id));
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
    expect(links.map((link) => link.textContent)).toEqual(groupNames("pregnancyFaq"));
    for (const link of links)
      expect(document.getElementById(link.getAttribute("href")?.slice(1) ?? "")).toHaveTextContent(link.textContent ?? "");
  });

  test("answers each question in a word where there is one, in a line and in full", () => {
    draw();
    const headings = main()
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent?.trim());
    expect(headings).toEqual(
      Object.entries(verdicts).map(([key, verdict]) => `Question ${key}? ${verdict ? text(`verdict.${verdict}`) : ""}`.trim()),
    );
    for (const { key, short, answer } of entries.pregnancyFaq) {
      const article = document.getElementById(key);
      expect(article).toContainElement(screen.getByText(short));
      expect(article).toContainElement(screen.getByText(answer[0] ?? ""));
    }
  });

  test("leads to each question itself and on to where its answer is told at length", () => {
    draw();
    expect(screen.getByRole("link", { name: text("faq.link", { question: "Question tuna?" }) })).toHaveAttribute("href", "#tuna");
    expect(screen.getByText("All about food")).toHaveAttribute("href", "/food");
  });

  test("says under an answer about a sign whom to call, and under no other", () => {
    draw();
    expect(screen.getAllByText(text("callFor"))).toHaveLength(1);
    expect(document.getElementById("itch")).toHaveTextContent(`Your palms itch: ${text("short.today")}.`);
  });

  test("lists what its answers rest on", () => {
    draw();
    const trust = screen.getByRole("region", { name: text("trust.title") });
    const sources = [...trust.querySelectorAll("#sources li")].map((source) => source.textContent);
    expect(sources).toEqual(["NHS. Foods, 2024", "WHO. Caffeine, 2016"]);
  });

  test.each(["pregnancyFaq", "babyFaq"] as const)("shows no text key (%s)", (id) => {
    const { container } = draw(id);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test.each(["pregnancyFaq", "babyFaq"] as const)("has its own head (%s)", async (id) => {
    const context = contextFor(id, language);
    expect(await renderHead(<Head data={dataIn(id, language)} pageContext={context} />)).toEqual({
      language,
      title: `${text(`${id}.title`)} – Ninni`,
      description: text(`${id}.description`),
      ...headAddresses(context.paths, language),
    });
  });
});
