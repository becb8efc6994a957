/** Ages, doses and versions of vaccine schedules in words: for the list, the tables and the calendar file. */

import type { Language } from "../../routes/routes";
import { formatDate } from "../../text/formatDate";
import type { Translate } from "../../text/textsFor";
import { scheduleIn, type VaccineAge, type VaccineCountry } from "./vaccineSchedules";

/**
 * An age in words; from 25 months on in years and months.
 * @example ageWords({ value: 40, unit: "months" }, t) // "3 years 4 months"
 */
export function ageWords({ value, unit }: VaccineAge, t: Translate): string {
  if (value === 0) return t("vaccine.age.birth");
  if (unit === "months" && value > 24 && value % 12 > 0)
    return t("vaccine.age.yearsMonths", { years: Math.floor(value / 12), months: value % 12 });
  return t(`vaccine.age.${unit}`, { count: value });
}

/**
 * A dose in words: its vaccine and which dose it is.
 * @example doseWords({ vaccine: "hepb", dose: "1" }, t) // "Hepatitis B, dose 1"
 */
export const doseWords = ({ vaccine, dose }: { vaccine: string; dose: string }, t: Translate): string =>
  t("vaccine.doseOf", { vaccine: t(`vaccine.name.${vaccine}`), dose: t(`vaccine.dose.${dose}`) });

/**
 * Title, version (a date or a year) and date of the last check of a country's schedule, in words.
 * @example versionTexts("TR", t, "en").version // "1 September 2026"
 */
export function versionTexts(
  country: VaccineCountry,
  t: Translate,
  language: Language,
): { title: string; version: string; checked: string } {
  const { since, year, checked } = scheduleIn(country);
  return {
    title: t(`vaccine.schedule.${country}`),
    version: since ? formatDate(since, language) : String(year),
    checked: formatDate(checked, language),
  };
}

/**
 * A date with its weekday, for appointments.
 * @param date `YYYY-MM-DD`
 * @throws if there is no such date
 * @example dayWords("2026-11-21", "en") // "Saturday 21 November 2026"
 */
export const dayWords = (date: string, language: Language): string =>
  formatDate(date, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
