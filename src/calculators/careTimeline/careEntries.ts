import { addDays } from "../../text/calendar";
import type { CalendarEntry } from "../shared/calendarFile";
import type { DatedCareEntry } from "./careTimeline";

/**
 * The care still ahead as calendar entries of a day each, with reminders a week and a day before: the first day of what is to come, the last day of
 * what is open. What is over, and what stays open until the birth, is left out.
 */
export const calendarEntries = (entries: readonly DatedCareEntry[]): CalendarEntry[] =>
  entries.flatMap(({ key, status, start, end, title, line }) => {
    const day = status === "now" ? end : start;
    if (status === "past" || day === null) return [];
    const next = addDays(day, 1);
    return [{ uid: `ninni-${key}@ninni`, start: day, end: next, summary: title, description: line, remindDaysBefore: [7, 1] }];
  });

/**
 * Two calendars as one. What both have stands once, as the second tells it: the leave's own day in the place of its weeks.
 * @example joinedEntries([{ uid: "ninni-leave-start@ninni", … }], [{ uid: "ninni-leave-start@ninni", … }]).length // 1
 */
export const joinedEntries = (care: readonly CalendarEntry[], leave: readonly CalendarEntry[]): CalendarEntry[] => [
  ...care.filter(({ uid }) => leave.every((other) => other.uid !== uid)),
  ...leave,
];
