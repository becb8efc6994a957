import { screen, within } from "@testing-library/react";
import NeedsPage, { Head } from "../../../src/reading/needs/page";
import { type Language, languages } from "../../../src/routes/routes";
import { articleCard } from "../../support/reading";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const topic = (key: string, group: Queries.NeedTopicGroup, title: string) => ({
  key,
  group,
  title,
  lead: `Lead of ${group}.`,
  path: `/needs/${group}`,
});
const guide = (key: string, group: Queries.NeedTopicGroup, title: string, level: Queries.NeedGuideLevel) => ({
  key,
  level,
  picture: "pillow",
  title,
  summary: `About ${title}.`,
  topic: { key: key.slice(0, 4), group, path: `/needs/${group}` },
});
const dataIn = (language: Language): Queries.NeedsPageQuery => ({
  ...shellFor("products", language),
  topics: { nodes: [topic("UT-0", "pregnancy", "In pregnancy"), topic("UT-1", "baby", "For the baby")] },
  guides: {
    nodes: [
      guide("UT-1-1", "baby", "Cot", "must"),
      guide("UT-0-1", "pregnancy", "Pillow", "skip"),
      guide("UT-1-2", "baby", "Bath", "useful"),
    ],
  },
  articleTopics: { nodes: [{ key: "MT-18", title: "Before you buy", description: "Read this first.", path: "/topics/MT-18" }] },
  articles: { nodes: [articleCard("MT-18-1", { topic: { key: "MT-18", title: "Before you buy" } })] },
});

const tr = textsIn("tr", "needs", "common");
const en = textsIn("en", "needs", "common");
const expected = {
  tr: { title: tr("needs.title"), description: tr("needs.description"), all: tr("needs.readAll") },
  en: { title: en("needs.title"), description: en("needs.description"), all: en("needs.readAll") },
} as const;

describe.each(languages)("the need guides (%s)", (language) => {
  const words = expected[language];
  const context = contextFor("products", language);
  const draw = () => renderTemplate(NeedsPage, dataIn(language), context);

  test("have their heading inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("are grouped by topic", () => {
    draw();
    const titlesOf = (name: string) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("heading", { level: 3 })
        .map((heading) => heading.textContent);
    expect(titlesOf("In pregnancy")).toEqual(["Pillow"]);
    expect(titlesOf("For the baby")).toEqual(["Cot", "Bath"]);
  });

  test("are followed by what to read before buying", () => {
    draw();
    const articles = within(screen.getByRole("region", { name: "Before you buy" }));
    expect(articles.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/topics/MT-18", "/articles/MT-18-1"]);
  });

  test("lead to all guides of a topic", () => {
    draw();
    const baby = within(screen.getByRole("region", { name: "For the baby" }));
    expect(baby.getByText("Lead of baby.")).toBeInTheDocument();
    expect(baby.getByRole("link", { name: words.all })).toHaveAttribute("href", "/needs/baby");
    expect(baby.getByRole("link", { name: "Bath" })).toHaveAttribute("href", "/needs/baby#UT-1-2");
  });

  test("show no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("have their own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});
