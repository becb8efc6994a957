import { screen } from "@testing-library/react";
import { WeekStrip } from "../../src/guides/WeekStrip";
import { languages, pathTo } from "../../src/routes/routes";
import { renderIn } from "../support/render";

test.each(languages)("links to all 42 weeks in order (%s)", (language) => {
  renderIn(language, <WeekStrip week={24} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    Array.from({ length: 42 }, (_, i) => pathTo("pregnancyWeek", language, { hafta: String(i + 1) })),
  );
});

test.each([1, 24, 42])("marks the week of the page and no other (%i)", (week) => {
  renderIn("en", <WeekStrip week={week} />);
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName(`Week ${week}`);
});

test("says more than a number to those who do not see the row", () => {
  renderIn("tr", <WeekStrip week={24} />);
  expect(screen.getByRole("navigation", { name: "Haftalar" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "7. hafta" })).toHaveTextContent(/^7$/);
});

// First completed weeks of the second and third trimester: ACOG, 14w0d and 28w0d.
test("labels the trimesters before weeks 1, 14 and 28", () => {
  renderIn("en", <WeekStrip week={24} />);
  const entries = screen.getAllByRole("listitem").map((entry) => entry.textContent);
  expect(entries).toHaveLength(45);
  for (const [label, week] of [
    ["Trimester 1", "1"],
    ["Trimester 2", "14"],
    ["Trimester 3", "28"],
  ] as const)
    expect(entries[entries.indexOf(label) + 1]).toBe(week);
});

test("is a rail src/site/inline/everyPage can bring to the current week", () => {
  renderIn("en", <WeekStrip week={24} />);
  expect(screen.getByRole("list")).toHaveAttribute("data-centre");
});

test.each(languages)("links to all 52 weeks of the baby in order (%s)", (language) => {
  renderIn(language, <WeekStrip week={9} of="baby" />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    Array.from({ length: 52 }, (_, i) => pathTo("babyWeek", language, { id: String(i + 1) })),
  );
});

test.each([1, 43, 52])("marks the week of the baby and no other (%i)", (week) => {
  renderIn("tr", <WeekStrip week={week} of="baby" />);
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName(`${week}. hafta`);
});

// The quarters of the list of baby weeks: 13 weeks each.
test("labels the quarters of the first year before weeks 1, 14, 27 and 40", () => {
  renderIn("en", <WeekStrip week={9} of="baby" />);
  const entries = screen.getAllByRole("listitem").map((entry) => entry.textContent);
  expect(entries).toHaveLength(56);
  for (const [label, week] of [
    ["Quarter 1", "1"],
    ["Quarter 2", "14"],
    ["Quarter 3", "27"],
    ["Quarter 4", "40"],
  ] as const)
    expect(entries[entries.indexOf(label) + 1]).toBe(week);
});
