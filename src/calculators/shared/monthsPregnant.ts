import { dayNumber, toIsoDate } from "../../text/calendar";
import { isWholeBetween } from "../../text/isWholeBetween";
import { daysToDueDate, monthIn, type Trimester, trimesterIn } from "./gestation";

/** A pregnancy described by one date. */
interface DatedInput {
  mode: "lmp" | "edd";
  /** `YYYY-MM-DD`: first day of the last period with mode "lmp", due date with mode "edd". */
  date: string;
}

export interface MonthsPregnantInput {
  mode: "week" | "lmp" | "edd";
  /** Completed weeks, 0–42; used with mode "week". */
  week?: number;
  /** Days beyond the completed weeks, 0–6; used with mode "week". */
  day?: number;
  /** `YYYY-MM-DD`: the day on which week and day were true, today if left out; used with mode "week". */
  asOf?: string;
  /** `YYYY-MM-DD`: first day of the last period with mode "lmp", due date with mode "edd". */
  date?: string;
}

interface MonthsPregnant {
  ok: true;
  /** Completed days since the first day of the last period (gestational age). */
  gestationalDays: number;
  completedWeeks: number;
  day: number;
  /** Current month of pregnancy, 1–9. */
  month: number;
  completedMonths: number;
  trimester: Trimester;
  /** Completed weeks the month covers. */
  monthWeekFrom: number;
  monthWeekTo: number;
  /** First and last day of the month, `YYYY-MM-DD`. */
  monthStart: string;
  monthEnd: string;
  lmp: string;
  edd: string;
  /** Days to the due date; negative when it has passed. */
  daysLeft: number;
  /** True from 42 weeks on: call the care team today. */
  isPostTerm: boolean;
}

interface DateRefusal {
  ok: false;
  field: "date";
  reason: "dateInvalid" | "lmpFuture" | "lmpTooOld" | "eddTooFar" | "eddTooOld";
}

export type MonthsPregnantAnswer =
  | MonthsPregnant
  | DateRefusal
  | { ok: false; field: "week"; reason: "weekRange" | "weekPast" }
  | { ok: false; field: "day"; reason: "dayRange" };

/** 42 weeks and 6 days: the last day that has a week page. */
const lastDay = 42 * 7 + 6;

/**
 * How many months pregnant somebody is: week and day, month, trimester and the dates around them.
 *
 * Gestational age is counted in whole days from the first day of the last period (LMP); the due date (EDD) is LMP + 280 days. The month
 * is looked up by completed weeks in the site's only month table: data/standards/pregnancy-months.json. From 42 weeks on the advice is to call the
 * care team the same day (WHO 2018, NICE NG207: induction is offered from 41 weeks).
 *
 * @param input mode "week" with completed weeks (0–42), days (0–6) and the day they were true; mode "lmp" or "edd" with a date
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the answer, or the field that is wrong and why: week not 0–42, more than 42 weeks 6 days by today, day not 0–6, no such date, last period
 * in the future or over 42 weeks 6 days ago, due date over 280 days ahead or over 20 days past; with mode "lmp" or "edd" only the date can be wrong
 * @throws if `today` is not a date
 * @example monthsPregnant({ mode: "lmp", date: "2026-06-01" }, "2026-11-21") // { ok: true, completedWeeks: 24, day: 5, month: 6, … }
 */
export function monthsPregnant(input: DatedInput, today: string): MonthsPregnant | DateRefusal;
export function monthsPregnant(input: MonthsPregnantInput, today: string): MonthsPregnantAnswer;
export function monthsPregnant(input: MonthsPregnantInput, today: string): MonthsPregnantAnswer {
  const now = dayNumber(today);
  if (now === null) throw new Error("monthsPregnant requires today as YYYY-MM-DD");
  let lmp: number;
  if (input.mode === "week") {
    const day = input.day ?? 0;
    if (!isWholeBetween(input.week, 0, 42)) return { ok: false, field: "week", reason: "weekRange" };
    if (!isWholeBetween(day, 0, 6)) return { ok: false, field: "day", reason: "dayRange" };
    const asOf = input.asOf === undefined ? now : dayNumber(input.asOf);
    lmp = (asOf ?? now) - (input.week * 7 + day);
    // The weeks were typed too long ago, or the clock was set back: they do not say how far she is today.
    if (lmp > now || now - lmp > lastDay) return { ok: false, field: "week", reason: "weekPast" };
  } else {
    const date = dayNumber(input.date ?? "");
    if (date === null) return { ok: false, field: "date", reason: "dateInvalid" };
    lmp = input.mode === "lmp" ? date : date - daysToDueDate;
    const isLmp = input.mode === "lmp";
    if (lmp > now) return { ok: false, field: "date", reason: isLmp ? "lmpFuture" : "eddTooFar" };
    if (now - lmp > lastDay) return { ok: false, field: "date", reason: isLmp ? "lmpTooOld" : "eddTooOld" };
  }
  const gestationalDays = now - lmp;
  const completedWeeks = Math.floor(gestationalDays / 7);
  const { month, weekFrom, weekTo } = monthIn(completedWeeks);
  return {
    ok: true,
    gestationalDays,
    completedWeeks,
    day: gestationalDays % 7,
    month,
    // From the due date on, the ninth month is completed too.
    completedMonths: gestationalDays >= daysToDueDate ? 9 : month - 1,
    trimester: trimesterIn(completedWeeks),
    monthWeekFrom: weekFrom,
    monthWeekTo: weekTo,
    monthStart: toIsoDate(lmp + weekFrom * 7),
    monthEnd: toIsoDate(lmp + weekTo * 7 + 6),
    lmp: toIsoDate(lmp),
    edd: toIsoDate(lmp + daysToDueDate),
    daysLeft: daysToDueDate - gestationalDays,
    isPostTerm: completedWeeks >= 42,
  };
}
