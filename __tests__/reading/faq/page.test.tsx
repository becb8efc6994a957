import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { faq } from "../../../src/content/records/questions";
import FaqPage, { Head } from "../../../src/reading/faq/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { formatDate } from "../../../src/text/formatDate";
import {
  contextFor,
  findLandmarks,
  headAddresses,
  leaveTo,
  rawKeysOn,
  renderHead,
  renderTemplate,
  shellFor,
} from "../../support/templates";
import { textsIn } from "../../support/texts";
import { addBehavioursTo } from "../../support/withScript";

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
const abroadSubject = (key: string) => ({ key, title: `Subject ${key}`, lines: [{ country: null, text: `Line ${key}.` }], sources: [] });
const question = (key: string, group: Queries.FaqGroup, verdict: Queries.FaqVerdict | null) => ({
  key,
  group,
  question: `Question ${key}?`,
  verdict,
  short: `Short answer to ${key}.`,
  answer: [`Long answer to ${key}.`],
  signs: key === "itch" ? [itch] : [],
  isDiscreet: key === "low" || null,
  links: key === "tuna" ? [{ path: "/food", text: "All about food" }] : null,
  written: "2026-11-01",
  nextReview: "2027-11-01",
  abroad: key === "fever" ? [{ key: "temperature", title: "Fahrenheit" }] : [],
  named: [],
});
/** Not in the order of the page. One was written first, another is the first due for review. */
const entries = {
  pregnancyFaq: [
    question("leave", "rights", null),
    { ...question("tuna", "food", "limit"), written: "2026-10-05" },
    { ...question("pain", "birth", null), nextReview: "2027-02-01" },
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
  abroad: { nodes: ["poison", "temperature"].map(abroadSubject) },
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

  test.each(["pregnancyFaq", "babyFaq"] as const)("has each question in its group, the most frequent first (%s)", (id) => {
    draw(id);
    expect(groups().map((group) => within(group).getByRole("heading", { level: 2 }).textContent)).toEqual(groupNames(id));
    const questions = groups().map((group) =>
      within(group)
        .getAllByRole("article")
        .map((article) => article.id),
    );
    expect(questions).toEqual(shown[id]);
  });

  test("has every possible group under its name", () => {
    const options = faq.shape.group.options;
    const nodes = options.map((group) => question(`in-${group}`, group, null));
    renderTemplate(FaqPage, { ...dataIn("babyFaq", language), faqs: { nodes } }, contextFor("babyFaq", language));
    for (const group of options) {
      const section = main().getByRole("region", { name: text(`group.${group}`) });
      expect(section.querySelector("article")).toHaveAttribute("id", `in-${group}`);
    }
  });

  test("has a table of contents with the groups", () => {
    draw();
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(groupNames("pregnancyFaq"));
    for (const link of links)
      expect(document.getElementById(link.getAttribute("href")?.slice(1) ?? "")).toHaveTextContent(link.textContent ?? "");
  });

  test("has links to the groups above them for phones, and to related pages", () => {
    draw();
    const chips = within(screen.getByRole("navigation", { name: text("jumpTo") })).getAllByRole("link");
    expect(chips.map((link) => link.textContent)).toEqual(groupNames("pregnancyFaq"));
    expect(main().getByRole("link", { name: text("pregnancyFaq.door") })).toHaveAttribute("href", pathTo("symptoms", language));
  });

  test("finds a question by words of its answer, says how many, and shows all again", async () => {
    document.documentElement.lang = language;
    const { container } = draw();
    await addBehavioursTo(container);
    const shownKeys = () =>
      main()
        .getAllByRole("article")
        .map((article) => article.id);
    await userEvent.type(screen.getByRole("searchbox"), "ANSWER to tuna");
    expect(shownKeys()).toEqual(["tuna"]);
    expect(groups()).toHaveLength(1);
    expect(screen.getByRole("status")).toHaveTextContent(text("find.count_one", { count: 1 }));
    await userEvent.clear(screen.getByRole("searchbox"));
    expect(shownKeys()).toEqual(shown.pregnancyFaq.flat());
  });

  test("says so if no question matches", async () => {
    document.documentElement.lang = language;
    const { container } = draw();
    await addBehavioursTo(container);
    await userEvent.type(screen.getByRole("searchbox"), "xyz");
    expect(main().queryByRole("article")).not.toBeInTheDocument();
    expect(screen.getByText(text("find.none"))).toBeVisible();
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

  test("links to each question and to the page with its full answer", () => {
    draw();
    // The link is after the answer it belongs to, inside the same question.
    const link = screen.getByRole("link", { name: text("faq.link", { question: "Question tuna?" }), hidden: true });
    expect(link).toHaveAttribute("href", "#tuna");
    expect(link.closest("details")).toContainElement(screen.getByText("Long answer to tuna."));
    expect(screen.getByText("All about food")).toHaveAttribute("href", "/food");
  });

  test("says whom to call below answers about a sign, and only there", () => {
    draw();
    expect(screen.getAllByText(text("callFor.numbers"))).toHaveLength(1);
    expect(document.getElementById("itch")).toHaveTextContent(`Your palms itch: ${text("short.today")}.`);
  });

  test("shows the date of its oldest answer, and the earliest date of review", () => {
    draw();
    const trust = screen.getByRole("region", { name: text("trust.title") });
    const fact = (label: string) => within(trust).getByText(text(label), { selector: "dt" }).nextElementSibling;
    expect(fact("trust.written")).toHaveTextContent(formatDate("2026-10-05", language));
    expect(fact("trust.nextReview")).toHaveTextContent(formatDate("2027-02-01", language, { month: "long", year: "numeric" }));
  });

  test("has the button that leaves at once with a question nobody should be seen reading, before its answer, and with no other", () => {
    draw();
    const button = screen.getByRole("link", { name: text("leave.now") });
    expect(button).toHaveAttribute("href", leaveTo);
    expect(document.getElementById("low")).toContainElement(button);
    expect(button.closest("details")).toBeNull();
    expect(button.closest(".no-print")).not.toBeNull();
  });

  test("lists the sources of its answers", () => {
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
