import { screen, within } from "@testing-library/react";
import { ArticleCard, minutesOf } from "../../src/reading/ArticleCard";
import { renderIn } from "../support/render";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
const article = {
  key: "MT-0-1",
  path: "/en/articles/pregnant/food/mt-0-1",
  title: "Eating in pregnancy",
  picture: "article-food",
  written: "2026-11-01",
  topic: { title: "Food" },
  sections: [{ text: [words(300)], list: null }],
};

test("leads to the article by its title", () => {
  renderIn("en", <ArticleCard article={article} />);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("heading", { name: "Eating in pregnancy", level: 3 })).toBeInTheDocument();
  expect(card.getByRole("link", { name: "Eating in pregnancy" })).toHaveAttribute("href", article.path);
  expect(card.getAllByRole("link")).toHaveLength(1);
});

test.each([
  ["en", "2 minutes · Written November 2026"],
  ["tr", "2 dakika · Yazıldı: Kasım 2026"],
] as const)("names topic, minutes and month (%s)", (language, facts) => {
  renderIn(language, <ArticleCard article={article} />);
  expect(screen.getByText("Food")).toBeInTheDocument();
  expect(screen.getByText(facts)).toBeInTheDocument();
});

test("says one minute in the singular", () => {
  renderIn("en", <ArticleCard article={{ ...article, sections: [{ text: [words(180)], list: null }] }} />);
  expect(screen.getByText(/^1 minute ·/)).toBeInTheDocument();
});

test("shows its drawing as decoration", () => {
  renderIn("en", <ArticleCard article={article} />);
  expect(within(screen.getByRole("figure")).getByAltText("")).toHaveAttribute("src", "/illustrations/article-food.svg");
});

describe("minutesOf", () => {
  test.each([
    [1, 1],
    [269, 1],
    [270, 2],
    [900, 5],
  ])("takes %i words for %i minutes at 180 a minute", (count, minutes) => {
    expect(minutesOf([{ text: [words(count)], list: null }])).toBe(minutes);
  });

  test("is never less than one, even for nothing", () => {
    expect(minutesOf([])).toBe(1);
  });

  test("counts paragraphs and lists of all sections", () => {
    expect(
      minutesOf([
        { text: [words(90), words(90)], list: [words(90), words(90)] },
        { text: [words(180)], list: null },
      ]),
    ).toBe(3);
  });

  test("leaves the text as it is", () => {
    const sections = Object.freeze([Object.freeze({ text: Object.freeze(["one two"]), list: null })]);
    expect(minutesOf(sections)).toBe(1);
  });
});
