import { screen, within } from "@testing-library/react";
import { ArticleTabs } from "../../../src/reading/home/ArticleTabs";
import { NeedTabs } from "../../../src/reading/home/NeedTabs";
import { renderIn } from "../../support/render";

const guide = (key: string) => ({
  key,
  level: "must" as const,
  picture: "pillow",
  title: `Guide ${key}`,
  summary: "x",
  topic: { path: "/needs" },
});

test("shows four guides of each group at most, in their order", () => {
  renderIn(
    "en",
    <NeedTabs
      label="Pregnancy or baby?"
      tabs={[
        { key: "pregnancy", name: "Pregnancy", guides: ["1", "2", "3", "4", "5"].map(guide) },
        { key: "baby", name: "Baby", guides: [guide("6")] },
      ]}
    />,
  );
  expect(within(screen.getByRole("group", { name: "Pregnancy or baby?" })).getAllByRole("radio")).toHaveLength(2);
  expect(screen.getAllByRole("heading", { hidden: true }).map((heading) => heading.textContent)).toEqual([
    "Guide 1",
    "Guide 2",
    "Guide 3",
    "Guide 4",
    "Guide 6",
  ]);
});

test("shows the articles of each stage", () => {
  const article = {
    key: "a",
    path: "/articles/a",
    title: "Sleep",
    picture: "article-sleep",
    written: "2026-11-01",
    topic: { title: "Rest" },
    minutes: 3,
  };
  renderIn(
    "en",
    <ArticleTabs label="Which stage?" all="See all" tabs={[{ key: "pregnant", name: "Pregnant", href: "/all", articles: [article] }]} />,
  );
  expect(screen.getByRole("radio", { name: "Pregnant" })).toBeChecked();
  expect(screen.getByRole("link", { name: "Sleep" })).toHaveAttribute("href", "/articles/a");
  expect(screen.getByRole("link", { name: "See all (Pregnant)" })).toHaveAttribute("href", "/all");
});
