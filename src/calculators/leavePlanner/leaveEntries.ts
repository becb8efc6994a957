import { addDays } from "../../text/calendar";
import type { CalendarEntry } from "../shared/calendarFile";
import type { LeavePlannerAnswer } from "../shared/leavePlanner";

/**
 * The first day of leave, the first day back, the last day to apply for half-time work and the periods of nursing leave as calendar entries, without
 * those that are over.
 * @param nameOf words of an entry, by its key
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @param description the same text for every entry
 * @example leaveEntries(answer, nameOf, "2026-11-22", "From ninni")[0] // { uid: "ninni-leave-start@ninni", remindDaysBefore: [14, 1], … }
 */
export function leaveEntries(
  { leave, later, birth, isBorn }: Extract<LeavePlannerAnswer, { ok: true }>,
  nameOf: (key: string) => string,
  today: string,
  description: string,
): CalendarEntry[] {
  const days = [
    ...(leave ? [{ key: "start", date: leave.start }] : []),
    ...(isBorn ? [] : [{ key: "due", date: birth }]),
    ...(leave ? [{ key: "back", date: leave.back }] : []),
    ...later.flatMap(({ key, from, to }) => {
      if (key === "half-time-apply" || key === "milk-then") return [{ key, date: from }];
      return key === "milk" || key === "night" || key === "unpaid-father" ? [{ key: `${key}-end`, date: to }] : [];
    }),
  ];
  return days
    .filter(({ date }) => date >= today)
    .map(({ key, date }) => ({
      // The due date has the same id as in the due date calculator.
      uid: key === "due" ? "ninni-edd@ninni" : `ninni-leave-${key}@ninni`,
      start: date,
      end: addDays(date, 1),
      summary: nameOf(key),
      description,
      ...(key === "due" ? {} : { remindDaysBefore: [14, 1] }),
    }));
}
