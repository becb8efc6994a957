import chart from "../../../data/standards/chinese-gender-chart.json";
import { dayNumber, toIsoDate } from "../../text/calendar";
import { isWholeBetween } from "../../text/isWholeBetween";
import { daysFromConception, daysToConception, usualCycleDays } from "../shared/gestation";
import { type LunarDate, toLunarDate } from "./lunarDate";

export interface ChineseGenderInput {
  /** The mother's date of birth, `YYYY-MM-DD`. */
  motherBirthDate: string;
  /** What `conception` is: day or month of conception, last period or due date. */
  mode: "date" | "month" | "lmp" | "edd";
  /** `YYYY-MM-DD`: day of conception, first day of the last period or due date; `YYYY-MM` with mode "month". */
  conception: string;
  /** Days from one period to the next, 20–45; 28 when left out. Used with mode "lmp". */
  cycleLength?: number;
}

type ChartSex = "boy" | "girl";

/** A cell of the chart and the days that lead to it; `sex` is null where the chart has no row for the age. */
interface ChartCell {
  lunarAge: number;
  chartMonth: number;
  sex: ChartSex | null;
  /** First and last of those days, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

export type ChineseGenderAnswer =
  | {
      ok: true;
      sex: ChartSex;
      /** Lunar age at conception, 18–45. */
      lunarAge: number;
      /** Column of the chart, 1–12: the lunar month; from day 16 of a leap month, the next one. */
      chartMonth: number;
      /** The assumed day of conception, `YYYY-MM-DD`. */
      conception: string;
      birthLunar: LunarDate;
      conceptionLunar: LunarDate;
      /** Other cells that nearby days lead to, in the order of the days; empty when no nearby day has another cell. */
      others: ChartCell[];
      /** Completed week of pregnancy today, 1–42, or null when that is over or has not begun. */
      week: number | null;
    }
  | {
      ok: false;
      field: "motherBirthDate" | "conception" | "cycleLength";
      reason:
        | "birthInvalid"
        | "birthOutside"
        | "dateInvalid"
        | "monthInvalid"
        | "conceptionOutside"
        | "conceptionFuture"
        | "monthFuture"
        | "lmpFuture"
        | "eddTooFar"
        | "cycleRange"
        | "ageLow"
        | "ageHigh";
    };

type Refusal = Extract<ChineseGenderAnswer, { ok: false }>;

const refuse = (field: Refusal["field"], reason: Refusal["reason"]): Refusal => ({ ok: false, field, reason });

/** The chart, lowest age first: one letter for each month, B for boy and G for girl. */
export const chartRows: readonly { lunarAge: number; months: string }[] = chart;

const sexAt = (lunarAge: number, month: number): ChartSex | null => {
  const letter = chartRows.find((row) => row.lunarAge === lunarAge)?.months[month - 1];
  return letter === "B" ? "boy" : letter === "G" ? "girl" : null;
};

/** Days 1–15 of a leap month belong to the month before it, the rest to the month after. */
const chartMonthFor = ({ month, isLeapMonth, day }: LunarDate): number => (isLeapMonth && day > 15 ? month + 1 : month);

/** Days before and after the assumed day on which conception may have been as well: the site's own choice, explained on the page. */
const windows = { date: [-1, 1], lmp: [-5, 1], edd: [-5, 1] } as const;

/** First, most likely and last day of conception as day numbers. */
function readConception(input: ChineseGenderInput, now: number): { first: number; day: number; last: number } | Refusal {
  if (input.mode === "month") {
    const first = dayNumber(`${input.conception}-01`);
    if (first === null) return refuse("conception", "monthInvalid");
    if (first > now) return refuse("conception", "monthFuture");
    const [year, month] = [Number(input.conception.slice(0, 4)), Number(input.conception.slice(5))];
    const next = dayNumber(`${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, "0")}-01`);
    return { first, day: first + 14, last: (next ?? first + 30) - 1 };
  }
  const date = dayNumber(input.conception);
  if (date === null) return refuse("conception", "dateInvalid");
  const cycleLength = input.cycleLength ?? usualCycleDays;
  if (input.mode === "lmp" && !isWholeBetween(cycleLength, 20, 45)) return refuse("cycleLength", "cycleRange");
  const day =
    input.mode === "lmp" ? date + daysToConception + cycleLength - usualCycleDays : input.mode === "edd" ? date - daysFromConception : date;
  if (day > now) return refuse("conception", ({ date: "conceptionFuture", lmp: "lmpFuture", edd: "eddTooFar" } as const)[input.mode]);
  const [before, after] = windows[input.mode];
  return { first: day + before, day, last: day + after };
}

/**
 * What the Chinese gender chart says: a game that is right as often as tossing a coin.
 *
 * Both dates are converted to lunar dates; lunar age = lunar year of conception − lunar year of the mother's birth + 1, and the cell is read at that
 * age and lunar month. Days 1–15 of a leap month count as the month before it, days 16–30 as the next one. Conception is the day given, the 15th
 * of the month given, last period + 14 + (cycle − 28) or due date − 266. Sources: data/standards/chinese-gender-chart.json and
 * chinese-lunar-years.json; the age rule is chinesegenderchart.info's, the leap month rule that of three Chinese pages.
 *
 * @param input mother's date of birth and, by mode, a date, a month or a last period with a cycle of 20–45 days; dates 1955-01-24 to 2051-02-10
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the cell, the lunar dates and the neighbouring cells, or the field that is wrong and why: no such date or month, outside the table, a
 * conception after today (the chart is not offered for planning), a cycle not of 20–45 days, a lunar age under 18 or over 45
 * @throws if `today` is not a date
 * @example chineseGender({ motherBirthDate: "1996-03-10", mode: "date", conception: "2026-06-25" }, "2026-11-21")
 * // { ok: true, sex: "girl", lunarAge: 31, chartMonth: 5, others: [], week: 23, … }
 */
export function chineseGender(input: ChineseGenderInput, today: string): ChineseGenderAnswer {
  const now = dayNumber(today);
  if (now === null) throw new Error("chineseGender requires today as YYYY-MM-DD");
  if (dayNumber(input.motherBirthDate) === null) return refuse("motherBirthDate", "birthInvalid");
  const birthLunar = toLunarDate(input.motherBirthDate);
  if (!birthLunar) return refuse("motherBirthDate", "birthOutside");
  const conception = readConception(input, now);
  if ("ok" in conception) return conception;
  const cellOn = (day: number): ChartCell | null => {
    const lunar = toLunarDate(toIsoDate(day));
    if (!lunar) return null;
    const [lunarAge, chartMonth] = [lunar.lunarYear - birthLunar.lunarYear + 1, chartMonthFor(lunar)];
    return { lunarAge, chartMonth, sex: sexAt(lunarAge, chartMonth), from: toIsoDate(day), to: toIsoDate(day) };
  };
  const conceptionLunar = toLunarDate(toIsoDate(conception.day));
  const cell = cellOn(conception.day);
  if (!conceptionLunar || !cell) return refuse("conception", "conceptionOutside");
  const { sex, lunarAge, chartMonth } = cell;
  if (!sex) return refuse("motherBirthDate", lunarAge < 18 ? "ageLow" : "ageHigh");
  const others: ChartCell[] = [];
  for (let day = conception.first; day <= conception.last; day++) {
    const close = cellOn(day);
    if (!close || (close.lunarAge === lunarAge && close.chartMonth === chartMonth)) continue;
    const before = others.find((other) => other.lunarAge === close.lunarAge && other.chartMonth === close.chartMonth);
    if (before) before.to = close.to;
    else others.push(close);
  }
  const week = Math.floor((now - conception.day + 14) / 7);
  return {
    ok: true,
    sex,
    lunarAge,
    chartMonth,
    conception: toIsoDate(conception.day),
    birthLunar,
    conceptionLunar,
    others,
    week: week >= 1 && week <= 42 ? week : null,
  };
}
