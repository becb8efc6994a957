/** Where a reader and her children are on a date: week of pregnancy, age, corrected age. Pure calculations with calendar dates. */
import { daysToDueDate, longestPregnancyDays } from "../calculators/shared/gestation";
import { calendarAge, correctionDays, twoYears } from "../calculators/shared/growthAge";
import type { OwnChild, OwnDay } from "../site/ownDay/ownDay";
import { addDays, requireDayNumber } from "../text/calendar";

/** 42 weeks in days: from here on the site asks instead of counting. */
const daysUntilAsked = 42 * 7;

export type PregnancyStage =
  | {
      kind: "pregnant";
      due: string;
      /** First day of the last menstrual period (LMP) that corresponds to the due date. */
      lmp: string;
      gestationalDays: number;
      /** Completed weeks, 0–41, and additional days, 0–6. */
      weeks: number;
      day: number;
      /** Days to the due date; negative when it has passed. */
      daysLeft: number;
    }
  /** The due date passed two weeks ago or more: nothing is assumed. `isLikelyOver` from 45 weeks on. */
  | { kind: "ask"; due: string; isLikelyOver: boolean }
  /** Before the first day of the pregnancy: the transfer is still ahead, or the device’s clock is wrong. */
  | { kind: "ahead"; due: string };

export type ChildStage =
  | {
      kind: "child";
      child: OwnChild;
      ageDays: number;
      /** Running week of life: 1 is days 0 to 6. */
      week: number;
      months: number;
      days: number;
      /** Age counted from the due date, for a child born early, up to two years; null otherwise. */
      corrected: { months: number; days: number } | null;
    }
  /** The birth date is in the future: the device’s clock or the typed year is wrong. */
  | { kind: "ahead"; child: OwnChild };

/** A pregnancy whose weeks are counted. */
export type Pregnant = Extract<PregnancyStage, { kind: "pregnant" }>;
/** A child on or after the day of birth. */
export type Born = Extract<ChildStage, { kind: "child" }>;

/**
 * Where a pregnancy is on a date.
 * @param due due date, `YYYY-MM-DD`
 * @param today the visitor’s calendar date, `YYYY-MM-DD`
 * @throws if a date does not exist
 * @example whereInPregnancy("2027-03-10", "2026-11-22") // { kind: "pregnant", weeks: 24, day: 4, daysLeft: 108, … }
 */
export function whereInPregnancy(due: string, today: string): PregnancyStage {
  const daysLeft = requireDayNumber(due) - requireDayNumber(today);
  const gestationalDays = daysToDueDate - daysLeft;
  if (gestationalDays < 0) return { kind: "ahead", due };
  if (gestationalDays >= daysUntilAsked) return { kind: "ask", due, isLikelyOver: gestationalDays >= longestPregnancyDays };
  const lmp = addDays(due, -daysToDueDate);
  return { kind: "pregnant", due, lmp, gestationalDays, weeks: Math.floor(gestationalDays / 7), day: gestationalDays % 7, daysLeft };
}

/**
 * Age of a child on a date, with its corrected age.
 * @param today the visitor’s calendar date, `YYYY-MM-DD`
 * @throws if a date does not exist
 * @example childStage({ born: "2026-06-18" }, "2026-11-22") // { kind: "child", months: 5, days: 4, week: 23, … }
 */
export function childStage(child: OwnChild, today: string): ChildStage {
  const ageDays = requireDayNumber(today) - requireDayNumber(child.born);
  if (ageDays < 0) return { kind: "ahead", child };
  const correction = child.bornWeeks === undefined ? null : correctionDays(child.bornWeeks * 7);
  const start = correction === null ? null : addDays(child.born, correction);
  const isCorrected = start !== null && start <= today && requireDayNumber(today) - requireDayNumber(start) < twoYears;
  return {
    kind: "child",
    child,
    ageDays,
    week: Math.floor(ageDays / 7) + 1,
    ...calendarAge(child.born, today),
    // Before the due date the corrected age is 0.
    corrected: isCorrected
      ? calendarAge(start, today)
      : correction !== null && start !== null && start > today
        ? { months: 0, days: 0 }
        : null,
  };
}

export interface DayStages {
  pregnancy: PregnancyStage | null;
  /** Youngest first. */
  children: ChildStage[];
}

/**
 * The stages on a date: her pregnancy and each of her children, the youngest first.
 * @throws if a date does not exist
 * @example stagesOf({ due: "2027-03-10" }, "2026-11-22") // { pregnancy: { kind: "pregnant", weeks: 24, day: 4, … }, children: [] }
 */
export const stagesOf = ({ due, children = [] }: OwnDay, today: string): DayStages => ({
  pregnancy: due === undefined ? null : whereInPregnancy(due, today),
  children: [...children].sort((a, b) => (a.born < b.born ? 1 : a.born > b.born ? -1 : 0)).map((child) => childStage(child, today)),
});
