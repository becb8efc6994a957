import years from "../../../data/standards/chinese-lunar-years.json";
import { dayNumber, requireDayNumber, toIsoDate } from "../../text/calendar";

export interface LunarDate {
  /** The Gregorian year in which the lunar year begins. */
  lunarYear: number;
  /** 1–12; a leap month has the number of the month before it. */
  month: number;
  isLeapMonth: boolean;
  /** 1–30. */
  day: number;
  /** First and last day of that lunar month, `YYYY-MM-DD`. */
  monthStart: string;
  monthEnd: string;
}

/** Days of a month: S is 29, L is 30. */
const monthLength = (letter: string | undefined): number => (letter === "L" ? 30 : 29);

const newYears = years.map(({ newYear }) => requireDayNumber(newYear));

/**
 * A Gregorian date in the Chinese calendar (China time), counted in days from the lunar new year in a published table.
 *
 * The Chinese calendar built into browsers is not used: in eight months between 1954 and 2030, where the new moon is within minutes of midnight
 * in China, it gives another month than two independent converters do. Source: data/standards/chinese-lunar-years.json.
 *
 * @param date `YYYY-MM-DD`, 1955-01-24 to 2051-02-10 (lunar years 1955–2050)
 * @returns the lunar date, or null if there is no such date or it is outside the table
 * @example toLunarDate("2027-02-06") // { lunarYear: 2027, month: 1, isLeapMonth: false, day: 1, monthStart: "2027-02-06", … }
 */
export function toLunarDate(date: string): LunarDate | null {
  const days = dayNumber(date);
  if (days === null) return null;
  const index = newYears.findLastIndex((newYear) => newYear <= days);
  const year = years[index];
  if (!year) return null;
  let start = newYears[index] ?? Number.NaN;
  for (let i = 0; i < year.months.length; i++) {
    const length = monthLength(year.months[i]);
    if (days < start + length) {
      // The leap month follows the month whose number it shares; in a year without one no month is shifted.
      const isAfterLeap = year.leapMonth > 0 && i >= year.leapMonth;
      return {
        lunarYear: year.lunarYear,
        month: isAfterLeap ? i : i + 1,
        isLeapMonth: isAfterLeap && i === year.leapMonth,
        day: days - start + 1,
        monthStart: toIsoDate(start),
        monthEnd: toIsoDate(start + length - 1),
      };
    }
    start += length;
  }
  return null;
}
