import { screen, within } from "@testing-library/react";
import TopicPage, { Head } from "../../../src/reading/topic/page";
import { type Language, languages } from "../../../src/routes/routes";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../../support/templates";
import { textsIn } from "../../support/texts";

const paths = { tr: "/hafta-hamile-gebelik-takibi/beslenme", en: "/en/week-pregnant-tracking/food" };

const article = (key: string, title: string) => ({
  key,
  stage: "pregnant",
  path: `/articles/${key}`,
  title,
  picture: "article-food",
  written: "2026-11-01",
  topic: { title: "Food" },
  sections: [{ text: ["One."], list: null }],
});
const dataIn = (language: Language): Queries.TopicPageQuery => ({
  ...shellOf("pregnancyTopic", language),
  topic: { title: "Food in pregnancy", description: "What to eat, week by week." },
  articles: { nodes: [article("MT-0-1", "Eating for one"), article("MT-0-2", "Drinking enough")] },
  topics: { nodes: [{ title: "Sleep", path: "/topics/sleep" }] },
});

describe.each(languages)("a topic's page (%s)", (language) => {
  const context = contextOf("pregnancyTopic", language, paths);
  const draw = () => renderTemplate(TopicPage, dataIn(language), context);

  test("has its title and what it is about, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Food in pregnancy");
    expect(screen.getByText("What to eat, week by week.")).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("leads to its articles in the order of the data", () => {
    draw();
    const cards = within(screen.getByRole("main")).getAllByRole("article");
    expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(["/articles/MT-0-1", "/articles/MT-0-2"]);
  });

  test("leads to the other topics", () => {
    draw();
    const topics = within(screen.getByRole("region", { name: textsIn(language, "article")("otherTopics") }));
    expect(topics.getByRole("link", { name: "Sleep" })).toHaveAttribute("href", "/topics/sleep");
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await headOf(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: "Food in pregnancy – Ninni",
      description: "What to eat, week by week.",
      ...addressesOf(paths, language),
    });
  });
});
