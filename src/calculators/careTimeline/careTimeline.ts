/** Everything due from the first weeks of a pregnancy to a child's fifth birthday, and its dates. */
import { addDays, addMonths, dayNumber } from "../../text/calendar";
import { monthsPregnant } from "../shared/monthsPregnant";

export type CareKind = "visit" | "test" | "screening" | "vaccine" | "supplement" | "paper";

export interface CareEntry {
  key: string;
  kind: CareKind;
  /** What its weeks or months are counted from: the first day of the last period, or the birth. */
  from: "period" | "birth";
  unit: "weeks" | "months";
  /** First and last completed week or month, the last one included as a whole; `last` is null where it is open until the birth. */
  first: number;
  last: number | null;
  /** True when it is not for everyone. */
  isOptional: boolean;
  title: string;
  /** One sentence that explains it. */
  line: string;
}

export interface DatedCareEntry extends CareEntry {
  /** First and last day, `YYYY-MM-DD`; `end` is null where it is open until the birth. */
  start: string;
  end: string | null;
  status: "past" | "now" | "next";
}

export interface CareTimelineInput {
  mode: "period" | "due" | "born";
  /** `YYYY-MM-DD`: first day of the last period, due date, or day of birth. */
  date: string;
}

export type CareTimelineAnswer =
  | {
      ok: true;
      /** First day of the last period, `YYYY-MM-DD`; null after the birth, when the pregnancy is over. */
      period: string | null;
      /** The day of birth, or the due date before it, `YYYY-MM-DD`. */
      birth: string;
      isBorn: boolean;
      /** Completed days since the first day of the last period; null after the birth. */
      gestationalDays: number | null;
    }
  | {
      ok: false;
      field: "date";
      reason: "dateInvalid" | "lmpFuture" | "lmpTooOld" | "eddTooFar" | "eddTooOld" | "bornFuture" | "bornTooOld";
    };

/** Months of the child's life on the timeline: up to the fifth birthday. */
const monthsShown = 60;

/**
 * The two dates the timeline is counted from: the first day of the last period, and the birth or due date.
 * @param input a last period of at most 42 weeks 6 days ago, a due date at most 280 days ahead and 20 days past, or a birth in the last five years
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns both dates, or why the given one cannot be used
 * @throws if `today` is not a date
 * @example careTimeline({ mode: "due", date: "2027-03-08" }, "2026-11-22") // { ok: true, period: "2026-06-01", birth: "2027-03-08", … }
 */
export function careTimeline({ mode, date }: CareTimelineInput, today: string): CareTimelineAnswer {
  if (mode !== "born") {
    const answer = monthsPregnant({ mode: mode === "period" ? "lmp" : "edd", date }, today);
    if (!answer.ok) return answer;
    return { ok: true, period: answer.lmp, birth: answer.edd, isBorn: false, gestationalDays: answer.gestationalDays };
  }
  if (dayNumber(today) === null) throw new Error("careTimeline requires today as YYYY-MM-DD");
  if (dayNumber(date) === null) return { ok: false, field: "date", reason: "dateInvalid" };
  if (date > today) return { ok: false, field: "date", reason: "bornFuture" };
  if (addMonths(date, monthsShown) < today) return { ok: false, field: "date", reason: "bornTooOld" };
  return { ok: true, period: null, birth: date, isBorn: true, gestationalDays: null };
}

/**
 * The entries with their dates, and whether each is past, open now or next. After the birth, those of the pregnancy are left out.
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @example datedEntries([{ key: "visit-2", from: "period", unit: "weeks", first: 18, last: 24, … }], answer, "2026-11-22")
 * // [{ start: "2026-10-05", end: "2026-11-22", status: "now", … }]
 */
export function datedEntries(
  entries: readonly CareEntry[],
  { period, birth, isBorn }: Extract<CareTimelineAnswer, { ok: true }>,
  today: string,
): DatedCareEntry[] {
  return entries.flatMap((entry) => {
    const anchor = entry.from === "period" ? period : birth;
    if (anchor === null) return [];
    const dayOf = (count: number) => (entry.unit === "months" ? addMonths(anchor, count) : addDays(anchor, count * 7));
    const start = dayOf(entry.first);
    const end = entry.last === null ? null : addDays(dayOf(entry.last + 1), -1);
    // What follows the birth has not begun before it, however long the due date has passed.
    const isAhead = today < start || (entry.from === "birth" && !isBorn);
    return [{ ...entry, start, end, status: isAhead ? "next" : end === null || today <= end ? "now" : "past" }];
  });
}

export const stages = ["first", "second", "third", "month1", "months6", "months12", "years5"] as const;
export type CareStage = (typeof stages)[number];

/**
 * The part of the timeline an entry belongs to, by its first week or month.
 * @example stageOf({ from: "period", unit: "weeks", first: 14, … }) // "second"
 */
export function stageOf({ from, unit, first }: Pick<CareEntry, "from" | "unit" | "first">): CareStage {
  if (from === "period") return first < 14 ? "first" : first < 28 ? "second" : "third";
  if (unit === "months") return first < 12 ? "months12" : "years5";
  return first < 4 ? "month1" : first < 26 ? "months6" : "months12";
}

/**
 * The day on which this number of weeks of a pregnancy is complete.
 * @param period first day of the last period, `YYYY-MM-DD`
 * @example weekStart("2026-06-01", 12) // "2026-08-24"
 */
export const weekStart = (period: string, week: number): string => addDays(period, week * 7);

/**
 * Whether an entry is open now or begins within 28 days, so that a visit now may be about it.
 * @example isNear({ start: "2026-12-10", status: "next", … }, "2026-11-22") // true
 */
export const isNear = ({ start, status }: DatedCareEntry, today: string): boolean =>
  status === "now" || (status === "next" && start <= addDays(today, 28));
