import { screen } from "@testing-library/react";
import { WeekLinks, weekRows } from "../../src/reading/WeekLinks";
import { pathTo } from "../../src/routes/routes";
import { renderIn } from "../support/render";

test("consecutive weeks form a row", () => {
  expect(weekRows([8, 9, 24])).toEqual([
    [8, 9],
    [24, 24],
  ]);
  expect(weekRows([])).toEqual([]);
});

test("links to each week, and for a long row to its first and last", () => {
  renderIn("en", <WeekLinks weeks={[8, 9, 20, 21, 22, 23, 24, 25]} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["8", "9", "20", "25"].map((hafta) => pathTo("pregnancyWeek", "en", { hafta })));
});
