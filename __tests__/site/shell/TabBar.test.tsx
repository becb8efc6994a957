import { screen, within } from "@testing-library/react";
import { routePaths } from "../../../src/routes/paths";
import type { RouteId } from "../../../src/routes/routes";
import { TabBar } from "../../../src/site/shell/TabBar";
import { renderIn } from "../../support/render";

// The bar is hidden on wide screens, and jsdom applies only the styles outside media queries.
const hidden = true;
const places: RouteId[] = ["home", "pregnancyWeeks", "babyWeeks", "symptoms"];
const inQuiet: RouteId[] = ["search", "lossSupport"];

const linksOfBar = (label: string) => {
  const bar = screen.getByRole("navigation", { hidden });
  expect(bar).toHaveAttribute("aria-label", label);
  return within(bar).getAllByRole("link", { hidden });
};

test.each([
  ["tr", "Hızlı menü"],
  ["en", "Quick menu"],
] as const)("has four tabs, those for quiet mode, and the menu as the last one (%s)", (language, label) => {
  renderIn(language, <TabBar />);
  expect(linksOfBar(label).map((link) => link.getAttribute("href"))).toEqual([
    ...places.map((id) => routePaths[id][language]),
    ...inQuiet.map((id) => routePaths[id][language]),
    "#footer",
  ]);
});

test("replaces the tabs of weeks with search and help in quiet mode, so that there are always five", () => {
  renderIn("tr", <TabBar />);
  const of = (attribute: string) => [...document.querySelectorAll(`li[${attribute}] a`)].map((link) => link.getAttribute("href"));
  expect(of("data-quiet-hides")).toEqual(["pregnancyWeeks", "babyWeeks"].map((id) => routePaths[id as "babyWeeks"].tr));
  expect(of("data-quiet-shows")).toEqual(inQuiet.map((id) => routePaths[id].tr));
});

test("marks only the current tab", () => {
  renderIn("tr", <TabBar section="pregnancyWeeks" />);
  const marked = linksOfBar("Hızlı menü").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => link.textContent)).toEqual(["Gebelik"]);
});

test("opens the menu dialog with its last tab", () => {
  renderIn("en", <TabBar />);
  const menu = screen.getByRole("link", { name: "Menu", hidden });
  expect(menu).toHaveAttribute("data-opens", "menu");
  expect(menu).toHaveAttribute("aria-haspopup", "dialog");
});
