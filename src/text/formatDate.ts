import type { Language } from "../routes/routes";
import { dayNumber } from "./calendar";

/** Names of the months, January first. */
export const monthNames: Record<Language, readonly string[]> = {
  tr: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};

/** Names of the days of the week. Thursday is first, because 1 January 1970 was a Thursday. */
const weekdayNames: Record<Language, readonly string[]> = {
  tr: "Perşembe Cuma Cumartesi Pazar Pazartesi Salı Çarşamba".split(" "),
  en: "Thursday Friday Saturday Sunday Monday Tuesday Wednesday".split(" "),
};

/** Names that are not shortened to their first three letters. */
const shortNames: Readonly<Record<string, string>> = { September: "Sept", Cumartesi: "Cmt", Pazartesi: "Pzt" };

/** Which parts of a date are written. */
export interface DateShape {
  weekday?: "long" | "short";
  day?: "numeric";
  month?: "long" | "short";
  year?: "numeric";
}

/**
 * A calendar date in words, the same in every time zone and browser and in the build. `Intl` gives the same result, and a test checks this, but the
 * first date it formats takes about 50 ms on a cheap phone, which would delay the reader’s result.
 * @param date `YYYY-MM-DD`
 * @throws if the date does not exist
 * @example formatDate("2026-11-21", "tr") // "21 Kasım 2026"
 * @example formatDate("2026-11-21", "en", { weekday: "long" }) // "Saturday"
 */
export function formatDate(
  date: string,
  language: Language,
  shape: DateShape = { day: "numeric", month: "long", year: "numeric" },
): string {
  const days = dayNumber(date);
  if (days === null) throw new RangeError(`formatDate requires a date as YYYY-MM-DD, got ${date}`);
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const nameIn = (names: readonly string[], place: number, length?: "long" | "short") => {
    const name = names[place] ?? "";
    return length === "short" ? (shortNames[name] ?? name.slice(0, 3)) : length && name;
  };
  const weekday = nameIn(weekdayNames[language], ((days % 7) + 7) % 7, shape.weekday);
  const parts = [shape.day && day, nameIn(monthNames[language], month - 1, shape.month), shape.year && year];
  return (language === "tr" ? [...parts, weekday] : [weekday, ...parts]).filter(Boolean).join(" ");
}
