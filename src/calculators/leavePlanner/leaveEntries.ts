import { addDays } from "../../text/calendar";
import type { CalendarEntry } from "../shared/calendarFile";
import type { LeavePlannerAnswer } from "../shared/leavePlanner";

/**
 * The first day of leave, the first day back, the last day for half-time work and the turns of milk leave as calendar entries; what is over is
 * left out.
 * @param nameOf words of an entry, by its key
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @param description what every entry says about itself
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
      // The due date has the name that the due date tool gives it.
      uid: key === "due" ? "ninni-edd@ninni" : `ninni-leave-${key}@ninni`,
      start: date,
      end: addDays(date, 1),
      summary: nameOf(key),
      description,
      ...(key === "due" ? {} : { remindDaysBefore: [14, 1] }),
    }));
}
