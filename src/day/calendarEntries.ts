/** Coming dates as entries of a calendar file. */
import type { CalendarEntry } from "../calculators/shared/calendarFile";
import { addDays } from "../text/calendar";
import { type AgendaEntry, isVaccineDue } from "./careCalendar";

/**
 * What is still ahead as all-day entries with a reminder a week before: the first day of a coming window, the last day of an open one, today for a
 * vaccine that is due. Entries that are done, over, or without an end are left out.
 * @param today `YYYY-MM-DD`
 * @param title name of an entry
 * @param describe text of an entry
 * @example careEntries(agenda, "2026-11-28", ({ title }) => title, ({ line }) => line)
 */
export function careEntries(
  entries: readonly AgendaEntry[],
  today: string,
  title: (entry: AgendaEntry) => string,
  describe: (entry: AgendaEntry) => string,
): CalendarEntry[] {
  return entries.flatMap((entry) => {
    const isDue = isVaccineDue(entry);
    const day = isDue ? today : entry.status === "now" ? entry.end : entry.start;
    if (entry.isDone || entry.status === "past" || day === null) return [];
    const uid = `ninni-${entry.key.replaceAll(/[^\w-]/g, "-")}@ninni`;
    return [
      { uid, start: day, end: addDays(day, 1), summary: title(entry), description: describe(entry), remindDaysBefore: isDue ? [] : [7] },
    ];
  });
}

/**
 * The due date as an entry, with the same uid as in the due date calculator’s file, so that importing both makes one entry.
 * @param due `YYYY-MM-DD`
 * @throws if the date does not exist
 * @example dueEntry("2027-03-10", "Due date", "…") // { uid: "ninni-edd@ninni", start: "2027-03-10", end: "2027-03-11", … }
 */
export const dueEntry = (due: string, summary: string, description: string): CalendarEntry => ({
  uid: "ninni-edd@ninni",
  start: due,
  end: addDays(due, 1),
  summary,
  description,
});
