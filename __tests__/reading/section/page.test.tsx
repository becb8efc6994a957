import { screen, within } from "@testing-library/react";
import { listsOfSection } from "../../../src/content/recordPages";
import SectionPage, { Head } from "../../../src/reading/section/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { articleCard } from "../../support/reading";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const sections = ["pregnancy", "planning", "birth", "child"] as const;
type Id = (typeof sections)[number];

const article = articleCard("MT-0-1", { title: "Eating in pregnancy" });
const topic = (key: string, title: string) => ({ key, title, description: `About ${title}.`, path: `/topics/${key}` });
const dataIn = (id: Id, language: Language): Queries.SectionPageQuery => ({
  ...shellFor(id, language),
  topics: { nodes: [topic("MT-0", "Food"), topic("MT-7", "Empty"), topic("MT-9", "Loss")] },
  articles: { nodes: [article] },
  remedies: { nodes: [{ title: "What helps with heartburn?", path: "/heartburn" }] },
});

/** The links of each section, most needed first. */
const guides = {
  pregnancy: [
    ...["pregnancyWeeks", "symptoms", "pregnancyChecklists", "pregnancyNutritionMonths", "pregnancyFaq", "dueDate"],
    ...["monthsPregnant", "names", "community"],
  ],
  planning: ["ovulation", "pregnancyQuiz", "ivf", "pregnancyWeeks", "symptoms", "pregnancyFaq", "dueDate", "budget", "community"],
  birth: [
    ...["babyWeeks", "babyNutritionMonths", "vaccineCalendar", "growthPercentile", "firstAidTopics", "babyFaq"],
    ...["names", "milestoneChecklists", "community"],
  ],
  child: [
    ...["milestoneChecklists", "babyActivities", "babyNutritionMonths", "growthPercentile", "firstAidTopics", "babyFaq"],
    ...["babyWeeks", "vaccineCalendar", "community"],
  ],
};

const contextIn = (id: Id, language: Language) => ({ ...contextFor(id, language), lists: listsOfSection(id) });

const expectedIn = (language: Language) => {
  const t = textsIn(language, "section", "common");
  return {
    titles: { pregnancy: t("pregnancy.title"), planning: t("planning.title"), birth: t("birth.title"), child: t("child.title") },
    guides: t("guides"),
    parts: [t("topics"), t("newest"), t("remedies")],
  };
};

describe.each(languages)("a section of the site (%s)", (language) => {
  const words = expectedIn(language);
  const text = textsIn(language);
  const draw = (id: Id = "pregnancy", data = dataIn(id, language)) => renderTemplate(SectionPage, data, contextIn(id, language));
  const main = () => within(screen.getByRole("main"));
  const parts = () =>
    main()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent);

  test.each(sections)("has its heading and lead, inside the site (%s)", (id) => {
    draw(id);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.titles[id]);
    expect(screen.getByText(text(`${id}.lead`))).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test.each(sections)("links to its guides and tools, most needed first, with a line about each (%s)", (id) => {
    draw(id);
    const cards = guides[id].map((guide) => {
      const link = main().getByRole("link", { name: text(`guide.${guide}`) });
      expect(link.closest("article")).toHaveTextContent(text(`guide.${guide}.text`));
      return link;
    });
    expect(cards.map((link) => link.getAttribute("href"))).toEqual(guides[id].map((guide) => pathTo(guide as "tools", language)));
    const inOrder = main()
      .getAllByRole("link")
      .filter((link) => cards.includes(link));
    expect(inOrder).toEqual(cards);
    // One topic and one article of the section follow them.
    expect(main().getAllByRole("article")).toHaveLength(cards.length + 2);
  });

  test("has its parts in order", () => {
    draw();
    expect(parts()).toEqual([words.guides, ...words.parts]);
  });

  test("links to topics, articles and remedies, each in its part", () => {
    draw();
    const links = words.parts.map((name) => within(screen.getByRole("region", { name })).getByRole("link"));
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Food", "/topics/MT-0"],
      ["Eating in pregnancy", "/articles/MT-0-1"],
      ["What helps with heartburn?", "/heartburn"],
    ]);
  });

  test("names the topic of a loss last, in a sentence and without a card, and no topic without articles", () => {
    draw();
    const loss = main().getByRole("link", { name: "Loss" });
    expect(loss).toHaveAttribute("href", "/topics/MT-9");
    expect(loss.closest("article, li")).toBeNull();
    expect(main().getAllByRole("link").at(-1)).toBe(loss);
    expect(main().queryByRole("link", { name: "Empty" })).not.toBeInTheDocument();
  });

  test("has no heading for parts the section does not have", () => {
    const data = { ...dataIn("birth", language), articles: { nodes: [] }, topics: { nodes: [] } };
    // As the query leaves it out; the generated type does not know that the field may be missing.
    Reflect.deleteProperty(data, "remedies");
    draw("birth", data);
    expect(parts()).toEqual([words.guides]);
  });

  test.each(sections)("shows no text key (%s)", (id) => {
    const { container } = draw(id);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test.each(sections)("has its own head (%s)", async (id) => {
    const context = contextFor(id, language);
    expect(await renderHead(<Head data={dataIn(id, language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.titles[id]} – Ninni`,
      description: textsIn(language, "section")(`${id}.description`),
      ...headAddresses(context.paths, language),
    });
  });
});
