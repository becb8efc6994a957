import type { Language } from "../routes/routes";
import { dayNumber } from "./calendar";

/** Names of the months, January first: whole, and as they are shortened. */
export const monthNames: Record<Language, readonly (readonly [name: string, short: string])[]> = {
  tr: [
    ["Ocak", "Oca"],
    ["Şubat", "Şub"],
    ["Mart", "Mar"],
    ["Nisan", "Nis"],
    ["Mayıs", "May"],
    ["Haziran", "Haz"],
    ["Temmuz", "Tem"],
    ["Ağustos", "Ağu"],
    ["Eylül", "Eyl"],
    ["Ekim", "Eki"],
    ["Kasım", "Kas"],
    ["Aralık", "Ara"],
  ],
  en: [
    ["January", "Jan"],
    ["February", "Feb"],
    ["March", "Mar"],
    ["April", "Apr"],
    ["May", "May"],
    ["June", "Jun"],
    ["July", "Jul"],
    ["August", "Aug"],
    ["September", "Sept"],
    ["October", "Oct"],
    ["November", "Nov"],
    ["December", "Dec"],
  ],
};

/** Names of the days of the week, Thursday first, as the first of January 1970 was one: whole, and as they are shortened. */
const weekdayNames: Record<Language, readonly (readonly [name: string, short: string])[]> = {
  tr: [
    ["Perşembe", "Per"],
    ["Cuma", "Cum"],
    ["Cumartesi", "Cmt"],
    ["Pazar", "Paz"],
    ["Pazartesi", "Pzt"],
    ["Salı", "Sal"],
    ["Çarşamba", "Çar"],
  ],
  en: [
    ["Thursday", "Thu"],
    ["Friday", "Fri"],
    ["Saturday", "Sat"],
    ["Sunday", "Sun"],
    ["Monday", "Mon"],
    ["Tuesday", "Tue"],
    ["Wednesday", "Wed"],
  ],
};

/** What of a date is written. */
export interface DateShape {
  weekday?: "long" | "short";
  day?: "numeric";
  month?: "long" | "short";
  year?: "numeric";
}

/**
 * A calendar date in words, the same in every time zone, browser and at the build. `Intl` writes the same, and a test holds it to that; the first date it writes
 * takes a cheap phone a twentieth of a second, which a reader would wait for her answer.
 * @param date `YYYY-MM-DD`
 * @throws where there is no such date
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
  const nameIn = (names: readonly (readonly [string, string])[], place: number, length?: "long" | "short") =>
    length && names[place]?.[length === "long" ? 0 : 1];
  const weekday = nameIn(weekdayNames[language], ((days % 7) + 7) % 7, shape.weekday);
  const parts = [shape.day && day, nameIn(monthNames[language], month - 1, shape.month), shape.year && year];
  return (language === "tr" ? [...parts, weekday] : [weekday, ...parts]).filter(Boolean).join(" ");
}
