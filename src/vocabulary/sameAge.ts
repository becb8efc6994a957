/** Pages about the same age of a baby: week, food, milestones and play. */

/** Months the site has a list of milestones for. */
export const milestoneMonths = [2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60] as const;

const lastWeek = 52;
const lastFoodMonth = 24;

/** The pages of one age, one of each kind; null if a kind has no page for it. */
export interface SameAge {
  week: number | null;
  foodMonth: number | null;
  milestoneMonth: number | null;
}

/**
 * Calendar months a baby has completed at the end of a running week of life, with a month taken as 52 / 12 weeks: week 13 ends with month 3.
 * @param week running week of life, 1–52
 * @example completedMonths(26) // 6
 */
const completedMonths = (week: number): number => Math.floor((week * 12) / 52);

/** The list of milestones for an age: that of the month, or the next one. */
const milestonesAt = (months: number): number | null => milestoneMonths.find((month) => month >= months) ?? null;

/**
 * Pages about the age at the end of a week of life.
 * @param week running week of life, 1 to 52
 * @example sameAgeOfWeek(22) // { week: 22, foodMonth: 5, milestoneMonth: 6 }
 */
export function sameAgeOfWeek(week: number): SameAge {
  const foodMonth = completedMonths(week);
  return { week, foodMonth, milestoneMonth: milestonesAt(foodMonth) };
}

/**
 * Pages about an age in months.
 * @param month completed months, 0 to 60
 * @example sameAgeOfMonth(5) // { week: 22, foodMonth: 5, milestoneMonth: 6 }
 */
export function sameAgeOfMonth(month: number): SameAge {
  // The first week at whose end the month is completed.
  const week = Math.max(1, Math.ceil((month * 52) / 12));
  return { week: week <= lastWeek ? week : null, foodMonth: month <= lastFoodMonth ? month : null, milestoneMonth: milestonesAt(month) };
}
