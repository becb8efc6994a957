import months from "../../../data/standards/pregnancy-months.json";

/** Days from the first day of the last period to the estimated due date (Naegele: 40 weeks). */
export const daysToDueDate = 280;

/** Days from the first day of the last period to conception, in a cycle of 28 days. */
export const daysToConception = 14;

/** Days from conception, or from the fertilisation of an embryo, to the due date. */
export const daysFromConception = daysToDueDate - daysToConception;

/** Cycle for which 280 days are counted; a longer or shorter one moves ovulation, and the due date, by the difference. */
export const usualCycleDays = 28;

/** 45 weeks after the last period; after that, the question is whether the baby has been born. */
export const longestPregnancyDays = 45 * 7;

export type Trimester = 1 | 2 | 3;

/**
 * Trimester of a completed week: first to 13w6d, second to 27w6d, then third (the limits ACOG and Healthwise publish).
 * @param completedWeeks 0–42
 * @example trimesterIn(13) // 1
 */
export const trimesterIn = (completedWeeks: number): Trimester => (completedWeeks < 14 ? 1 : completedWeeks < 28 ? 2 : 3);

/**
 * Month of pregnancy of a completed week, with the weeks it covers, from the site's only month table: data/standards/pregnancy-months.json.
 * @param completedWeeks 0–42 or more; weeks after the table still belong to month 9
 * @example monthIn(24) // { month: 6, weekFrom: 21, weekTo: 25 }
 */
export function monthIn(completedWeeks: number): { month: number; weekFrom: number; weekTo: number } {
  const last = months[months.length - 1];
  const row = months.find(({ weekFrom, weekTo }) => completedWeeks >= weekFrom && completedWeeks <= weekTo) ?? last;
  if (!row) throw new Error("monthIn requires a month table");
  return { month: row.month, weekFrom: row.weekFrom, weekTo: row.weekTo };
}

/** The month table, first month first. */
export const monthTable: readonly { month: number; weekFrom: number; weekTo: number }[] = months;
