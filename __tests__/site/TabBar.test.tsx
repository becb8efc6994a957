import { screen, within } from "@testing-library/react";
import { routePaths } from "../../src/routes/paths";
import { isBuilt, type RouteId } from "../../src/routes/routes";
import { TabBar } from "../../src/site/TabBar";
import { renderIn } from "../support/render";

// The bar is hidden on wide screens, and jsdom takes the styles outside media queries for all there is.
const hidden = true;
const places: RouteId[] = ["home", "pregnancyWeeks", "babyWeeks", "symptoms"];

const linksOfBar = (label: string) => {
  const bar = screen.getByRole("navigation", { hidden });
  expect(bar).toHaveAttribute("aria-label", label);
  return within(bar).getAllByRole("link", { hidden });
};

test.each([
  ["tr", "Hızlı menü"],
  ["en", "Quick menu"],
] as const)("holds at most four places that exist, and the menu as the last one (%s)", (language, label) => {
  renderIn(language, <TabBar />);
  expect(linksOfBar(label).map((link) => link.getAttribute("href"))).toEqual([
    ...places
      .filter(isBuilt)
      .slice(0, 4)
      .map((id) => routePaths[id][language]),
    "#footer",
  ]);
});

test("marks the place one is in and no other", () => {
  renderIn("tr", <TabBar section="pregnancyWeeks" />);
  const marked = linksOfBar("Hızlı menü").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => link.textContent)).toEqual(["Gebelik"]);
});

test("opens the menu dialog by its last place", () => {
  renderIn("en", <TabBar />);
  const menu = screen.getByRole("link", { name: "Menu", hidden });
  expect(menu).toHaveAttribute("data-opens", "menu");
  expect(menu).toHaveAttribute("aria-haspopup", "dialog");
});
