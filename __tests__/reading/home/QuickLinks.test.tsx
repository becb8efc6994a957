import { screen } from "@testing-library/react";
import { QuickLinks } from "../../../src/reading/home/QuickLinks";
import { routePaths } from "../../../src/routes/paths";
import { languages, type RouteId } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";

const shortCuts: RouteId[] = ["pregnancyQuiz", "monthsPregnant", "names", "pregnancyWeeks", "products", "firstAidTopics"];

test.each(languages)("has the short cuts in order (%s)", (language) => {
  renderIn(language, <QuickLinks />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(shortCuts.map((id) => routePaths[id][language]));
});

test("describes each link below it", () => {
  renderIn("en", <QuickLinks />);
  const card = screen.getByRole("link", { name: "How many months?" }).closest("article");
  expect(card).toHaveTextContent("Weeks, days, months and dates");
});
