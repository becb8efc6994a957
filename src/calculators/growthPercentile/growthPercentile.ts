import { twoYears } from "../shared/growthAge";
import { type GrowthTable, type Lms, linesAt, lmsAt, percentileFromZ, printedPercentile, zScore, zScoreWhoRestricted } from "./growthTable";
import { type GrowthRefusal, type GrowthValue, type GrowthValueInput, growthValue, type Indicator } from "./growthValue";

export interface GrowthPercentileInput extends GrowthValueInput {
  /** The table of this reference, indicator and sex; null while it is not loaded, which leaves only the score out of the answer. */
  table: GrowthTable | null;
}

export interface GrowthScore {
  z: number;
  /** Share of children with a lower value, 0–100 per cent. */
  percentile: number;
  /** Outside the percentiles that are given as a figure: below the 1st or above the 99th (WHO), below or above the printed lines (Neyzi); else null. */
  outside: { side: "below" | "above"; percentile: number } | null;
  /** So far out that WHO software treats it as a mistake; the reader is asked whether it is right. */
  isUnlikely: boolean;
  lms: Lms;
  /** The outer lines and the middle one at this age. */
  low: number;
  median: number;
  high: number;
}

export interface GrowthAnswer extends GrowthValue {
  /** Null without a table, before the due date and outside the lengths of the table, where no value is published. */
  score: GrowthScore | null;
}

export type GrowthPercentileAnswer = GrowthAnswer | GrowthRefusal;

/** z-scores outside which WHO software flags a value as a mistake. */
const flags: Record<Indicator, [number, number]> = { weight: [-6, 5], length: [-6, 6], head: [-5, 5], bmi: [-5, 5], forLength: [-5, 5] };

function scoreValue({ indicator, standard }: GrowthPercentileInput, table: GrowthTable, at: number, value: number): GrowthScore | null {
  const [lms, lines] = [lmsAt(table, at), linesAt(table, at)];
  if (!lms || !lines) {
    if (indicator === "forLength") return null;
    throw new Error("growthPercentile requires a table that holds the age");
  }
  const isWeight = indicator === "weight" || indicator === "bmi" || indicator === "forLength";
  const z = isWeight && standard === "WHO" ? zScoreWhoRestricted(value, lms) : zScore(value, lms);
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
 * The part of a table for an age: a table by length has one for children who stand, from 24 months on. Any other table is returned as it is.
 * @param usedDays age in days, corrected for a baby born early if that is chosen
 * @example tableForAge(byLength, 731) // byLength.standing
 */
export const tableForAge = (table: GrowthTable, usedDays: number): GrowthTable =>
  usedDays >= twoYears ? (table.standing ?? table) : table;

/**
 * The z-score and percentile of a child's weight, length, head circumference or BMI for its age and sex, or of its weight for its length.
 *
 * z = ((value/M)^L − 1)/(L·S), or ln(value/M)/S when L = 0; the percentile is the standard normal distribution of z. Weight and BMI beyond 3
 * standard deviations are counted in steps of SD3 − SD2. For age and length see `growthValue`. Sources: World Health Organization, Child Growth
 * Standards (2006, 2007) and its anthro software; Neyzi et al. 2015, whose percentile is interpolated between the printed lines and whose z-score
 * is approximate; no values are converted between the two.
 *
 * @param input as for growthValue, with the table
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the answer, or the field that is wrong and why
 * @throws if `today` is not a date
 * @example growthPercentile({ indicator: "weight", sex: "girl", birthDate: "2026-02-02", measureDate: "2026-11-02", weight: 8, … }, "2026-11-21")
 * // { ok: true, ageDays: 273, value: 8, score: { z: -0.22, percentile: 41.3, … }, … }
 */
export function growthPercentile(input: GrowthPercentileInput, today: string): GrowthPercentileAnswer {
  const found = growthValue(input, today);
  if (!found.ok) return found;
  const { usedDays, value, at } = found;
  const isByLength = input.indicator === "forLength";
  const used = input.table && isByLength ? tableForAge(input.table, usedDays) : input.table;
  return { ...found, score: used && usedDays >= 0 ? scoreValue(input, used, isByLength ? at : usedDays, value) : null };
}
