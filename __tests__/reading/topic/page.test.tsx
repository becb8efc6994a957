import { screen, within } from "@testing-library/react";
import TopicPage, { Head } from "../../../src/reading/topic/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { articleCard } from "../../support/reading";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const paths = { tr: "/hafta-hamile-gebelik-takibi/beslenme", en: "/en/week-pregnant-tracking/food" };

const article = (key: string, title: string) => ({ ...articleCard(key, { title }), lead: `Answer of ${key}.` });
const dataIn = (language: Language): Queries.TopicPageQuery => ({
  ...shellFor("pregnancyTopic", language),
  topic: { key: "MT-0", section: "pregnancy", title: "Food in pregnancy", description: "What to eat, week by week." },
  articles: { nodes: [article("MT-0-1", "Eating for one"), article("MT-0-2", "Drinking enough")] },
  topics: { nodes: [{ key: "MT-5", title: "Sleep", path: "/topics/sleep" }] },
});

describe.each(languages)("a topic's page (%s)", (language) => {
  const context = contextFor("pregnancyTopic", language, paths);
  const draw = (data = dataIn(language)) => renderTemplate(TopicPage, data, context);

  test("has its title and what it is about, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Food in pregnancy");
    expect(screen.getByText("What to eat, week by week.")).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("leads to its articles in the order of the data", () => {
    draw();
    const cards = within(screen.getByRole("main")).getAllByRole("article");
    expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(["/articles/MT-0-1", "/articles/MT-0-2"]);
  });

  test("has a breadcrumb to its section", () => {
    draw();
    const crumbs = within(screen.getByRole("navigation", { name: textsIn(language)("nav.crumbs") }));
    expect(crumbs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      pathTo("home", language),
      pathTo("pregnancy", language),
    ]);
  });

  test("of a loss is a plain list: no cover, no other topics, no popup", () => {
    const { topic, ...data } = dataIn(language);
    draw({ ...data, topic: topic && { ...topic, key: "MT-9" } });
    const main = screen.getByRole("main");
    expect(within(main).queryByRole("article")).not.toBeInTheDocument();
    expect(main.querySelector("img")).toBeNull();
    expect(document.getElementById("topics")).toBeNull();
    expect(document.querySelector("[data-behaviour=promo]")).toBeNull();
    expect(within(main).getByText("Answer of MT-0-2.")).toBeInTheDocument();
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

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: "Food in pregnancy – Ninni",
      description: "What to eat, week by week.",
      ...headAddresses(paths, language),
    });
  });
});
