import type { Translate } from "../../text/textsFor";

/**
 * A gestational age in words, each number with the right plural.
 * @param weeks completed weeks
 * @param days days beyond the weeks, 0–6
 * @example weeksAndDays(t, 40, 1) // "40 weeks 1 day"
 */
export const weeksAndDays = (t: Translate, weeks: number, days: number): string =>
  `${t("weeksCount", { count: weeks })} ${t("daysCount", { count: days })}`;
