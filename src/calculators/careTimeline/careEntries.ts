import { addDays } from "../../text/calendar";
import type { CalendarEntry } from "../shared/calendarFile";
import type { DatedCareEntry } from "./careTimeline";

/**
 * The care still ahead as one-day calendar entries, with reminders 7 days and 1 day before: the first day of what has not begun, the last day of
 * what is open. What is over, or open now until the birth, is left out.
 * @example calendarEntries([{ key: "visit-2", status: "now", end: "2026-11-22", … }])[0].start // "2026-11-22"
 */
export const calendarEntries = (entries: readonly DatedCareEntry[]): CalendarEntry[] =>
  entries.flatMap(({ key, status, start, end, title, line }) => {
    const day = status === "now" ? end : start;
    if (status === "past" || day === null) return [];
    const next = addDays(day, 1);
    return [{ uid: `ninni-${key}@ninni`, start: day, end: next, summary: title, description: line, remindDaysBefore: [7, 1] }];
  });

/**
 * Two calendars as one. An entry with the same id in both is taken from the second, for example the leave's own day instead of its weeks.
 * @example joinedEntries([{ uid: "ninni-leave-start@ninni", … }], [{ uid: "ninni-leave-start@ninni", … }]).length // 1
 */
export const joinedEntries = (care: readonly CalendarEntry[], leave: readonly CalendarEntry[]): CalendarEntry[] => [
  ...care.filter(({ uid }) => leave.every((other) => other.uid !== uid)),
  ...leave,
];
