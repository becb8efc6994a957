/** The age at a visit: as typed, in whole days, and as the date on which the child has that age. */
import { addDays, addMonths, dayNumber } from "../../text/calendar";
import { fold } from "../../text/letters";
import { plainDigits } from "../../ui/form/numbers";
import { daysInMonth } from "../shared/growthAge";

/** Months, which may have a fraction, and days in addition. */
export interface Age {
  months: number;
  days: number;
}

/** Units as they are typed, in lower case without accents, each with its length in months or in days. */
const units: readonly [RegExp, Age][] = [
  [/^(?:ay|aylik|months?|mo|m)$/, { months: 1, days: 0 }],
  [/^(?:yas|yasinda|yil|years?|y)$/, { months: 12, days: 0 }],
  [/^(?:hafta|haftalik|weeks?|w)$/, { months: 0, days: 7 }],
  [/^(?:gun|gunluk|days?|d)$/, { months: 0, days: 1 }],
];

/**
 * The age in a typed text, in words or figures; null for anything else.
 * @param unit the unit of a number typed without one
 * @example typedAge("6 aylık") // { months: 6, days: 0 }
 * @example typedAge("1 yaş 3 ay") // { months: 15, days: 0 }
 * @example typedAge("6 ay ve 3 gün") // { months: 6, days: 3 }
 * @example typedAge("10", "weeks") // { months: 0, days: 70 }
 */
export function typedAge(text: string, unit: "months" | "weeks" = "months"): Age | null {
  const typed = fold(plainDigits(text), "tr")
    .trim()
    .replace(/ (?:ve|and) |(?<=[a-z]), ?/g, " ");
  const alone = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed) ? `${typed} ${unit}` : typed.replace(/\.$| old$/, "");
  if (!/^(?:\d{1,4}(?:[.,]\d{1,2})? ?[a-z]+ ?)+$/.test(alone)) return null;
  const age = { months: 0, days: 0 };
  for (const [, number = "", word = ""] of alone.matchAll(/([\d.,]+) ?([a-z]+)/g)) {
    const counted = units.find(([names]) => names.test(word))?.[1];
    if (!counted) return null;
    const amount = Number(number.replace(",", "."));
    age.months += amount * counted.months;
    age.days += amount * counted.days;
  }
  return age;
}

/**
 * An age in whole days, with months of 30.4375 days as WHO counts them.
 * @example daysAtAge({ months: 6, days: 0 }) // 183
 */
export const daysAtAge = ({ months, days }: Age): number => Math.round(months * daysInMonth + days);

/**
 * An age in days as whole months and the days beyond them.
 * @example ageInMonths(183) // { months: 6, days: 0 }
 */
export function ageInMonths(ageDays: number): Age {
  const reached = Math.floor((ageDays + 0.5) / daysInMonth);
  // 8 months are 243.5 days, rounded to 244: on day 243 they are not reached yet.
  const months = daysAtAge({ months: reached, days: 0 }) > ageDays ? reached - 1 : reached;
  return { months, days: ageDays - daysAtAge({ months, days: 0 }) };
}

/**
 * The date on which a child has an age; a fraction of a month counts in days of 30.4375.
 * @param birthDate `YYYY-MM-DD`
 * @param age at most 60 months
 * @returns `YYYY-MM-DD`, or text that is not a date if the birth date is not one or there is no age
 * @example dayAtAge("2026-02-02", { months: 9, days: 0 }) // "2026-11-02"
 */
export function dayAtAge(birthDate: string, age: Age | null): string {
  if (dayNumber(birthDate) === null || !age || isPastTables(age)) return "";
  const whole = addMonths(birthDate, Math.floor(age.months));
  return addDays(whole, Math.round((age.months % 1) * daysInMonth + age.days));
}

/**
 * Whether an age is over the 60 months of the tables.
 * @example isPastTables({ months: 61, days: 0 }) // true
 */
export const isPastTables = (age: Age): boolean => daysAtAge(age) > 60 * daysInMonth;

/**
 * The `date` of a visit without a date: its age in days, written as a duration.
 * @example durationText(183) // "P183D"
 */
export const durationText = (ageDays: number): string => `P${ageDays}D`;

/**
 * The age in days in the `date` of a visit without a date; null for a date.
 * @example daysOfVisit("P183D") // 183
 */
export function daysOfVisit(day: string): number | null {
  const match = /^P(\d{1,4})D$/.exec(day);
  return match ? Number(match[1]) : null;
}
