import { screen, within } from "@testing-library/react";
import { NeedCard } from "../../src/reading/NeedCard";
import { renderIn } from "../support/render";

const guide = {
  key: "UT-0-1",
  level: "useful" as const,
  picture: "pillow",
  title: "Pregnancy pillow",
  summary: "A bed pillow does the same.",
  topic: { path: "/en/needs/pregnancy" },
};

test("links to the guide on its topic's page", () => {
  renderIn("en", <NeedCard guide={guide} />);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("heading", { name: "Pregnancy pillow", level: 3 })).toBeInTheDocument();
  expect(card.getByRole("link", { name: "Pregnancy pillow" })).toHaveAttribute("href", "/en/needs/pregnancy#UT-0-1");
  expect(card.getByText("A bed pillow does the same.")).toBeInTheDocument();
});

test.each([
  ["must", "Must have", "Olmazsa olmaz"],
  ["useful", "Useful", "İşe yarar"],
  ["skip", "Not needed", "Gerek yok"],
] as const)("says in words whether it is needed (%s)", (level, english, turkish) => {
  const { unmount } = renderIn("en", <NeedCard guide={{ ...guide, level }} />);
  expect(screen.getByText(english)).toBeInTheDocument();
  unmount();
  renderIn("tr", <NeedCard guide={{ ...guide, level }} />);
  expect(screen.getByText(turkish)).toBeInTheDocument();
});

test("names no price", () => {
  renderIn("tr", <NeedCard guide={guide} />);
  expect(screen.getByRole("article")).not.toHaveTextContent(/[₺$€]|\bTL\b/);
});
