import { screen, within } from "@testing-library/react";
import ArticlePage, { Head } from "../../../src/reading/article/page";
import { type Language, languages } from "../../../src/routes/routes";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../../support/templates";
import { textsIn } from "../../support/texts";

const paths = { tr: "/makaleler/hamile/beslenme/MT-0-1", en: "/en/articles/pregnant/food/MT-0-1" };

const article = {
  title: "Eating in pregnancy",
  description: "What to eat and what to leave.",
  lead: "You do not eat for two.",
  picture: "article-food",
  written: "2026-11-01",
  nextReview: "2027-11-01",
  topic: { title: "Food", path: "/topics/food" },
  sections: [
    { key: "plate", heading: "Your plate", text: ["Half of it vegetables."], list: ["Beans"], links: null },
    { key: "leave", heading: "What to leave", text: ["Raw milk."], list: null, links: [{ path: "/topics/food", text: "All about food" }] },
  ],
  related: [
    {
      key: "MT-0-2",
      stage: "pregnant",
      path: "/articles/MT-0-2",
      title: "Sleep",
      picture: "article-sleep",
      written: "2026-10-01",
      topic: { title: "Rest" },
      sections: [{ text: ["One."], list: null }],
    },
  ],
  sources: [{ key: "who", publisher: "WHO", title: "Nutrition", year: 2016, url: "https://who.int/n" }],
};
const dataIn = (language: Language): Queries.ArticlePageQuery => ({ ...shellOf("article", language), article });

const tr = textsIn("tr", "article", "common");
const en = textsIn("en", "article", "common");
const expected = {
  tr: { related: tr("related"), facts: "1 dakika · Yazıldı: Kasım 2026", trust: tr("trust.title") },
  en: { related: en("related"), facts: "1 minute · Written November 2026", trust: en("trust.title") },
} as const;

describe.each(languages)("an article's page (%s)", (language) => {
  const words = expected[language];
  const context = contextOf("article", language, paths);
  const draw = (data = dataIn(language)) => renderTemplate(ArticlePage, data, context);
  const main = () => within(screen.getByRole("main"));

  test("has its title and lead, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Eating in pregnancy");
    expect(screen.getByText("You do not eat for two.")).toBeInTheDocument();
    expect(screen.getByText(words.facts)).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("leads up to its topic", () => {
    draw();
    const crumbs = main().getAllByRole("navigation")[0];
    expect(within(crumbs ?? document.body).getByRole("link", { name: "Food" })).toHaveAttribute("href", "/topics/food");
  });

  test("has its sections, each reachable from the list beside the text", () => {
    draw();
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Your plate", "#plate"],
      ["What to leave", "#leave"],
    ]);
    for (const name of ["Your plate", "What to leave"]) expect(main().getByRole("heading", { name, level: 2 })).toBeInTheDocument();
    for (const text of ["Half of it vegetables.", "Beans", "Raw milk."]) expect(screen.getByText(text)).toBeInTheDocument();
  });

  test("says how it was made and what it rests on", () => {
    draw();
    expect(screen.getByRole("region", { name: words.trust })).toHaveTextContent("WHO. Nutrition, 2016");
  });

  test("leads on to related articles, and has no heading without any", () => {
    const { unmount } = draw();
    const related = within(screen.getByRole("region", { name: words.related }));
    expect(related.getByRole("link", { name: "Sleep" })).toHaveAttribute("href", "/articles/MT-0-2");
    unmount();
    draw({ ...dataIn(language), article: { ...article, related: [] } });
    expect(document.getElementById("related")).toBeNull();
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await headOf(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: "Eating in pregnancy – Ninni",
      description: "What to eat and what to leave.",
      ...addressesOf(paths, language),
    });
  });
});
