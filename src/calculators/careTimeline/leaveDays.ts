/** Days of leave and payments on the timeline, for an employed mother who stops working when the law says. The leave planner covers all other cases. */
import { addDays } from "../../text/calendar";
import type { CalendarEntry } from "../shared/calendarFile";
import { amountOf } from "../shared/leaveParameters";
import { leavePlanner } from "../shared/leavePlanner";
import type { CareTimelineAnswer } from "./careTimeline";

export interface LeaveDay {
  key: "start" | "pay" | "stop" | "nursing" | "grant" | "back" | "half-time-apply" | "milk";
  /** First and last day, `YYYY-MM-DD`; the same if it is one day. */
  from: string;
  to: string;
  /** Key of the row of data/standards/leave-parameters.json that gives the law and its date. */
  rule: string;
}

/**
 * The days in order. After the birth, the first day of leave and the last day at work are left out, and the rest is counted as if the baby had been
 * born on the due date. Empty for births the law of 1 May 2026 does not cover, and once everything is over.
 * @param babies with 2 or more, the leave begins two weeks earlier and cannot be shortened
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @throws if `today` is not a date
 * @example leaveDays({ birth: "2027-03-01", isBorn: false, … }, 1, "2026-11-22")[0]
 * // { key: "start", from: "2027-01-04", to: "2027-01-04", rule: "worker-before" }
 */
export function leaveDays({ birth, isBorn }: Extract<CareTimelineAnswer, { ok: true }>, babies: 1 | 2 | 3, today: string): LeaveDay[] {
  const answer = leavePlanner(
    { parent: "mother", job: "worker", babies, order: "first", dueDate: birth, birthDate: isBorn ? birth : undefined },
    today,
  );
  if (!answer.ok || !answer.leave) return [];
  const { start, back } = answer.leave;
  const on = (key: LeaveDay["key"], from: string, rule: string, to = from): LeaveDay => ({ key, from, to, rule });
  const right = (key: string) => answer.later.find((one) => one.key === key);
  const [apply, milk] = [right("half-time-apply"), right("milk")];
  const days = [
    ...(isBorn ? [] : [on("start", start, babies > 1 ? "worker-before-multiple" : "worker-before")]),
    on("pay", start, "pay-share", addDays(back, -1)),
    ...(isBorn || babies > 1 ? [] : [on("stop", addDays(birth, -amountOf("worker-stop") * 7), "worker-stop")]),
    on("nursing", birth, "nursing"),
    on("grant", birth, "grant-first"),
    on("back", back, "worker-after"),
    ...(apply ? [on("half-time-apply", apply.from, "worker-half-time-apply")] : []),
    ...(milk ? [on("milk", milk.from, "worker-milk", milk.to)] : []),
  ];
  return days.some(({ to }) => to >= today) ? days : [];
}

/** Days with a reminder; a day that the leave planner enters in a calendar too has the same id there. */
const reminded: readonly LeaveDay["key"][] = ["start", "back", "half-time-apply"];

/**
 * The days with a reminder that are still ahead, as calendar entries with reminders 14 days and 1 day before.
 * @param wordsOf title and text of a day
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @example leaveCalendar(days, wordsOf, "2026-11-22")[0] // { uid: "ninni-leave-start@ninni", start: "2027-01-04", remindDaysBefore: [14, 1], … }
 */
export const leaveCalendar = (
  days: readonly LeaveDay[],
  wordsOf: (day: LeaveDay) => { title: string; line: string },
  today: string,
): CalendarEntry[] =>
  days
    .filter(({ key, from }) => reminded.includes(key) && from >= today)
    .map((day) => {
      const { title, line } = wordsOf(day);
      const uid = `ninni-leave-${day.key}@ninni`;
      return { uid, start: day.from, end: addDays(day.from, 1), summary: title, description: line, remindDaysBefore: [14, 1] };
    });
