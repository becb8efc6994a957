import { act, screen, within } from "@testing-library/react";
import HomePage, { Head } from "../../../src/reading/home/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { FakeObserver, fakeObservers } from "../../support/screen";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor, stores } from "../../support/templates";
import { textsIn } from "../../support/texts";
import { addBehavioursTo } from "../../support/withScript";

const guide = (key: string, group: Queries.NeedTopicGroup) => ({
  key,
  level: "must" as const,
  picture: "pillow",
  title: `Guide ${key}`,
  summary: `About ${key}.`,
  topic: { key: key.slice(0, 4), group, path: `/needs/${group}` },
});
const article = (key: string, stage: string) => ({
  key,
  stage,
  path: `/articles/${key}`,
  title: `Article ${key}`,
  picture: "article-food",
  written: "2026-11-01",
  topic: { key: "MT-0", title: "Food" },
  minutes: 3,
});
const question = (name: string, stage: string, over: object = {}) => ({
  stage,
  path: `/questions/${name}`,
  question: `Question ${name}`,
  subject: "tests",
  signs: null,
  links: [{ record: null }],
  ...over,
});
const dataIn = (language: Language): Queries.HomePageQuery => ({
  ...shellFor("home", language),
  sizes: {
    nodes: [
      { week: 12, crownRumpCm: 5.4, crownHeelCm: null },
      { week: 24, crownRumpCm: null, crownHeelCm: 32.2 },
    ],
  },
  trend: {
    pregnancy: [{ title: "Winter coughs", path: "/trend/coughs" }],
    baby: [{ title: "Bathing in winter", path: "/trend/bath" }],
  },
  guides: { nodes: [guide("UT-0-1", "pregnancy"), guide("UT-1-1", "baby")] },
  articles: {
    nodes: [
      ...["MT-0-1", "MT-0-2", "MT-0-3", "MT-0-4"].map((key) => article(key, "pregnant")),
      article("MT-1-1", "planning"),
      article("MT-2-1", "new-mother"),
      article("MT-3-1", "mother"),
    ],
  },
  symptoms: { nodes: [{ title: "Headaches", path: "/symptom/headaches" }] },
  questions: {
    nodes: [
      question("red", "pregnant", { signs: [{ stage: "from20" as const }] }),
      question("loss", "pregnant", { links: [{ record: "MT-9-2" }] }),
      question("calm", "pregnant"),
      question("second", "pregnant"),
      question("crying", "new-mother"),
    ],
  },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "home", "common");
  return {
    title: `Ninni – ${t("headTitle")}`,
    regions: [t("quick.title"), t("needs.title")],
    trend: { tr: "Kasım", en: "November" }[language],
    rump: { tr: "5,4 cm", en: "5.4 cm" }[language],
    heel: { tr: "32,2 cm", en: "32.2 cm" }[language],
    stages: [t("stage.pregnant"), t("stage.planning"), t("stage.new-mother"), t("stage.mother")],
  };
};

beforeEach(fakeObservers);

const textOf = (language: Language, key: string): string => {
  const texts = shellFor("home", language).locales.edges.find(({ node }) => node.ns === "home")?.node.data ?? "{}";
  return (JSON.parse(texts) as Record<string, string>)[key] ?? "";
};

describe.each(languages)("the home page (%s)", (language) => {
  const words = expectedIn(language);
  const context = { ...contextFor("home", language), month: 11 };
  const draw = (data = dataIn(language)) => renderTemplate(HomePage, data, context);

  test("has one heading and one question, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(textOf(language, "hero.title"));
    expect(screen.getByRole("group", { name: textOf(language, "findWeek.legend.any") })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: textOf(language, "findWeek.submit") })).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("leads to symptoms one by one and to all of them", () => {
    draw();
    const ways = within(screen.getByRole("navigation", { name: textOf(language, "symptoms.title") })).getAllByRole("link");
    expect(ways.map((link) => link.getAttribute("href"))).toEqual(["/symptom/headaches", pathTo("symptoms", language)]);
  });

  test("has its parts in order", () => {
    draw();
    const parts = within(screen.getByRole("main")).getAllByRole("region");
    expect(parts.map((part) => part.getAttribute("aria-labelledby"))).toEqual([
      "quick",
      "growth",
      "colours",
      "needs",
      "articles",
      "questions",
      "process",
      "app",
    ]);
    for (const name of words.regions) expect(screen.getByRole("region", { name })).toBeInTheDocument();
  });

  test("says how each length was measured and leads to the week", () => {
    draw();
    const rail = within(screen.getByRole("list", { name: textOf(language, "growth.title") }));
    const [early, late] = rail.getAllByRole("link");
    expect(early).toHaveTextContent(words.rump + textOf(language, "growth.rump"));
    expect(early).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "12" }));
    expect(late).toHaveTextContent(words.heel + textOf(language, "growth.heel"));
    expect(late).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));
  });

  test("names the month of the topics it suggests", () => {
    draw();
    expect(screen.getByRole("heading", { name: new RegExp(words.trend) })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Winter coughs" })).toHaveAttribute("href", "/trend/coughs");
    expect(screen.getByText("Bathing in winter")).toBeInTheDocument();
  });

  test("leaves the suggestions out in a month without any, and still says what the four tiers mean", () => {
    draw({ ...dataIn(language), trend: null });
    const legend = within(screen.getByRole("region", { name: textOf(language, "colours.title") }));
    expect(legend.getAllByRole("listitem").map((item) => item.querySelector("b")?.textContent)).toEqual(
      ["call112", "now", "today", "home"].map((tier) => textOf(language, `legend.${tier}`)),
    );
    expect(screen.queryByRole("heading", { name: new RegExp(words.trend) })).not.toBeInTheDocument();
    expect(screen.queryByText("Winter coughs")).not.toBeInTheDocument();
  });

  test("has guides and articles as links before the script of their cards loads", () => {
    draw();
    expect(screen.getByRole("link", { name: /^Guide UT-0-1/ })).toHaveAttribute("href", "/needs/pregnancy#UT-0-1");
    expect(screen.getByRole("link", { name: /^Guide UT-1-1/ })).toHaveAttribute("href", "/needs/baby#UT-1-1");
    expect(screen.getAllByRole("link", { name: /^Article MT/ })).toHaveLength(6);
  });

  test("shows them as cards by stage, three articles each, once they are in view", async () => {
    const { container } = draw();
    await addBehavioursTo(container);
    await act(async () => {
      for (const observer of FakeObserver.made) observer.see(0.1);
    });
    const needs = await screen.findByRole("group", { name: textOf(language, "needs.choose") });
    expect(within(needs).getAllByRole("radio")).toHaveLength(2);
    const stages = await screen.findByRole("group", { name: textOf(language, "articles.choose") });
    expect(within(stages).getAllByRole("radio")).toHaveLength(4);
    for (const name of words.stages) expect(within(stages).getByRole("radio", { name })).toBeInTheDocument();
    const articles = within(screen.getByRole("region", { name: textOf(language, "articles.title") }));
    expect(articles.getAllByRole("article", { hidden: true }).map((card) => within(card).getByText(/^Article/).textContent)).toEqual([
      "Article MT-0-1",
      "Article MT-0-2",
      "Article MT-0-3",
      "Article MT-1-1",
      "Article MT-2-1",
      "Article MT-3-1",
    ]);
    const all = articles.getAllByRole("link", { hidden: true, name: new RegExp(`^${textOf(language, "articles.all")}`) });
    expect(all.map((link) => link.getAttribute("href"))).toEqual(
      (["pregnancy", "planning", "birth", "child"] as const).map((section) => pathTo(section, language)),
    );
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("shows one question for each stage, none about a danger sign or a loss", () => {
    draw();
    const questions = within(screen.getByRole("region", { name: textOf(language, "questions.title") }));
    expect(questions.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      pathTo("community", language),
      "/questions/calm",
      "/questions/crying",
    ]);
  });

  test("says what the four colours of the warning cards mean, most urgent first", () => {
    draw();
    const colours = screen.getByRole("heading", { name: textOf(language, "colours.title") });
    const legend = [...(colours.closest("section")?.querySelectorAll("li:has(b)") ?? [])];
    expect(legend.map((item) => item.textContent)).toEqual(
      ["call112", "now", "today", "home"].map((tier) => `${textOf(language, `legend.${tier}`)} ${textOf(language, `legend.${tier}.text`)}`),
    );
  });

  test("leads to both stores at its end", () => {
    draw();
    const app = within(screen.getByRole("region", { name: textOf(language, "app.title") }));
    expect(app.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([stores.ios, stores.android]);
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: words.title,
      description: textOf(language, "description"),
      ...headAddresses(context.paths, language),
    });
  });
});
