import type { TFunction } from "i18next";
import { dateOf, dayNumber } from "../calculators/calendar";
import type { VaccineCalendarAnswer, Visit } from "../calculators/vaccineCalendar";
import type { Language } from "../routes";
import type { CalendarEntry } from "./calendarFile";
import { doseWords, versionOf } from "./vaccineWords";

const compact = (date: string): string => date.replaceAll("-", "");

/** The doses of a visit that belong into a calendar: due at an age, not given. */
const datedDoses = ({ doses }: Visit) => doses.filter(({ status, timing }) => timing === "day" && status !== "done");

/**
 * One all-day entry a visit from today on, with a reminder 7 days and 1 day before. None before the birth: the days will move with it. The
 * day of birth is in the name of an entry, so that a brother's or sister's file changes nothing in it.
 */
export function vaccineEntries(
  answer: Extract<VaccineCalendarAnswer, { ok: true }>,
  today: string,
  t: TFunction,
  language: Language,
): CalendarEntry[] {
  if (answer.isPlanned) return [];
  return answer.visits
    .filter((visit) => visit.date >= today && datedDoses(visit).length > 0)
    .map((visit) => ({
      uid: `ninni-vaccine-${answer.country.toLowerCase()}-${compact(answer.birthDate)}-${visit.age.value}${visit.age.unit}@ninni`,
      start: visit.date,
      end: dateOf((dayNumber(visit.date) ?? Number.NaN) + 1),
      summary: t("vaccine.icsTitle", {
        doses: datedDoses(visit)
          .map((dose) => doseWords(dose, t))
          .join("; "),
      }),
      description: t("vaccine.icsText", versionOf(answer.country, t, language)),
      remindDaysBefore: [7, 1],
    }));
}
