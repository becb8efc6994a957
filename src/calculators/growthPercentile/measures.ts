/** Checks a child's weight, length and head circumference, and guesses the value that was meant when it fits another unit. */

export interface Measures {
  /** kilograms, 0.5–40 */
  weight?: number;
  /** centimetres, 30–130 */
  length?: number;
  /** centimetres, 25–60 */
  head?: number;
}

export type Measure = keyof Measures;

export interface MeasureRefusal {
  ok: false;
  field: Measure;
  reason: "notANumber" | "weightRange" | "lengthRange" | "headRange" | "weightUnit" | "lengthUnit" | "headUnit";
  /** The value in the right unit, if that is in range; the reader is asked whether it was meant. */
  suggestion?: number;
}

/** Ranges in kilograms and centimetres, and factors for the units people type by mistake: grams; millimetres and metres. */
const limits: Record<Measure, { min: number; max: number; factors: readonly number[] }> = {
  weight: { min: 0.5, max: 40, factors: [1 / 1000] },
  length: { min: 30, max: 130, factors: [1 / 10, 100] },
  head: { min: 25, max: 60, factors: [1 / 10, 100] },
};

/**
 * Why the first wrong one of these measures is refused: missing or out of range; null if all are fine.
 * @example checkMeasures({ weight: 7200 }, ["weight"]) // { ok: false, field: "weight", reason: "weightUnit", suggestion: 7.2 }
 */
export function checkMeasures(measures: Measures, needed: readonly Measure[]): MeasureRefusal | null {
  for (const field of needed) {
    const { min, max, factors } = limits[field];
    const value = measures[field] ?? Number.NaN;
    const fits = (number: number) => number >= min && number <= max;
    if (fits(value)) continue;
    const suggestion = factors.map((factor) => Number((value * factor).toPrecision(12))).find(fits);
    if (Number.isNaN(measures[field])) return { ok: false, field, reason: "notANumber" };
    if (suggestion === undefined) return { ok: false, field, reason: `${field}Range` };
    return { ok: false, field, reason: `${field}Unit`, suggestion };
  }
  return null;
}
