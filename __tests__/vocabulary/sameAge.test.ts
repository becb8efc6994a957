import { readdirSync } from "node:fs";
import { milestoneMonths, sameAgeOfMonth, sameAgeOfWeek } from "../../src/vocabulary/sameAge";

test("the months of milestones are those the content has", () => {
  const inData = readdirSync("data/milestone-checklists").map((file) => Number.parseInt(file, 10));
  expect([...milestoneMonths]).toEqual(inData.sort((a, b) => a - b));
});

test("the month of every week links back to the same age", () => {
  for (let week = 1; week <= 52; week++) {
    const { foodMonth } = sameAgeOfWeek(week);
    expect(foodMonth).not.toBeNull();
    const back = sameAgeOfMonth(foodMonth ?? 0).week ?? 52;
    expect(Math.abs(back - week)).toBeLessThanOrEqual(4);
    expect(sameAgeOfWeek(back).foodMonth).toBe(foodMonth);
  }
});

test("an age without a week or a food page links to the pages that exist", () => {
  expect(sameAgeOfMonth(5)).toEqual({ week: 22, foodMonth: 5, milestoneMonth: 6 });
  expect(sameAgeOfMonth(18)).toEqual({ week: null, foodMonth: 18, milestoneMonth: 18 });
  expect(sameAgeOfMonth(60)).toEqual({ week: null, foodMonth: null, milestoneMonth: 60 });
});
