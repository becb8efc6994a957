/** Pages about one age: the week, the food, the milestones and the play of a baby who is so old. */

/** Months the site has a list of milestones for. */
export const milestoneMonths = [2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60] as const;

const lastWeek = 52;
const lastFoodMonth = 24;

/** Places of one age in each kind of page; null where a kind has no page for it. */
export interface SameAge {
  week: number | null;
  foodMonth: number | null;
  milestoneMonth: number | null;
}

/**
 * Calendar months a baby has completed when a running week of life ends, a month taken as 52 / 12 weeks: week 13 ends with month 3.
 * @param week running week of life, 1–52
 * @example completedMonths(26) // 6
 */
export const completedMonths = (week: number): number => Math.floor((week * 12) / 52);

/** The list for an age: that of the month, or the next one to come. */
const milestonesAt = (months: number): number | null => milestoneMonths.find((month) => month >= months) ?? null;

/**
 * @param week running week of life, 1 to 52
 * @example sameAgeOfWeek(22) // { week: 22, foodMonth: 5, milestoneMonth: 6 }
 */
export function sameAgeOfWeek(week: number): SameAge {
  const foodMonth = completedMonths(week);
  return { week, foodMonth, milestoneMonth: milestonesAt(foodMonth) };
}

/**
 * @param month completed months, 0 to 60
 * @example sameAgeOfMonth(5) // { week: 22, foodMonth: 5, milestoneMonth: 6 }
 */
export function sameAgeOfMonth(month: number): SameAge {
  // The first week that ends with the month completed.
  const week = Math.max(1, Math.ceil((month * 52) / 12));
  return { week: week <= lastWeek ? week : null, foodMonth: month <= lastFoodMonth ? month : null, milestoneMonth: milestonesAt(month) };
}
