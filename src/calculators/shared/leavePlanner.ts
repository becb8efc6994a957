/** Leave around a birth in Türkiye: its days for mothers and fathers, and the pay during it. */
import { dayNumber, requireDayNumber, toIsoDate } from "../../text/calendar";
import { daysToDueDate } from "./gestation";
import { type LaterRight, laterRights } from "./laterRights";
import type { Job, LeavePlannerInput } from "./leaveInput";
import { amountOf, lawSince, nursingYear } from "./leaveParameters";

export interface MothersLeave {
  /** First day of leave. */
  start: string;
  /** First day back at work. */
  back: string;
  /** Days of leave before the birth, days the law gives after it, and unused days moved from before to after. */
  beforeDays: number;
  afterDays: number;
  movedDays: number;
  /** Civil servants only: days from a birth before the leave began to the day it would have begun. */
  earlyDays: number;
}

export type LeavePlannerAnswer =
  | {
      ok: true;
      parent: "mother" | "father";
      job: Job;
      babies: number;
      /** The day of birth, or the due date while the baby is not born. */
      birth: string;
      isBorn: boolean;
      /** A mother's leave; null for a father, whose days are in `fatherDays`. */
      leave: MothersLeave | null;
      fatherDays: number | null;
      /** Rights that may follow, each as if taken from its first possible day. */
      later: LaterRight[];
      /** SGK's pay for an employee, in kuruş; null where no earnings were given. */
      pay: { days: number; dayMinor: number; totalMinor: number } | null;
      /** The nursing allowance in whole lira; null if its amount is not known for the year of birth. */
      nursing: number | null;
    }
  | {
      ok: false;
      field: "due" | "birth" | "earnings";
      reason:
        | "dueInvalid"
        | "dueTooFar"
        | "duePassed"
        | "beforeLaw"
        | "birthInvalid"
        | "birthFuture"
        | "birthTooEarly"
        | "birthTooLate"
        | "notAnAmount"
        | "notADay";
    };

/** Our own limits for a birth: from 22 weeks of pregnancy to three weeks past the due date; outside, one of the two dates is a mistake. */
const earliestDays = 18 * 7;
const latestDays = 21;
/** Our own limit: more than 20 000 TL a day is probably the pay of a month. */
const mostDailyMinor = 2_000_000;

function checkInput(input: LeavePlannerInput, today: string): Extract<LeavePlannerAnswer, { ok: false }> | null {
  const now = dayNumber(today);
  if (now === null) throw new Error("leavePlanner requires today as YYYY-MM-DD");
  const due = dayNumber(input.dueDate);
  if (due === null) return { ok: false, field: "due", reason: "dueInvalid" };
  if (due > now + daysToDueDate) return { ok: false, field: "due", reason: "dueTooFar" };
  if (input.birthDate === undefined) {
    if (input.dueDate < lawSince) return { ok: false, field: "due", reason: "beforeLaw" };
    if (due < now - latestDays) return { ok: false, field: "birth", reason: "duePassed" };
  } else {
    const birth = dayNumber(input.birthDate);
    if (birth === null) return { ok: false, field: "birth", reason: "birthInvalid" };
    if (birth > now) return { ok: false, field: "birth", reason: "birthFuture" };
    if (birth < due - earliestDays) return { ok: false, field: "birth", reason: "birthTooEarly" };
    if (birth > due + latestDays) return { ok: false, field: "birth", reason: "birthTooLate" };
    if (input.birthDate < lawSince) return { ok: false, field: "birth", reason: "beforeLaw" };
  }
  const daily = input.dailyMinor ?? 0;
  if (Number.isNaN(daily) || daily < 0) return { ok: false, field: "earnings", reason: "notAnAmount" };
  if (daily > mostDailyMinor) return { ok: false, field: "earnings", reason: "notADay" };
  return null;
}

/** The days of a mother's leave; both dates are already checked. */
function mothersLeave({ job, babies, stopWeeks, dueDate }: LeavePlannerInput, birthDate: string): MothersLeave {
  const [due, birth] = [requireDayNumber(dueDate), requireDayNumber(birthDate)];
  const wholeBefore = amountOf(babies > 1 ? `${job}-before-multiple` : `${job}-before`) * 7;
  const mayWorkOn = job === "worker" && babies === 1;
  const stop = due - (mayWorkOn ? Math.min(wholeBefore, Math.max(amountOf("worker-stop"), stopWeeks ?? 8) * 7) : wholeBefore);
  // A late birth does not shorten the leave after it: the days past the due date are not counted as leave before.
  const beforeDays = Math.max(0, Math.min(birth, due) - stop);
  const movedDays = wholeBefore - beforeDays;
  const earlyDays = job === "civil" ? Math.max(0, due - wholeBefore - birth) : 0;
  const afterDays = amountOf(`${job}-after`) * 7;
  return {
    start: toIsoDate(Math.min(stop, birth)),
    back: toIsoDate(birth + afterDays + movedDays + earlyDays),
    beforeDays,
    afterDays,
    movedDays,
    earlyDays,
  };
}

/**
 * A mother's or father's leave around a birth, the rights that may follow it, and the pay for these weeks.
 *
 * The leave before the birth ends on the day before it; the weeks after are counted from the day of birth, so that `back` is the first day at
 * work. Days not used before the birth are added after it; for a civil servant, so are the days from a birth before the leave to its planned start.
 * Rules and amounts: data/standards/leave-parameters.json (Acts 4857, 657 and 5510 as amended by Act 7578, in force since 1 May 2026).
 *
 * @param input parent, work, babies, the due date, the day of birth once it has passed, and for an employee her last weeks at work and daily earnings
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the days, or the field that is wrong and why: no such date, a due date over 280 days ahead or over 21 days past without a birth, a birth
 * in the future, before 22 weeks or over 21 days late, a birth before 1 May 2026, earnings that are not an amount or above 20 000 TL a day
 * @throws if `today` is not a date
 * @example leavePlanner({ parent: "mother", job: "civil", babies: 1, order: "first", dueDate: "2027-03-01" }, "2026-11-22")
 * // { ok: true, leave: { start: "2027-01-04", back: "2027-06-21", … }, … }
 */
export function leavePlanner(input: LeavePlannerInput, today: string): LeavePlannerAnswer {
  const refusal = checkInput(input, today);
  if (refusal) return refusal;
  const { parent, job, babies, birthDate, dailyMinor = 0 } = input;
  const birth = birthDate ?? input.dueDate;
  const leave = parent === "mother" ? mothersLeave(input, birth) : null;
  const paidDays = leave ? leave.beforeDays + leave.movedDays + leave.afterDays : 0;
  const share = amountOf("pay-share") / 3;
  const isPaid = leave !== null && job === "worker" && dailyMinor > 0;
  return {
    ok: true,
    parent,
    job,
    babies,
    birth,
    isBorn: birthDate !== undefined,
    leave,
    fatherDays: leave ? null : amountOf(`${job}-father`),
    later: laterRights(input, birth, leave?.back ?? null),
    pay: isPaid
      ? { days: paidDays, dayMinor: Math.round(dailyMinor * share), totalMinor: Math.round(dailyMinor * share * paidDays) }
      : null,
    nursing: Number(birth.slice(0, 4)) === nursingYear ? amountOf("nursing") * babies : null,
  };
}
