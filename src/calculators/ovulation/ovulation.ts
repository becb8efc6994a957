import { addDays, dayNumber, toIsoDate } from "../../text/calendar";
import { isWholeBetween } from "../../text/isWholeBetween";
import { daysFromConception } from "../shared/gestation";

export interface OvulationInput {
  /** First day of the last period, `YYYY-MM-DD`. */
  lmp: string;
  irregular: boolean;
  /** Days from one period to the next, 20–45; with a regular cycle. */
  cycleLength?: number;
  /** Days from ovulation to the next period, 10–16; 14 when left out. With a regular cycle. */
  lutealLength?: number;
  /** Days a period lasts, 2–10; 5 when left out. It changes no date: it is drawn, and shows whether fertile days begin during the period. */
  periodLength?: number;
  /** Shortest and longest of the recorded cycles, 18–60 days; with irregular cycles. */
  shortest?: number;
  longest?: number;
}

/** First and last day, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

export interface Cycle {
  /** 1 for the cycle that began with the given period. */
  number: number;
  /** First day of its period: a single day when cycles are regular. */
  start: Days;
  /** The next period. */
  next: Days;
  fertile: Days;
  /** Days with the best chance, and the calculated day of ovulation; null when cycles are irregular. */
  best: Days | null;
  ovulation: string | null;
  /** The fertile days if ovulation is 16 to 10 days before the next period; null when cycles are irregular. */
  wide: Days | null;
  /** Due date if conception is on the day of ovulation; null when cycles are irregular. */
  edd: string | null;
}

type OvulationNote = "unusualCycle" | "spread" | "overlapsPeriod" | "skipped" | "cutShort";

export type OvulationAnswer =
  | {
      ok: true;
      irregular: boolean;
      /** The coming cycles, six at most; fewer or none when irregular cycles allow no further prediction. */
      cycles: Cycle[];
      periodLength: number;
      notes: OvulationNote[];
    }
  | {
      ok: false;
      field: "lmp" | "cycleLength" | "lutealLength" | "periodLength" | "shortest" | "longest";
      reason: "dateInvalid" | "lmpFuture" | "lmpTooOld" | "cycleRange" | "lutealRange" | "periodRange" | "recordedRange" | "longestBelow";
    };

type Refusal = Extract<OvulationAnswer, { ok: false }>;

export const cyclesShown = 6;
const oldestDays = 90;
/** Sperm can live for five days: the fertile days are those five and the day of ovulation (Wilcox 1995). */
const daysBefore = 5;
/** Ovulation is 10 to 16 days before the next period (NHS). */
const luteal = { shortest: 10, longest: 16 };

const refuse = (field: Refusal["field"], reason: Refusal["reason"]): Refusal => ({ ok: false, field, reason });
const days = (from: number, to: number): Days => ({ from: toIsoDate(from), to: toIsoDate(to) });

/** A cycle by subtraction: ovulation = next period − luteal phase; the fertile days never begin before the period. */
function regularCycle(number: number, start: number, cycleLength: number, lutealLength: number): Cycle {
  const next = start + cycleLength;
  const ovulation = next - lutealLength;
  const from = (day: number) => Math.max(start, day);
  return {
    number,
    start: days(start, start),
    next: days(next, next),
    fertile: days(from(ovulation - daysBefore), ovulation),
    best: days(from(ovulation - 2), ovulation),
    ovulation: toIsoDate(ovulation),
    wide: days(from(next - luteal.longest - daysBefore), next - luteal.shortest),
    edd: toIsoDate(ovulation + daysFromConception),
  };
}

/** A cycle by the rhythm method: first fertile day = shortest − 18, last = longest − 11, from the earliest and the latest start of the cycle. */
function irregularCycle(number: number, lmp: number, shortest: number, longest: number): Cycle {
  const start = { from: lmp + (number - 1) * shortest, to: lmp + (number - 1) * longest };
  const first = Math.max(1, shortest - 18);
  return {
    number,
    start: days(start.from, start.to),
    next: days(start.from + shortest, start.to + longest),
    fertile: days(start.from + first - 1, start.to + longest - 11 - 1),
    best: null,
    ovulation: null,
    wide: null,
    edd: null,
  };
}

/**
 * The fertile days of the coming cycles, as ranges, because a calendar cannot know the day of ovulation.
 *
 * Regular cycles, by subtraction: the period is cycle day 1, next period = last period + cycle, ovulation = next period − luteal phase, fertile days
 * = ovulation − 5 to ovulation, best days = the last three of them (Wilcox 1995, NHS). The wide range puts ovulation 16 to 10 days before the next
 * period (NHS). Irregular cycles, by the rhythm method: cycle days shortest − 18 to longest − 11 (Mayo Clinic). Later cycles are counted from the
 * earliest and latest possible start, which is our own step; the list ends where one window would run into the next. Cycles whose next period
 * is before today are left out.
 *
 * @param input lmp, today − 90 days to today; regular: cycleLength 20–45 days, lutealLength 10–16; irregular: shortest and longest 18–60 days,
 * shortest not above longest; periodLength 2–10 days
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the answer, or the field that is wrong and why: no such date, or out of the ranges above
 * @throws if `today` is not a date
 * @example ovulation({ lmp: "2026-11-10", irregular: false, cycleLength: 28 }, "2026-11-21") // cycles[0].fertile: 2026-11-19 to 2026-11-24
 */
export function ovulation(input: OvulationInput, today: string): OvulationAnswer {
  const now = dayNumber(today);
  if (now === null) throw new Error("ovulation requires today as YYYY-MM-DD");
  const { irregular, cycleLength, lutealLength = 14, periodLength = 5, shortest, longest } = input;
  const lmp = dayNumber(input.lmp);
  if (lmp === null) return refuse("lmp", "dateInvalid");
  if (lmp > now) return refuse("lmp", "lmpFuture");
  if (now - lmp > oldestDays) return refuse("lmp", "lmpTooOld");

  let cycleAt: (number: number) => Cycle;
  const notes: OvulationNote[] = [];
  if (irregular) {
    if (!isWholeBetween(shortest, 18, 60)) return refuse("shortest", "recordedRange");
    if (!isWholeBetween(longest, 18, 60)) return refuse("longest", "recordedRange");
    if (longest < shortest) return refuse("longest", "longestBelow");
    if (shortest < 21 || longest > 35) notes.push("unusualCycle");
    if (longest - shortest > 7) notes.push("spread");
    cycleAt = (number) => irregularCycle(number, lmp, shortest, longest);
  } else {
    if (!isWholeBetween(cycleLength, 20, 45)) return refuse("cycleLength", "cycleRange");
    if (!isWholeBetween(lutealLength, 10, 16)) return refuse("lutealLength", "lutealRange");
    if (cycleLength < 21 || cycleLength > 35) notes.push("unusualCycle");
    cycleAt = (number) => regularCycle(number, lmp + (number - 1) * cycleLength, cycleLength, lutealLength);
  }
  if (!isWholeBetween(periodLength, 2, 10)) return refuse("periodLength", "periodRange");

  const cycles: Cycle[] = [];
  for (let number = 1; cycles.length < cyclesShown; number++) {
    const cycle = cycleAt(number);
    // Windows of regular cycles never overlap: each ends ten days or more before the next period.
    if (number > 1 && cycle.fertile.from <= cycleAt(number - 1).fertile.to) {
      notes.push("cutShort");
      break;
    }
    if (cycle.next.to >= today) cycles.push(cycle);
    else if (!notes.includes("skipped")) notes.push("skipped");
  }
  // Counted from the earliest start of the cycle, as the first day of the window is.
  const first = cycles[0];
  if (first && first.fertile.from < addDays(first.start.from, periodLength)) notes.push("overlapsPeriod");
  return { ok: true, irregular, cycles, periodLength, notes };
}
