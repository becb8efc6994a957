/** An age as people type it, and the day a child is that old. */
import { addMonths, dayNumber, toIsoDate } from "../../text/calendar";
import { fold } from "../../text/letters";
import { daysInMonth } from "./growthTable";

/**
 * Months of an age in words or figures; NaN for anything else.
 * @example typedAge("6 aylık") // 6
 * @example typedAge("1,5 yaş") // 18
 */
export function typedAge(text: string): number {
  const match = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(ay|aylik|months?|mo|m|yas|yasinda|yil|years?|y)?\.?(?: old)?$/.exec(fold(text, "tr").trim());
  if (!match) return Number.NaN;
  const [, number = "", unit = ""] = match;
  const amount = Number(number.replace(",", "."));
  return unit.startsWith("y") ? amount * 12 : amount;
}

/**
 * The day on which so many months are complete; a part of a month counts in days of 30.4375.
 * @param birthDate `YYYY-MM-DD`
 * @param months 0 or more, at most 60
 * @returns text that is no date where the birth date or the months are none
 * @example dayAtAge("2026-02-02", 9) // "2026-11-02"
 */
export function dayAtAge(birthDate: string, months: number): string {
  if (dayNumber(birthDate) === null || !(months >= 0 && months <= 60)) return "";
  const whole = addMonths(birthDate, Math.floor(months));
  return toIsoDate((dayNumber(whole) ?? 0) + Math.round((months % 1) * daysInMonth));
}
