import { screen, within } from "@testing-library/react";
import SectionPage, { Head } from "../../../src/reading/section/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../../support/templates";
import { textsIn } from "../../support/texts";

const sections = ["pregnancy", "planning", "birth", "child"] as const;
type Id = (typeof sections)[number];

const article = {
  key: "MT-0-1",
  stage: "pregnant",
  path: "/articles/MT-0-1",
  title: "Eating in pregnancy",
  picture: "article-food",
  written: "2026-11-01",
  topic: { title: "Food" },
  sections: [{ text: ["One."], list: null }],
};
const dataIn = (id: Id, language: Language): Queries.SectionPageQuery => ({
  ...shellOf(id, language),
  topics: { nodes: [{ title: "Rest", path: "/topics/rest" }] },
  articles: { nodes: [article] },
  remedies: { nodes: [{ title: "What helps with heartburn?", path: "/heartburn" }] },
});

/** Where each section leads, in the order of need. */
const guides = {
  pregnancy: ["pregnancyWeeks", "symptoms", "pregnancyChecklists", "pregnancyNutritionMonths", "pregnancyFaq", "dueDate"],
  planning: ["ovulation", "pregnancyTest", "ivf", "pregnancyWeeks", "symptoms", "pregnancyFaq"],
  birth: ["babyWeeks", "babyNutritionMonths", "vaccineCalendar", "growthPercentile", "firstAidTopics", "babyFaq"],
  child: ["milestoneChecklists", "babyActivities", "babyNutritionMonths", "growthPercentile", "firstAidTopics", "babyFaq"],
} as const;

const tr = textsIn("tr", "section", "common");
const en = textsIn("en", "section", "common");
const expected = {
  tr: {
    titles: { pregnancy: tr("pregnancy.title"), planning: tr("planning.title"), birth: tr("birth.title"), child: tr("child.title") },
    guides: tr("guides"),
    parts: [tr("remedies"), tr("articles"), tr("topics")],
  },
  en: {
    titles: { pregnancy: en("pregnancy.title"), planning: en("planning.title"), birth: en("birth.title"), child: en("child.title") },
    guides: en("guides"),
    parts: [en("remedies"), en("articles"), en("topics")],
  },
} as const;

describe.each(languages)("a section of the site (%s)", (language) => {
  const words = expected[language];
  const text = textsIn(language);
  const draw = (id: Id = "pregnancy", data = dataIn(id, language)) => renderTemplate(SectionPage, data, contextOf(id, language));
  const main = () => within(screen.getByRole("main"));
  const parts = () =>
    main()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent);

  test.each(sections)("has its heading and lead, inside the site (%s)", (id) => {
    draw(id);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.titles[id]);
    expect(screen.getByText(text(`${id}.lead`))).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test.each(sections)("leads to its guides and tools in the order of need, with a line about each (%s)", (id) => {
    draw(id);
    const cards = guides[id].map((guide) => {
      const link = main().getByRole("link", { name: text(`guide.${guide}`) });
      expect(link.closest("article")).toHaveTextContent(text(`guide.${guide}.text`));
      return link;
    });
    expect(cards.map((link) => link.getAttribute("href"))).toEqual(guides[id].map((guide) => pathTo(guide, language)));
    const inOrder = main()
      .getAllByRole("link")
      .filter((link) => cards.includes(link));
    expect(inOrder).toEqual(cards);
    // One article of the section comes after them.
    expect(main().getAllByRole("article")).toHaveLength(cards.length + 1);
  });

  test("has its parts in their order", () => {
    draw();
    expect(parts()).toEqual([words.guides, ...words.parts]);
  });

  test("leads to remedies, articles and topics, each in its part", () => {
    draw();
    const links = words.parts.map((name) => within(screen.getByRole("region", { name })).getByRole("link"));
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["What helps with heartburn?", "/heartburn"],
      ["Eating in pregnancy", "/articles/MT-0-1"],
      ["Rest", "/topics/rest"],
    ]);
  });

  test("has no heading for what the section has not", () => {
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
    const context = contextOf(id, language);
    expect(await headOf(<Head data={dataIn(id, language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.titles[id]} – Ninni`,
      description: textsIn(language, "section")(`${id}.description`),
      ...addressesOf(context.paths, language),
    });
  });
});
