/** For each week the site says the same month on the page of the week, on the page of the month's food, and in the calculator. */
import { screen, within } from "@testing-library/react";
import table from "../../data/standards/pregnancy-months.json";
import { monthsPregnant } from "../../src/calculators/shared/monthsPregnant";
import PregnancyNutritionMonthPage from "../../src/pregnancy/nutrition/page";
import PregnancyWeekPage from "../../src/pregnancy/week/page";
import { pathTo } from "../../src/routes/routes";
import { contextFor, renderTemplate, shellFor } from "../support/templates";
import { textsIn } from "../support/texts";

const words = { en: ["A word."] };
const dates = { written: "2026-11-21", nextReview: "2027-11-21", abroad: [], sources: [] };

const weekData = (week: number): Queries.PregnancyWeekPageQuery => ({
  movements: null,
  ...shellFor("pregnancyWeek", "en"),
  record: {
    week,
    lead: "Lead.",
    description: "Description.",
    likened: null,
    baby: words.en,
    body: words.en,
    sign: null,
    common: [],
    questions: [],
    todo: [],
    ask: words.en,
    partner: words.en,
    twins: "Twins.",
    named: [],
    ...dates,
  },
  fetalSize: null,
  comparison: null,
  care: { nodes: [] },
  warning: { nodes: [{ openWeeks: [], signs: [], sources: [] }] },
  articles: { nodes: [] },
});

const monthData = (month: number): Queries.PregnancyNutritionMonthPageQuery => ({
  ...shellFor("pregnancyNutritionMonth", "en"),
  nutrition: {
    month,
    lead: "Lead.",
    description: "Description.",
    named: [],
    eating: words.en,
    nutrients: [],
    menu: [],
    limit: [],
    supplements: words.en,
    movement: words.en,
    sleep: words.en,
    teeth: "Teeth.",
    mind: words.en,
    ...dates,
  },
  // The row of the only month table, as the page's query finds it.
  weeks: table.find((row) => row.month === month) ?? null,
});

/** The completed weeks that the page of a month's food says it covers. */
function weeksOnFoodPage(month: number): { from: number; to: number } {
  const { unmount } = renderTemplate(PregnancyNutritionMonthPage, monthData(month), contextFor("pregnancyNutritionMonth", "en"));
  const row = table.find((candidate) => candidate.month === month);
  const { weekFrom: from = -1, weekTo: to = -1 } = row ?? {};
  const said = textsIn("en", "pregnancyNutritionMonth")("weeksOf", { from, to });
  expect(within(screen.getByRole("main")).getByRole("link", { name: said })).toHaveAttribute(
    "href",
    pathTo("pregnancyWeek", "en", { hafta: String(Math.max(1, from)) }),
  );
  unmount();
  return { from, to };
}

test("all 42 weeks have one month on their page, on that of its food and in the calculator", () => {
  const text = textsIn("en", "pregnancyWeek", "common");
  const foodPages = Array.from({ length: 9 }, (_, i) => ({ month: i + 1, ...weeksOnFoodPage(i + 1) }));
  const found = Array.from({ length: 42 }, (_, i) => {
    const week = i + 1;
    const { unmount } = renderTemplate(PregnancyWeekPage, weekData(week), contextFor("pregnancyWeek", "en"));
    const label = screen.getByRole("heading", { level: 1 }).previousElementSibling;
    const onPage = foodPages.filter(({ month }) => label?.textContent?.includes(text("month", { n: month }))).map(({ month }) => month);
    const led = foodPages
      .filter(({ month }) => document.querySelector(`a[href="${pathTo("pregnancyNutritionMonth", "en", { ay: String(month) })}"]`))
      .map(({ month }) => month);
    unmount();
    const ofFood = foodPages.filter(({ from, to }) => week >= from && week <= to).map(({ month }) => month);
    const calculated = monthsPregnant({ mode: "week", week, day: 6 }, "2026-11-22");
    return { week, onPage, led, ofFood, calculated: calculated.ok ? [calculated.month] : [] };
  });
  expect(found.map(({ calculated }) => calculated.length)).toEqual(found.map(() => 1));
  for (const { week, calculated, ...pages } of found)
    expect({ week, ...pages }).toEqual({ week, onPage: calculated, led: calculated, ofFood: calculated });
});
