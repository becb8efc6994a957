import { languages } from "../../routes/languages";
import { monthNames } from "../../text/formatDate";
import { fold } from "../../text/letters";
import { plainDigits } from "./numbers";

/** A date while it is being typed: three boxes that may contain anything. */
export interface Parts {
  day: string;
  month: string;
  year: string;
}

export const partNames = ["day", "month", "year"] as const;
export const noDate: Parts = { day: "", month: "", year: "" };

/**
 * The typed date as `YYYY-MM-DD`; text that is not a number stays in it, so that the calculator refuses it.
 * @example isoFromParts({ day: "1", month: "6", year: "2026" }) // "2026-06-01"
 */
export const isoFromParts = ({ day, month, year }: Parts): string =>
  `${year.trim()}-${month.trim().padStart(2, "0")}-${day.trim().padStart(2, "0")}`;

/** Number of a month from its name in either language, or from at least its first three letters; undefined for anything else. */
function monthNumber(word: string): string | undefined {
  const typed = fold(word, "tr");
  if (typed.length < 3) return undefined;
  const places = languages.map((language) => monthNames[language].findIndex((name) => fold(name, "tr").startsWith(typed)));
  const place = places.find((found) => found !== -1);
  return place === undefined ? undefined : String(place + 1);
}

/** The year of two digits: the year nearest to a life with children, up to two years ahead. */
function fullYear(year: string): string {
  if (!/^\d{2}$/.test(year)) return year;
  const now = new Date().getFullYear();
  const near = 2000 + Number(year);
  return String(near > now + 2 ? near - 100 : near);
}

/** Removes the day of the week and the endings of ordinals, in either language. */
const withoutWeekday = (text: string): string =>
  text
    .replace(
      /(?<!\p{L})(?:pazartesi|salı|çarşamba|perşembe|cumartesi|cuma|pazar|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/giu,
      " ",
    )
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, "$1");

/**
 * Parses a whole date typed or pasted into one box: day first, year first, or with the month in words, with or without the day of the week; null for
 * anything else. A year of two digits is the one up to two years ahead.
 * @example wholeDate("1.6.2026") // { day: "1", month: "6", year: "2026" }
 * @example wholeDate("2026-06-01") // { day: "1", month: "6", year: "2026" }
 * @example wholeDate("1 Haziran 2026 Pazartesi") // { day: "1", month: "6", year: "2026" }
 * @example wholeDate("June 1st, 2026") // { day: "1", month: "6", year: "2026" }
 */
export function wholeDate(text: string): Parts | null {
  const parts = withoutWeekday(plainDigits(text))
    .split(/[./\s,–—-]+/)
    .filter(Boolean);
  if (parts.length !== 3) return null;
  const [first = "", second = "", third = ""] = parts;
  const [day, month, year] = /^\d{4}$/.test(first)
    ? [third, second, first]
    : monthNumber(first)
      ? [second, monthNumber(first) ?? "", third]
      : [first, monthNumber(second) ?? second, third];
  const isDate = /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^(?:\d{2}|\d{4})$/.test(year);
  return isDate ? { day: String(Number(day)), month: String(Number(month)), year: fullYear(year) } : null;
}
