import { screen, within } from "@testing-library/react";
import { ArticleCard } from "../../src/reading/ArticleCard";
import { renderIn } from "../support/render";

const article = {
  key: "MT-0-1",
  path: "/en/articles/pregnant/food/mt-0-1",
  title: "Eating in pregnancy",
  picture: "article-food",
  written: "2026-11-01",
  topic: { title: "Food" },
  minutes: 2,
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
  renderIn("en", <ArticleCard article={{ ...article, minutes: 1 }} />);
  expect(screen.getByText(/^1 minute ·/)).toBeInTheDocument();
});

test("shows its drawing as decoration", () => {
  renderIn("en", <ArticleCard article={article} />);
  const cover = within(screen.getByRole("figure")).getByAltText("");
  expect(cover).toHaveAttribute("src", "/covers/article-food-960.webp");
  expect(cover).toHaveAttribute("loading", "lazy");
});
