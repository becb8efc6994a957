/** How ages, doses and versions of vaccine schedules are said: shared by the list, the tables and the calendar file. */
import type { TFunction } from "i18next";
import type { Language } from "../../routes/routes";
import { formatDate } from "../../text/formatDate";
import { scheduleIn, type VaccineAge, type VaccineCountry } from "./vaccineSchedules";

/** @example ageWords({ value: 40, unit: "months" }, t) // "3 years 4 months" */
export function ageWords({ value, unit }: VaccineAge, t: TFunction): string {
  if (value === 0) return t("vaccine.age.birth");
  if (unit === "months" && value > 24 && value % 12 > 0)
    return t("vaccine.age.yearsMonths", { years: Math.floor(value / 12), months: value % 12 });
  return t(`vaccine.age.${unit}`, { count: value });
}

/**
 * A dose by its vaccine and its place.
 * @example doseWords({ vaccine: "hepb", dose: "1" }, t) // "Hepatitis B, dose 1"
 */
export const doseWords = ({ vaccine, dose }: { vaccine: string; dose: string }, t: TFunction): string =>
  t("vaccine.doseOf", { vaccine: t(`vaccine.name.${vaccine}`), dose: t(`vaccine.dose.${dose}`) });

/** Which schedule in which version, for sentences that name it. */
export function versionTexts(
  country: VaccineCountry,
  t: TFunction,
  language: Language,
): { title: string; version: string; checked: string } {
  const { since, year, checked } = scheduleIn(country);
  return {
    title: t(`vaccine.schedule.${country}`),
    version: since ? formatDate(since, language) : String(year),
    checked: formatDate(checked, language),
  };
}

/** A day with its weekday, as one needs it for an appointment. */
export const dayWords = (date: string, language: Language): string =>
  formatDate(date, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
