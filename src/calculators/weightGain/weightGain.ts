/** Weight gain in pregnancy: the published range by body mass index before pregnancy, week by week, and where a gain lies in it. */
import { type WeightRange, type WeightRow, weightRangeOf } from "./weightRanges";

export interface WeightGainInput {
  heightCm: number;
  /** Weight before the pregnancy, in kilograms. */
  startKg: number;
  /** Completed weeks, 1–42. */
  week: number;
  babies: 1 | 2;
  /** Weight today, and `lastKg` a week ago, in kilograms; null if not given. */
  nowKg: number | null;
  lastKg: number | null;
}

export type WeightGainAnswer =
  | {
      ok: true;
      bmi: number;
      row: WeightRow;
      week: number;
      startKg: number;
      babies: 1 | 2;
      /** Range of the gain by the end of pregnancy; null if none is published, as for twins with a body mass index below 18.5. */
      total: WeightRange | null;
      /** Range of the gain at this week; null with more than one baby. */
      atWeek: WeightRange | null;
      gainKg: number | null;
      /** Where the gain lies in the range of the week, and by how many kilograms it is outside; 0 within. */
      place: { side: "below" | "within" | "above"; byKg: number } | null;
      /** True if she gained more than 1 kg in the last week; with swelling or a headache, her blood pressure must be measured. */
      isSudden: boolean;
    }
  | {
      ok: false;
      field: "height" | "start" | "week" | "now" | "last";
      reason:
        | "heightNotANumber"
        | "startNotANumber"
        | "heightMetres"
        | "heightRange"
        | "swapped"
        | "startRange"
        | "bmi"
        | "weekDays"
        | "weekRange"
        | "notANumber"
        | "gainTooFar"
        | "lastTooFar"
        | "lastAlone";
    };

/** Weeks after which the published early range ends, and at which the total is reached. */
const earlyWeeks = 12;
const termWeeks = 40;
/** More than this in a week, with swelling or a headache, calls for a blood pressure check (facts: ACOG's range with the signs of pre-eclampsia). */
const suddenKg = 1;

/** Our own limits: outside them a digit or a unit is probably wrong. */
const limits = { heightCm: [120, 220], kg: [30, 250], bmi: [12, 70], gainKg: [-20, 45], weekKg: 8 } as const;

const within = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * Body mass index, calculated in whole numbers: 1.6 × 1.6 is a little more than 2.56 to a computer.
 * @param kg with at most three decimals
 * @param heightCm with at most one decimal
 * @example bodyMassIndex(64, 160) // 25
 */
const bodyMassIndex = (kg: number, heightCm: number): number => (Math.round(kg * 1000) * 1000) / Math.round(heightCm * 10) ** 2;

/** The index with one decimal as it is shown; 24.96 is 24.9 and not 25, because the published rows change at 25. */
function shownIndex(bmi: number): number {
  const rounded = tenths(bmi);
  return weightRangeOf(rounded) === weightRangeOf(bmi) ? rounded : Math.floor(bmi * 10) / 10;
}

/**
 * The range of the gain at a week: straight lines from 0 to the range at 12 weeks and on to the total at 40 weeks, then constant.
 * @param row a row of data/standards/weight-gain.json
 * @param week completed weeks, 0–42
 * @example rangeAtWeek(normal, 12) // { lowKg: 0.5, highKg: 2 }
 */
export function rangeAtWeek(row: WeightRow, week: number): WeightRange {
  const [early, later] = [Math.min(1, week / earlyWeeks), Math.min(1, Math.max(0, (week - earlyWeeks) / (termWeeks - earlyWeeks)))];
  return {
    lowKg: tenths(row.earlyLowKg * early + (row.lowKg - row.earlyLowKg) * later),
    highKg: tenths(row.earlyHighKg * early + (row.highKg - row.earlyHighKg) * later),
  };
}

type Refusal = Extract<WeightGainAnswer, { ok: false }>;

function checkInput({ heightCm, startKg, week, nowKg, lastKg }: WeightGainInput): Refusal | null {
  const refuse = (field: Refusal["field"], reason: Refusal["reason"]): Refusal => ({ ok: false, field, reason });
  if (Number.isNaN(heightCm)) return refuse("height", "heightNotANumber");
  if (Number.isNaN(startKg)) return refuse("start", "startNotANumber");
  if (within(heightCm, [1.2, 2.2])) return refuse("height", "heightMetres");
  if (within(startKg, limits.heightCm) && within(heightCm, [30, 119])) return refuse("height", "swapped");
  if (!within(heightCm, limits.heightCm)) return refuse("height", "heightRange");
  if (!within(startKg, limits.kg)) return refuse("start", "startRange");
  if (!within(bodyMassIndex(startKg, heightCm), limits.bmi)) return refuse("start", "bmi");
  if (within(week, [43, 300])) return refuse("week", "weekDays");
  if (!Number.isInteger(week) || !within(week, [1, 42])) return refuse("week", "weekRange");
  if (nowKg === null) return lastKg === null ? null : refuse("last", "lastAlone");
  if (Number.isNaN(nowKg)) return refuse("now", "notANumber");
  if (!within(nowKg - startKg, limits.gainKg)) return refuse("now", "gainTooFar");
  if (lastKg === null) return null;
  if (Number.isNaN(lastKg)) return refuse("last", "notANumber");
  return Math.abs(nowKg - lastKg) > limits.weekKg ? refuse("last", "lastTooFar") : null;
}

function compareWithRange(gainKg: number, { lowKg, highKg }: WeightRange): { side: "below" | "within" | "above"; byKg: number } {
  if (gainKg < lowKg) return { side: "below", byKg: tenths(lowKg - gainKg) };
  return gainKg > highKg ? { side: "above", byKg: tenths(gainKg - highKg) } : { side: "within", byKg: 0 };
}

/**
 * The weight gain expected by the end of pregnancy and at a week, and where her own gain lies.
 *
 * The ranges are those of the Institute of Medicine (National Academies, 2009) by body mass index before pregnancy; the line between the first 12
 * weeks and term is ours. For twins only the total is published. Source: data/standards/weight-gain.json.
 *
 * @param input height (120–220 cm), weight before (30–250 kg), completed weeks (1–42), babies, and the weights today and a week ago if given
 * @returns the range and her place in it, or the field that is wrong and why: a height in metres, height and weight swapped, a value out of its range,
 * a body mass index under 12 or over 70, days instead of weeks, not a number, 20 kg less or 45 kg more than before, over 8 kg in a week, or a weight
 * of a week ago without today's
 * @example weightGain({ heightCm: 165, startKg: 65, week: 26, babies: 1, nowKg: 72, lastKg: null })
 * // { ok: true, bmi: 23.9, atWeek: { lowKg: 6, highKg: 9 }, … }
 */
export function weightGain(input: WeightGainInput): WeightGainAnswer {
  const refusal = checkInput(input);
  if (refusal) return refusal;
  const { heightCm, startKg, week, babies, nowKg, lastKg } = input;
  const bmi = bodyMassIndex(startKg, heightCm);
  const row = weightRangeOf(bmi);
  const twins = row.twinsLowKg === null || row.twinsHighKg === null ? null : { lowKg: row.twinsLowKg, highKg: row.twinsHighKg };
  const atWeek = babies === 1 ? rangeAtWeek(row, week) : null;
  const gainKg = nowKg === null ? null : tenths(nowKg - startKg);
  return {
    ok: true,
    bmi: shownIndex(bmi),
    row,
    week,
    startKg,
    babies,
    total: babies === 1 ? { lowKg: row.lowKg, highKg: row.highKg } : twins,
    atWeek,
    gainKg,
    place: gainKg !== null && atWeek ? compareWithRange(gainKg, atWeek) : null,
    isSudden: nowKg !== null && lastKg !== null && tenths(nowKg - lastKg) > suddenKg,
  };
}
