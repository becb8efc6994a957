import type { Language } from "../../routes/routes";
import { addDays } from "../../text/calendar";
import type { Translate } from "../../text/textsFor";
import type { CalendarEntry } from "../shared/calendarFile";
import type { VaccineCalendarAnswer, Visit } from "../shared/vaccineCalendar";
import { doseWords, versionTexts } from "../shared/vaccineWords";

const compact = (date: string): string => date.replaceAll("-", "");

/** The doses of a visit that go into a calendar: those due at a fixed age and not given. */
const datedDoses = ({ doses }: Visit) => doses.filter(({ status, timing }) => timing === "day" && status !== "done");

/**
 * One all-day entry for all doses whose day has passed, and one for each visit from today on, with reminders 7 days and 1 day before. None before the
 * birth, because the dates may still move. The id of an entry contains the day of birth, so that the file of a sibling does not change it.
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @example vaccineEntries(answer, "2026-11-22", t, "en")[0]
 * // with the dose at birth given: { uid: "ninni-vaccine-tr-20261120-2months@ninni", start: "2027-01-20", … }
 */
export function vaccineEntries(
  answer: Extract<VaccineCalendarAnswer, { ok: true }>,
  today: string,
  t: Translate,
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
    // Doses whose own day has passed are entered on today.
    ...(overdue.length > 0 ? [entry("due-now", today, overdue, [])] : []),
    ...open.filter(({ date }) => date >= today).map((visit) => entry(`${visit.age.value}${visit.age.unit}`, visit.date, [visit], [7, 1])),
  ];
}
