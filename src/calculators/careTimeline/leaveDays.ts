/** Days of leave and payments on the line: a mother who is an employee, leaving work when the law says. Other cases are the leave planner's. */
import { addDays } from "../../text/calendar";
import type { CalendarEntry } from "../shared/calendarFile";
import { amountOf } from "../shared/leaveParameters";
import { leavePlanner } from "../shared/leavePlanner";
import type { CareTimelineAnswer } from "./careTimeline";

export interface LeaveDay {
  key: "start" | "pay" | "stop" | "nursing" | "grant" | "back" | "half-time-apply" | "milk";
  /** First and last day, `YYYY-MM-DD`; the same where it is one day. */
  from: string;
  to: string;
  /** The row of data/standards/leave-parameters.json whose law and date it stands by. */
  rule: string;
}

/**
 * The days in their order; after the birth those that follow it, counted as if it had been on the due date. Empty for births the law of 1 May 2026 does not
 * cover, and once everything is over.
 * @param babies 1, or 2 and more, whose leave begins two weeks earlier and who leave no later than that
 * @example leaveDays({ birth: "2027-03-01", isBorn: false, … }, 1, "2026-11-22")[0] // { key: "start", from: "2027-01-04", to: "2027-01-04", rule: "worker-before" }
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

/** Days to be reminded of; a day in both calendars has the name that the leave planner gives it. */
const reminded: readonly LeaveDay["key"][] = ["start", "back", "half-time-apply"];

/**
 * The days still ahead as calendar entries.
 * @param wordsOf title and line of a day
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
