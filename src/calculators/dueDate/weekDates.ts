/** The weeks of a pregnancy with their dates. */
import { requireDayNumber, toIsoDate } from "../../text/calendar";
import { monthIn, type Trimester, trimesterIn } from "../shared/gestation";

export interface WeekDate {
  /** Completed weeks, 1–42. */
  week: number;
  /** First and last day on which this number of weeks is complete, `YYYY-MM-DD`. */
  from: string;
  to: string;
  month: number;
  trimester: Trimester;
}

/**
 * Every week that has a page, with its first and last day.
 * @param lmp first day of the last period that fits the due date, `YYYY-MM-DD`
 * @throws if there is no such date
 * @example weekDates("2026-06-01")[39] // { week: 40, from: "2027-03-08", to: "2027-03-14", month: 9, trimester: 3 }
 */
export function weekDates(lmp: string): WeekDate[] {
  const first = requireDayNumber(lmp);
  return Array.from({ length: 42 }, (_, i) => {
    const week = i + 1;
    return {
      week,
      from: toIsoDate(first + week * 7),
      to: toIsoDate(first + week * 7 + 6),
      month: monthIn(week).month,
      trimester: trimesterIn(week),
    };
  });
}
