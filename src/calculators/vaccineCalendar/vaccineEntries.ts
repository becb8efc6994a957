import type { TFunction } from "i18next";
import type { Language } from "../../routes/routes";
import { addDays } from "../../text/calendar";
import type { CalendarEntry } from "../shared/calendarFile";
import type { VaccineCalendarAnswer, Visit } from "../shared/vaccineCalendar";
import { doseWords, versionTexts } from "../shared/vaccineWords";

const compact = (date: string): string => date.replaceAll("-", "");

/** The doses of a visit that belong into a calendar: due at an age, not given. */
const datedDoses = ({ doses }: Visit) => doses.filter(({ status, timing }) => timing === "day" && status !== "done");

/**
 * One all-day entry for the doses that are due now, and one a visit from today on, with a reminder 7 days and 1 day before. None before the birth: the days will move with it. The
 * day of birth is in the name of an entry, so that a brother's or sister's file changes nothing in it.
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @example vaccineEntries(answer, "2026-11-22", t, "en")[0] // { uid: "ninni-vaccine-tr-20261120-2months@ninni", start: "2027-01-20", … }
 */
export function vaccineEntries(
  answer: Extract<VaccineCalendarAnswer, { ok: true }>,
  today: string,
  t: TFunction,
  language: Language,
): CalendarEntry[] {
  if (answer.isPlanned) return [];
  const child = `ninni-vaccine-${answer.country.toLowerCase()}-${compact(answer.birthDate)}`;
  const entry = (name: string, date: string, visits: readonly Visit[], remindDaysBefore: number[]): CalendarEntry => ({
    uid: `${child}-${name}@ninni`,
    start: date,
    end: addDays(date, 1),
    summary: t("vaccine.icsTitle", {
      doses: visits
        .flatMap(datedDoses)
        .map((dose) => doseWords(dose, t))
        .join("; "),
    }),
    description: t("vaccine.icsText", versionTexts(answer.country, t, language)),
    remindDaysBefore,
  });
  const open = answer.visits.filter((visit) => datedDoses(visit).length > 0);
  const overdue = open.filter(({ date }) => date < today);
  return [
    // What is due now stands on today: its own day is past.
    ...(overdue.length > 0 ? [entry("due-now", today, overdue, [])] : []),
    ...open.filter(({ date }) => date >= today).map((visit) => entry(`${visit.age.value}${visit.age.unit}`, visit.date, [visit], [7, 1])),
  ];
}
