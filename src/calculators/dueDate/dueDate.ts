// Over 200 lines, because it has five methods with their ranges in one place, and all their refusals and results.

import { dayNumber, toIsoDate } from "../../text/calendar";
import { isWholeBetween } from "../../text/isWholeBetween";
import {
  daysFromConception,
  daysToConception,
  daysToDueDate,
  longestPregnancyDays,
  type Trimester,
  trimesterIn,
  usualCycleDays,
} from "../shared/gestation";
import { scanRedating } from "./scanRedating";

/** The methods for a due date, in the order they are offered. */
export const dueDateMethods = ["lmp", "ultrasound", "ivf", "conception", "known"] as const;
export type DueDateMethod = (typeof dueDateMethods)[number];

export interface DueDateInput {
  method: DueDateMethod;
  /** `YYYY-MM-DD`: first day of the last period. With "lmp"; optional with "ultrasound", to compare the two dates. */
  lmp?: string;
  /** Days from one period to the next, 20–45; 28 if left out. With "lmp". */
  cycleLength?: number;
  conceptionDate?: string;
  scanDate?: string;
  /** Age by the scan: completed weeks, 4–41, and days, 0–6 (0 if left out). With "ultrasound". */
  gaWeeks?: number;
  gaDays?: number;
  transferDate?: string;
  /** Age of the embryo on the day of transfer in days, 2–7; 0 for the day of egg collection. With "ivf". */
  embryoAge?: number;
  /** `YYYY-MM-DD`: the due date given by her doctor. With "known". */
  knownDate?: string;
}

/** A scan compared with the last period by the redating table. */
export interface Redating {
  /** Due dates by the last period (+ 280 days) and by the scan. */
  lmpEdd: string;
  scanEdd: string;
  /** Gestational age on the day of the scan, by the last period. */
  lmpWeeks: number;
  lmpDays: number;
  /** Difference between the two ages, in days. */
  differenceDays: number;
  /** The scan's date is used if the difference is greater than this. */
  limitDays: number;
  isRedated: boolean;
}

/** The numbers a sum was made with, in days; which ones depends on the method. */
interface Terms {
  cycleLength?: number;
  embryoAge?: number;
  scanAge?: number;
}

export type DueDateAnswer =
  | {
      ok: true;
      edd: string;
      /** How the date was calculated: method, day it was counted from, and days added. */
      used: DueDateMethod;
      from: string;
      addedDays: number;
      /** The numbers of the sum, all in days: the cycle of a last period, the embryo's age at transfer, the age by the scan. */
      terms: Terms;
      /** First day of the last period that leads to this due date with a cycle of 28 days. */
      lmp: string;
      /** Completed days since `lmp`; negative before it. */
      gestationalDays: number;
      /** Completed weeks and days since `lmp`; 0 before it. */
      completedWeeks: number;
      day: number;
      trimester: Trimester;
      /** Days to the due date; negative when it has passed. */
      daysLeft: number;
      /** Share of the 280 days that has passed, 0–100, rounded down, so that 100 means all of them. */
      percent: number;
      /** 37w0d, 39w0d and 42w0d. */
      termStart: string;
      fullTerm: string;
      termEnd: string;
      secondTrimester: string;
      thirdTrimester: string;
      /** Likely day of conception and the days around it. */
      conception: string;
      conceptionFrom: string;
      conceptionTo: string;
      redating: Redating | null;
      /** What makes the date less certain, or should be discussed with the care team. */
      notes: ("unusualCycle" | "lateScan" | "tooEarlyToTest" | "notYet" | "pastTerm")[];
    }
  | {
      ok: false;
      field: "lmp" | "cycleLength" | "conceptionDate" | "scanDate" | "gaWeeks" | "gaDays" | "transferDate" | "embryoAge" | "knownDate";
      reason:
        | "dateInvalid"
        | "lmpFuture"
        | "lmpTooOld"
        | "lmpAfterScan"
        | "cycleRange"
        | "conceptionFuture"
        | "conceptionTooOld"
        | "scanFuture"
        | "scanTooOld"
        | "scanLongOver"
        | "weeksRange"
        | "daysRange"
        | "transferTooFar"
        | "transferTooOld"
        | "embryoAge"
        | "knownTooFar"
        | "knownTooOld";
    };

type Refusal = Extract<DueDateAnswer, { ok: false }>;
/** Result of a method: the day counted from and the days added. */
interface Start {
  used: DueDateMethod;
  from: number;
  addedDays: number;
  terms?: Terms;
  redating?: Redating;
  notes?: ("unusualCycle" | "lateScan")[];
}

/** Possible ages of an embryo in days on the day of transfer; 0 is the day of egg collection. */
export const embryoAges = [0, 2, 3, 4, 5, 6, 7] as const;

const refuse = (field: Refusal["field"], reason: Refusal["reason"]): Refusal => ({ ok: false, field, reason });

function fromPeriod({ lmp: typed, cycleLength = usualCycleDays }: DueDateInput, now: number): Start | Refusal {
  const lmp = dayNumber(typed ?? "");
  if (lmp === null) return refuse("lmp", "dateInvalid");
  if (lmp > now) return refuse("lmp", "lmpFuture");
  if (now - lmp > longestPregnancyDays) return refuse("lmp", "lmpTooOld");
  if (!isWholeBetween(cycleLength, 20, 45)) return refuse("cycleLength", "cycleRange");
  const isUnusual = cycleLength < 21 || cycleLength > 35;
  return {
    used: "lmp",
    from: lmp,
    addedDays: daysToDueDate + cycleLength - usualCycleDays,
    terms: { cycleLength },
    notes: isUnusual ? ["unusualCycle"] : [],
  };
}

function fromConception({ conceptionDate }: DueDateInput, now: number): Start | Refusal {
  const from = dayNumber(conceptionDate ?? "");
  if (from === null) return refuse("conceptionDate", "dateInvalid");
  if (from > now) return refuse("conceptionDate", "conceptionFuture");
  if (now - from > longestPregnancyDays - daysToConception) return refuse("conceptionDate", "conceptionTooOld");
  return { used: "conception", from, addedDays: daysFromConception };
}

function fromTransfer({ transferDate, embryoAge = Number.NaN }: DueDateInput, now: number): Start | Refusal {
  const from = dayNumber(transferDate ?? "");
  if (from === null) return refuse("transferDate", "dateInvalid");
  if (from > now + 60) return refuse("transferDate", "transferTooFar");
  if (now - from > longestPregnancyDays - daysToConception) return refuse("transferDate", "transferTooOld");
  if (!embryoAges.some((age) => age === embryoAge)) return refuse("embryoAge", "embryoAge");
  return { used: "ivf", from, addedDays: daysFromConception - embryoAge, terms: { embryoAge } };
}

function fromKnown({ knownDate }: DueDateInput, now: number): Start | Refusal {
  const from = dayNumber(knownDate ?? "");
  if (from === null) return refuse("knownDate", "dateInvalid");
  if (from > now + daysToDueDate) return refuse("knownDate", "knownTooFar");
  if (now - from > longestPregnancyDays - daysToDueDate) return refuse("knownDate", "knownTooOld");
  return { used: "known", from, addedDays: 0 };
}

function fromScan({ scanDate, gaWeeks, gaDays = 0, lmp: typed }: DueDateInput, now: number): Start | Refusal {
  const scan = dayNumber(scanDate ?? "");
  if (scan === null) return refuse("scanDate", "dateInvalid");
  if (scan > now) return refuse("scanDate", "scanFuture");
  if (now - scan > daysToDueDate) return refuse("scanDate", "scanTooOld");
  if (!isWholeBetween(gaWeeks, 4, 41)) return refuse("gaWeeks", "weeksRange");
  if (!isWholeBetween(gaDays, 0, 6)) return refuse("gaDays", "daysRange");
  const scanAge = gaWeeks * 7 + gaDays;
  if (now - scan + scanAge > longestPregnancyDays) return refuse("scanDate", "scanLongOver");
  const lateAt = (age: number): "lateScan"[] => (age >= 22 * 7 ? ["lateScan"] : []);
  const byScan: Start = { used: "ultrasound", from: scan, addedDays: daysToDueDate - scanAge, terms: { scanAge }, notes: lateAt(scanAge) };
  if (typed === undefined) return byScan;

  const lmp = dayNumber(typed);
  if (lmp === null) return refuse("lmp", "dateInvalid");
  if (lmp > scan) return refuse("lmp", "lmpAfterScan");
  if (now - lmp > longestPregnancyDays) return refuse("lmp", "lmpTooOld");
  const lmpAge = scan - lmp;
  const redating: Redating = {
    lmpEdd: toIsoDate(lmp + daysToDueDate),
    scanEdd: toIsoDate(scan + byScan.addedDays),
    lmpWeeks: Math.floor(lmpAge / 7),
    lmpDays: lmpAge % 7,
    ...scanRedating(lmpAge, scanAge),
  };
  if (redating.isRedated) return { ...byScan, redating };
  return { used: "lmp", from: lmp, addedDays: daysToDueDate, terms: { cycleLength: usualCycleDays }, redating, notes: lateAt(lmpAge) };
}

const starts = {
  lmp: fromPeriod,
  conception: fromConception,
  ultrasound: fromScan,
  ivf: fromTransfer,
  known: fromKnown,
} as const satisfies Record<DueDateMethod, unknown>;

/**
 * The due date, the gestational age today, and the window from 37 to 42 weeks around the date.
 *
 * Last period: + 280 days (ACOG Committee Opinion 700), + (cycle − 28) days, a convention of calculators that is not an ACOG rule. Conception: + 266 days.
 * Scan: + 280 days − the age by the scan. Transfer: + 266 days − the embryo's age (ACOG: day 5 + 261). A scan given with a last period is compared
 * by data/standards/scan-redating.json (ACOG 700): the row is the one for the age by the last period on the day of the scan, and the scan's date is
 * used if the ages differ by more days than the row's limit. Limits in weeks are counted from the due date (37w0d is due date − 21 days).
 *
 * @param input method with its fields: lmp today − 315 days to today, cycleLength 20–45 days; conceptionDate today − 301 days to today; scanDate
 * today − 280 days to today, gaWeeks 4–41, gaDays 0–6, lmp not after the scan; transferDate today − 301 to + 60 days, embryoAge 0 or 2–7 days;
 * knownDate today − 35 to + 280 days
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the answer, or the field that is wrong and why: no such date, out of the ranges above, or a scan that leads to over 45 weeks today
 * @throws if `today` is not a date
 * @example dueDate({ method: "lmp", lmp: "2026-06-01", cycleLength: 28 }, "2026-11-21") // { ok: true, edd: "2027-03-08", completedWeeks: 24, day: 5, … }
 */
export function dueDate(input: DueDateInput, today: string): DueDateAnswer {
  const now = dayNumber(today);
  if (now === null) throw new Error("dueDate requires today as YYYY-MM-DD");
  const start = starts[input.method](input, now);
  if ("ok" in start) return start;
  const edd = start.from + start.addedDays;
  const lmp = edd - daysToDueDate;
  const gestationalDays = now - lmp;
  const done = Math.max(0, gestationalDays);
  const notes: Extract<DueDateAnswer, { ok: true }>["notes"] = [...(start.notes ?? [])];
  if (gestationalDays < 0) notes.push("notYet");
  else if (gestationalDays < 4 * 7) notes.push("tooEarlyToTest");
  if (gestationalDays >= 42 * 7) notes.push("pastTerm");
  return {
    ok: true,
    edd: toIsoDate(edd),
    used: start.used,
    from: toIsoDate(start.from),
    addedDays: start.addedDays,
    terms: start.terms ?? {},
    lmp: toIsoDate(lmp),
    gestationalDays,
    completedWeeks: Math.floor(done / 7),
    day: done % 7,
    trimester: trimesterIn(Math.floor(done / 7)),
    daysLeft: edd - now,
    percent: Math.min(100, Math.floor((done * 100) / daysToDueDate)),
    termStart: toIsoDate(edd - 21),
    fullTerm: toIsoDate(edd - 7),
    termEnd: toIsoDate(edd + 14),
    secondTrimester: toIsoDate(lmp + 14 * 7),
    thirdTrimester: toIsoDate(lmp + 28 * 7),
    conception: toIsoDate(edd - daysFromConception),
    conceptionFrom: toIsoDate(edd - daysFromConception - 5),
    conceptionTo: toIsoDate(edd - daysFromConception + 1),
    redating: start.redating ?? null,
    notes,
  };
}
