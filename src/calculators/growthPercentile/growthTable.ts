/** Reads the growth tables of static/growth: L, M and S at an age, the z-score and percentile of a value, and the lines of the chart. */
import { daysInMonth } from "../shared/growthAge";

export interface Lms {
  L: number;
  M: number;
  S: number;
}

/** Table of one reference, indicator and sex, as written by scripts/growthTables.mjs. */
export interface GrowthTable {
  reference: "WHO" | "TR-Neyzi";
  unit: string;
  /** Age of each row in months; if left out, there is one row for each day from birth. */
  months?: readonly number[];
  L: readonly number[];
  M: readonly number[];
  S: readonly number[];
  /** First length of a table by length, with rows 0.1 cm apart; left out in tables by age. */
  fromCm?: number;
  /** Only in a table by length, which is for children who lie: the table for those who stand. */
  standing?: GrowthTable;
  /** Printed percentile lines: for each month, one value for each percentile. */
  lines?: { percentiles: readonly number[]; months: readonly number[]; values: readonly (readonly number[])[] };
}

/** The z-scores of the percentiles that are drawn or printed: quantiles of the standard normal distribution. */
const zOfPercentile: Record<number, number> = {
  3: -1.8807936,
  5: -1.6448536,
  10: -1.2815516,
  15: -1.0364334,
  25: -0.6744898,
  50: 0,
  75: 0.6744898,
  85: 1.0364334,
  90: 1.2815516,
  95: 1.6448536,
  97: 1.8807936,
};

/** The rows before and after an age, and its distance from the first as a share, 0–1; null outside the table. */
function positionBetweenRows(ages: readonly number[], age: number): { before: number; after: number; share: number } | null {
  const after = ages.findIndex((row) => row >= age);
  const [first, end] = [ages[after - 1], ages[after]];
  if (end === undefined || age < (ages[0] ?? Number.NaN)) return null;
  if (end === age || first === undefined) return { before: after, after, share: 0 };
  return { before: after - 1, after, share: (age - first) / (end - first) };
}

const between = (values: readonly number[], { before, after, share }: { before: number; after: number; share: number }): number => {
  const [a = Number.NaN, b = Number.NaN] = [values[before], values[after]];
  return share === 0 ? a : a + (b - a) * share;
};

/** The rows before and after a length in a table by length, as above; null outside the table. */
function positionByLength({ fromCm = 0, M }: GrowthTable, cm: number): { before: number; after: number; share: number } | null {
  // Rounded so that 65.1 − 65 is exactly one row.
  const row = Number(((cm - fromCm) * 10).toFixed(6));
  const before = Math.floor(row);
  return row < 0 || row > M.length - 1 ? null : { before, after: Math.ceil(row), share: row - before };
}

/**
 * L, M and S at an age; null outside the table. A daily table has a row for the day; one by months or by length is interpolated.
 * @param ageDays whole days; centimetres for a table by length
 * @example lmsAt(table, 273) // WHO, weight, girl: { L: -0.1501, M: 8.2172, S: 0.12198 }
 */
export function lmsAt(table: GrowthTable, ageDays: number): Lms | null {
  if (table.fromCm !== undefined) {
    const at = positionByLength(table, ageDays);
    return at && { L: between(table.L, at), M: between(table.M, at), S: between(table.S, at) };
  }
  const isDay = Number.isInteger(ageDays) && ageDays >= 0 && ageDays < table.M.length;
  const place = table.months
    ? positionBetweenRows(table.months, ageDays / daysInMonth)
    : isDay
      ? { before: ageDays, after: ageDays, share: 0 }
      : null;
  return place && { L: between(table.L, place), M: between(table.M, place), S: between(table.S, place) };
}

/**
 * The z-score of a value by the LMS method (Cole and Green 1992): ((value ÷ M)^L − 1) ÷ (L × S), or ln(value ÷ M) ÷ S if L is 0.
 * @param value in the unit of the table, above 0
 * @example zScore(8, { L: -0.1501, M: 8.2172, S: 0.12198 }) // -0.22
 */
export const zScore = (value: number, { L, M, S }: Lms): number => (L === 0 ? Math.log(value / M) / S : ((value / M) ** L - 1) / (L * S));

/**
 * The value at a z-score, in the unit of the table: the inverse of `zScore`.
 * @example valueAt(-2, { L: -0.1501, M: 8.2172, S: 0.12198 }) // 6.466
 */
export const valueAt = (z: number, { L, M, S }: Lms): number => (L === 0 ? M * Math.exp(S * z) : M * (1 + L * S * z) ** (1 / L));

/**
 * The z-score of a weight or a BMI as WHO restricts it: beyond 3 standard deviations it counts in steps of the distance between the second and third,
 * because the tables rest on too few such children. Source: WHO Child Growth Standards (2006), computation of centiles and z-scores.
 * @param value in the unit of the table, above 0
 * @example zScoreWhoRestricted(15, { L: -0.1501, M: 8.2172, S: 0.12198 }) // 5.11, where zScore gives 4.72
 */
export function zScoreWhoRestricted(value: number, lms: Lms): number {
  const z = zScore(value, lms);
  if (Math.abs(z) <= 3) return z;
  const side = Math.sign(z);
  const third = valueAt(3 * side, lms);
  return 3 * side + (value - third) / Math.abs(third - valueAt(2 * side, lms));
}

/**
 * The percentile of a z-score: the share below it in the standard normal distribution, by a rational Chebyshev fit of erfc (error under 1.2e-5 points).
 * @returns 0–100
 * @example percentileFromZ(-1.8807936) // 3
 */
export function percentileFromZ(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const fit = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277,
  ].reduceRight((sum, factor) => sum * t + factor, 0);
  const tail = 50 * t * Math.exp(-x * x + fit);
  return z > 0 ? 100 - tail : tail;
}

/** The values of the printed percentile lines at an age; null outside the table. */
function printedAt({ lines }: GrowthTable, ageDays: number): number[] | null {
  const place = lines && positionBetweenRows(lines.months, ageDays / daysInMonth);
  if (!lines || !place) return null;
  return lines.percentiles.map((_, i) =>
    between(
      lines.values.map((row) => row[i] ?? Number.NaN),
      place,
    ),
  );
}

/**
 * The percentile of a value by the printed lines, interpolated by z-score between two lines; outside the lines, that of the nearest line.
 * @param ageDays days
 * @param value in the unit of the table
 * @returns 0–100, or null if the table has no printed lines at this age
 * @example printedPercentile(table, 274, 8.5) // Neyzi, weight, girl: 47.9
 */
export function printedPercentile(table: GrowthTable, ageDays: number, value: number): number | null {
  const values = printedAt(table, ageDays);
  const percentiles = table.lines?.percentiles;
  if (!values || !percentiles) return null;
  const above = values.findIndex((line) => line >= value);
  const [p = 0, q = 0] = [percentiles[above - 1], percentiles[above]];
  if (above === 0) return q;
  if (above < 0) return percentiles[percentiles.length - 1] ?? null;
  const [low = 0, high = 0] = [values[above - 1], values[above]];
  const [from = 0, to = 0] = [zOfPercentile[p], zOfPercentile[q]];
  return percentileFromZ(from + ((value - low) / (high - low)) * (to - from));
}

/**
 * The percentiles of the chart's five lines: outer band, inner band, middle.
 * @example linePercentiles(table) // WHO: [3, 15, 50, 85, 97]
 */
export function linePercentiles({ lines }: GrowthTable): readonly number[] {
  if (!lines) return [3, 15, 50, 85, 97];
  const { percentiles } = lines;
  return percentiles.filter((_, i) => i < 2 || i > percentiles.length - 3 || percentiles[i] === 50);
}

/**
 * The values of those five lines at an age, from printed lines if the table has them; null outside the table.
 * @param ageDays whole days; centimetres for a table by length
 * @example linesAt(table, 273) // WHO, weight, girl: [6.56, 7.25, 8.22, 9.34, 10.38]
 */
export function linesAt(table: GrowthTable, ageDays: number): number[] | null {
  if (table.lines) {
    const drawn = linePercentiles(table);
    return printedAt(table, ageDays)?.filter((_, i) => drawn.includes(table.lines?.percentiles[i] ?? 0)) ?? null;
  }
  const lms = lmsAt(table, ageDays);
  return lms && linePercentiles(table).map((percentile) => valueAt(zOfPercentile[percentile] ?? 0, lms));
}
