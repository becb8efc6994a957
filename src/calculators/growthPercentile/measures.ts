/** What may be typed for a child's weight, length and head circumference, and what was probably meant when it is another unit. */

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
  reason: "weightRange" | "lengthRange" | "headRange" | "weightUnit" | "lengthUnit" | "headUnit";
  /** The value in the right unit, when that would fit: to be asked. */
  suggestion?: number;
}

/** Ranges in kilograms and centimetres, and the factors of the units people type instead: grams; millimetres and metres. */
const limits: Record<Measure, { min: number; max: number; factors: readonly number[] }> = {
  weight: { min: 0.5, max: 40, factors: [1 / 1000] },
  length: { min: 30, max: 130, factors: [1 / 10, 100] },
  head: { min: 25, max: 60, factors: [1 / 10, 100] },
};

/**
 * The first of these measures that is missing or out of range; null when all are well.
 * @example checkMeasures({ weight: 7200 }, ["weight"]) // { ok: false, field: "weight", reason: "weightUnit", suggestion: 7.2 }
 */
export function checkMeasures(measures: Measures, needed: readonly Measure[]): MeasureRefusal | null {
  for (const field of needed) {
    const { min, max, factors } = limits[field];
    const value = measures[field] ?? Number.NaN;
    const fits = (number: number) => number >= min && number <= max;
    if (fits(value)) continue;
    const suggestion = factors.map((factor) => Number((value * factor).toPrecision(12))).find(fits);
    if (suggestion === undefined) return { ok: false, field, reason: `${field}Range` };
    return { ok: false, field, reason: `${field}Unit`, suggestion };
  }
  return null;
}
