/** The ranges of weight gain as published: data/standards/weight-gain.json. */
import table from "../../../data/standards/weight-gain.json";

export interface WeightRange {
  lowKg: number;
  highKg: number;
}

export interface WeightRow extends WeightRange {
  key: string;
  /** Body mass indexes of the row: from this one up to, but not including, `bmiTo`. */
  bmiFrom: number;
  bmiTo: number;
  twinsLowKg: number | null;
  twinsHighKg: number | null;
  earlyLowKg: number;
  earlyHighKg: number;
  weeklyKg: number;
}

/** All rows, by increasing body mass index. */
export const weightRows: readonly WeightRow[] = table;

/**
 * The row for a body mass index.
 * @param bmi above 0, below 100
 * @throws if no row includes the index
 * @example weightRangeOf(24.9).highKg // 16
 */
export function weightRangeOf(bmi: number): WeightRow {
  const row = weightRows.find(({ bmiFrom, bmiTo }) => bmi >= bmiFrom && bmi < bmiTo);
  if (!row) throw new Error(`weightRangeOf requires an index between 0 and 100, got ${bmi}`);
  return row;
}
