import { daysToDueDate, monthIn, monthTable, trimesterIn } from "../../../src/calculators/shared/gestation";

/**
 * Month of pregnancy by completed weeks. Sabah (sabah.com.tr/gebelik-hesaplama) and, row for row the same, HowToAdult (Pregnancy Weeks to Months
 * Conversion) print the current week, from 1 to 40, which is one more than the completed weeks; after week 40 it is still the ninth month.
 */
const printed = [
  [1, 1, 4],
  [2, 5, 8],
  [3, 9, 13],
  [4, 14, 17],
  [5, 18, 21],
  [6, 22, 26],
  [7, 27, 30],
  [8, 31, 35],
  [9, 36, 40],
] as const;
const inCompletedWeeks = printed.map(([month, from, to]) => [month, from - 1, to - 1] as const);

test("the due date is 40 weeks after the last period", () => {
  expect(daysToDueDate).toBe(40 * 7);
});

describe("monthOf", () => {
  test.each(inCompletedWeeks)("is month %d with %d to %d weeks done", (month, from, to) => {
    const weeks = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    expect(weeks.map((week) => monthIn(week).month)).toEqual(weeks.map(() => month));
  });

  test.each(inCompletedWeeks.slice(0, 8))("says that month %d covers %d to %d completed weeks", (month, weekFrom, weekTo) => {
    expect(monthIn(weekFrom)).toEqual({ month, weekFrom, weekTo });
    expect(monthIn(weekTo)).toEqual({ month, weekFrom, weekTo });
  });

  test.each([35, 40, 41, 42, 43, 44])("is the ninth month with %d completed weeks, up to the last week with a page", (week) => {
    expect(monthIn(week)).toEqual({ month: 9, weekFrom: 35, weekTo: 42 });
  });
});

describe("monthTable", () => {
  test("has nine months, each beginning the week after the one before it", () => {
    expect(monthTable.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(monthTable.map(({ weekFrom }) => weekFrom)).toEqual([0, ...monthTable.slice(0, 8).map(({ weekTo }) => weekTo + 1)]);
  });
});

describe("trimesterOf", () => {
  // ACOG, and Healthwise in "Trimester": the first ends with 13 weeks 6 days, the second with 27 weeks 6 days.
  test.each<[number, number]>([
    [0, 1],
    [13, 1],
    [14, 2],
    [27, 2],
    [28, 3],
    [42, 3],
  ])("with %d weeks done is %d", (weeks, trimester) => {
    expect(trimesterIn(weeks)).toBe(trimester);
  });
});
