import { dayNumber } from "../../text/calendar";
import { correctionDays, twoYears } from "../shared/growthAge";
import {
  daysInMonth,
  type GrowthTable,
  type Lms,
  linesAt,
  lmsAt,
  percentileFromZ,
  printedPercentile,
  restrictedZ,
  zScore,
} from "./growthTable";
import { checkMeasures, type MeasureRefusal, type Measures } from "./measures";

export const indicators = ["weight", "length", "head", "bmi"] as const;
/** All indicators that are answered: the four by age, and weight by length, which no Turkish table has. */
export const allIndicators = [...indicators, "forLength"] as const;
export type Indicator = (typeof allIndicators)[number];

export interface GrowthPercentileInput extends Measures {
  indicator: Indicator;
  sex?: "girl" | "boy";
  /** `YYYY-MM-DD` */
  birthDate: string;
  /** `YYYY-MM-DD`, from the birth date to today */
  measureDate: string;
  /** How the length was measured; nothing: lying before 24 months, standing after. */
  position?: "lying" | "standing";
  /** Completed weeks, 22–42, and days, 0–6, of pregnancy at birth. */
  gestationalAgeAtBirth?: { weeks: number; days: number };
  /** False leaves the age of a baby born early as it is. */
  isCorrected?: boolean;
  standard: "WHO" | "TR-Neyzi";
  /** The table of this reference, indicator and sex; null while it is not loaded: all but the score is answered. */
  table: GrowthTable | null;
}

export interface GrowthScore {
  z: number;
  /** Share below, in per cent. */
  percentile: number;
  /** Beyond the last percentile with a figure: under the 1st or over the 99th (WHO), under or over the printed lines (Neyzi). */
  outside: { side: "below" | "above"; percentile: number } | null;
  /** So far off that WHO takes it for a mistake: to be asked back. */
  isUnlikely: boolean;
  lms: Lms;
  /** The outer lines and the middle one at this age. */
  low: number;
  median: number;
  high: number;
}

export interface GrowthAnswer {
  ok: true;
  ageDays: number;
  /** Days by corrected age, negative before the due date; null for a baby born at 37 weeks or later. */
  correctedDays: number | null;
  /** The age that was looked up. */
  usedDays: number;
  /** The value that was looked up: kg, cm or kg/m². */
  value: number;
  /** Where on the chart it stands: the age in days, or the length in cm. */
  at: number;
  /** What was added to the length for lying or standing, in cm. */
  lengthChange: -0.7 | 0 | 0.7;
  /** Said to stand before 9 months: not converted. */
  isPositionDoubtful: boolean;
  /** Null without a table, before the due date and beyond the lengths of the table, where there is no published value. */
  score: GrowthScore | null;
}

type Refusal =
  | { ok: false; field: "sex"; reason: "sexMissing" }
  | { ok: false; field: "birthDate"; reason: "birthInvalid" | "birthFuture" }
  | { ok: false; field: "gestationalAgeAtBirth"; reason: "gestationWeeks" | "gestationDays" }
  | { ok: false; field: "measureDate"; reason: "measureInvalid" | "measureFuture" | "measureBeforeBirth" | "tooOld" | "headTooOld" };

export type GrowthPercentileAnswer = GrowthAnswer | Refusal | MeasureRefusal;

/** The last day under 60 months; WHO gives no score from there on. */
const lastDay = 1826;
/** The printed head circumference lines of Neyzi end at 36 months. */
const lastHeadMonth = 36;
/** The first day of the tenth month (9 × 30.4375 = 273.9). */
const nineMonths = 274;
/** z-scores beyond which WHO software flags a value as a mistake. */
const flags: Record<Indicator, [number, number]> = { weight: [-6, 5], length: [-6, 6], head: [-5, 5], bmi: [-5, 5], forLength: [-5, 5] };

const isWhole = (value: number, min: number, max: number): boolean => Number.isInteger(value) && value >= min && value <= max;

function scoreValue({ indicator, standard }: GrowthPercentileInput, table: GrowthTable, at: number, value: number): GrowthScore | null {
  const [lms, lines] = [lmsAt(table, at), linesAt(table, at)];
  if (!lms || !lines) {
    if (indicator === "forLength") return null;
    throw new Error("growthPercentile requires a table that holds the age");
  }
  const isWeight = indicator === "weight" || indicator === "bmi" || indicator === "forLength";
  const z = isWeight && standard === "WHO" ? restrictedZ(value, lms) : zScore(value, lms);
  const [low = 0, , median = 0, , high = 0] = lines;
  const percentile = printedPercentile(table, at, value) ?? percentileFromZ(z);
  const printed = table.lines?.percentiles;
  const [first, last] = [printed?.[0] ?? 1, printed?.[printed.length - 1] ?? 99];
  const isBelow = printed ? value < low : percentile < first;
  const isAbove = printed ? value > high : percentile > last;
  const outside = isBelow ? ({ side: "below", percentile: first } as const) : ({ side: "above", percentile: last } as const);
  const [min, max] = flags[indicator];
  return { z, percentile, outside: isBelow || isAbove ? outside : null, isUnlikely: z < min || z > max, lms, low, median, high };
}

/**
 * The part of a table that is for an age: a table by length has one for children who stand, from 24 months on. Any other stays as it is.
 * @param usedDays age in days, corrected where that is used
 */
export const tableForAge = (table: GrowthTable, usedDays: number): GrowthTable =>
  usedDays >= twoYears ? (table.standing ?? table) : table;

/**
 * Where a child's weight, length, head circumference or BMI lies among children of the same age and sex, or its weight among those of its length.
 *
 * z = ((value/M)^L − 1)/(L·S), or ln(value/M)/S when L = 0; the percentile is the standard normal distribution of z. Weight and BMI beyond 3
 * standard deviations count in steps of SD3 − SD2. Age in whole days. Under 731 days a standing height gets 0.7 cm, from then on a lying length
 * loses it. Born before 37 weeks: the corrected age to 24 months. Sources: World Health Organization, Child Growth Standards (2006, 2007) and its
 * anthro software; Neyzi et al. 2015, whose percentile is read between the printed lines and whose z is approximate; nothing is converted there.
 *
 * @param input weight 0.5–40 kg, length 30–130 cm, head 25–60 cm, whichever the indicator needs; dates `YYYY-MM-DD`
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the answer, or the field that is wrong and why: no sex, no such date, a date in the future or before birth, 60 months or older (36 for
 * head circumference by Neyzi), gestation not 22–42 weeks and 0–6 days, a measure out of range, with a guess when another unit would fit
 * @example growthPercentile({ indicator: "weight", sex: "girl", birthDate: "2026-02-02", measureDate: "2026-11-02", weight: 8, … }, "2026-11-21")
 * // { ok: true, ageDays: 273, value: 8, score: { z: -0.22, percentile: 41.3, … }, … }
 */
export function growthPercentile(input: GrowthPercentileInput, today: string): GrowthPercentileAnswer {
  const { indicator, standard, position, gestationalAgeAtBirth: gestation, table } = input;
  const now = dayNumber(today);
  if (now === null) throw new Error("growthPercentile requires today as YYYY-MM-DD");
  if (input.sex !== "girl" && input.sex !== "boy") return { ok: false, field: "sex", reason: "sexMissing" };
  const birth = dayNumber(input.birthDate);
  if (birth === null) return { ok: false, field: "birthDate", reason: "birthInvalid" };
  if (birth > now) return { ok: false, field: "birthDate", reason: "birthFuture" };
  if (gestation && !isWhole(gestation.weeks, 22, 42)) return { ok: false, field: "gestationalAgeAtBirth", reason: "gestationWeeks" };
  if (gestation && !isWhole(gestation.days, 0, 6)) return { ok: false, field: "gestationalAgeAtBirth", reason: "gestationDays" };
  const measured = dayNumber(input.measureDate);
  if (measured === null) return { ok: false, field: "measureDate", reason: "measureInvalid" };
  if (measured > now) return { ok: false, field: "measureDate", reason: "measureFuture" };
  if (measured < birth) return { ok: false, field: "measureDate", reason: "measureBeforeBirth" };

  const ageDays = measured - birth;
  const correction = gestation ? correctionDays(gestation.weeks * 7 + gestation.days) : null;
  const correctedDays = correction === null ? null : ageDays - correction;
  const isCorrected = correctedDays !== null && correctedDays < twoYears && input.isCorrected !== false;
  const usedDays = isCorrected ? correctedDays : ageDays;
  if (usedDays > lastDay) return { ok: false, field: "measureDate", reason: "tooOld" };
  const isHeadTooOld = indicator === "head" && standard === "TR-Neyzi" && usedDays > lastHeadMonth * daysInMonth;
  if (isHeadTooOld) return { ok: false, field: "measureDate", reason: "headTooOld" };
  const refusal = checkMeasures(input, indicator === "bmi" || indicator === "forLength" ? ["weight", "length"] : [indicator]);
  if (refusal) return refusal;

  const isPositionDoubtful = position === "standing" && usedDays < nineMonths;
  const isStandingYoung = position === "standing" && usedDays < twoYears && !isPositionDoubtful;
  const isLyingOld = position === "lying" && usedDays >= twoYears;
  const lengthChange =
    standard !== "WHO" || indicator === "weight" || indicator === "head" ? 0 : isStandingYoung ? 0.7 : isLyingOld ? -0.7 : 0;
  const { weight = 0, head = 0 } = input;
  const length = (input.length ?? 0) + lengthChange;
  const value = { weight, length, head, bmi: weight / (length / 100) ** 2, forLength: weight }[indicator];
  const isByLength = indicator === "forLength";
  const used = table && isByLength ? tableForAge(table, usedDays) : table;
  const score = used && usedDays >= 0 ? scoreValue(input, used, isByLength ? length : usedDays, value) : null;
  return { ok: true, ageDays, correctedDays, usedDays, value, at: isByLength ? length : ageDays, lengthChange, isPositionDoubtful, score };
}
