/** Lengths and amounts of leave in words, for the result, the tables and the page. */

import type { Language } from "../../routes/routes";
import { formatNumber } from "../../text/formatNumber";
import type { Translate } from "../../text/textsFor";
import { weeksAndDays } from "../shared/weeksAndDays";

/**
 * A number of days as weeks and days; less than a week as days.
 * @example weeksOf(t, 112) // "16 weeks"
 */
export function weeksOf(t: Translate, days: number): string {
  if (days > 0 && days < 7) return t("daysCount", { count: days });
  return days % 7 === 0 ? t("weeksCount", { count: days / 7 }) : weeksAndDays(t, Math.floor(days / 7), days % 7);
}

/**
 * An amount with its unit.
 * @example amountWords(t, "en", 1.5, "hours") // "1.5 hours a day"
 */
export const amountWords = (t: Translate, language: Language, amount: number, unit: string): string =>
  t(`leave.unit.${unit}`, { amount: formatNumber(amount, language, Number.isInteger(amount) ? 0 : 1) });

/**
 * An amount in kuruş, written as whole lira.
 * @example liraWords(t, "en", 125_000) // "1,250 TL"
 */
export const liraWords = (t: Translate, language: Language, minor: number): string =>
  amountWords(t, language, Math.round(minor / 100), "lira");
