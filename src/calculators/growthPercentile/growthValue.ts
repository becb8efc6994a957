/** The value and age to look up in a growth table; checked before any table is loaded. */

import { dayNumber } from "../../text/calendar";
import { isWholeBetween } from "../../text/isWholeBetween";
import { correctionDays, daysInMonth, twoYears } from "../shared/growthAge";
import { checkMeasures, type MeasureRefusal, type Measures } from "./measures";
import { daysOfVisit } from "./typedAge";

export const indicators = ["weight", "length", "head", "bmi"] as const;
/** All indicators: the four by age, and weight by length, which the Turkish reference does not have. */
export const allIndicators = [...indicators, "forLength"] as const;
export type Indicator = (typeof allIndicators)[number];

export interface GrowthValueInput extends Measures {
  indicator: Indicator;
  sex?: "girl" | "boy";
  /** `YYYY-MM-DD`; ignored if the visit has an age instead of a date */
  birthDate: string;
  /** `YYYY-MM-DD`, from the birth date to today; or the age in days at the visit, taken as exact: `P183D` */
  measureDate: string;
  /** How the length was measured; if left out, lying before 24 months and standing after. */
  position?: "lying" | "standing";
  /** Completed weeks, 22–42, and days, 0–6, of pregnancy at birth. */
  gestationalAgeAtBirth?: { weeks: number; days: number };
  /** False leaves the age of a baby born early uncorrected. */
  isCorrected?: boolean;
  standard: "WHO" | "TR-Neyzi";
}

export interface GrowthValue {
  ok: true;
  ageDays: number;
  /** Corrected age in days, negative before the due date; null for a baby born at 37 weeks or later. */
  correctedDays: number | null;
  /** The age to look up, in days. */
  usedDays: number;
  /** The value to look up, in kg, cm or kg/m². */
  value: number;
  /** Position on the chart's horizontal axis: the age in days, or the length in cm. */
  at: number;
  /** Added to the length because it was measured lying or standing, in cm. */
  lengthChange: -0.7 | 0 | 0.7;
  /** A standing height was given before 9 months, so it is not converted. */
  isPositionDoubtful: boolean;
}

type Refusal =
  | { ok: false; field: "sex"; reason: "sexMissing" }
  | { ok: false; field: "birthDate"; reason: "birthInvalid" | "birthFuture" }
  | { ok: false; field: "gestationalAgeAtBirth"; reason: "gestationWeeks" | "gestationDays" }
  | { ok: false; field: "measureDate"; reason: "measureInvalid" | "measureFuture" | "measureBeforeBirth" | "tooOld" | "headTooOld" };

export type GrowthRefusal = Refusal | MeasureRefusal;

/** The last day of age under 60 months; after that WHO gives no score. */
export const lastDay = 1826;
/** The printed head circumference lines of Neyzi end at 36 months. */
const lastHeadMonth = 36;
/** The first day of the tenth month (9 × 30.4375 = 273.9). */
const nineMonths = 274;

/**
 * The value and the age to look up: the age corrected for a baby born early, the length for how it was measured.
 *
 * Age in whole days. Under 731 days 0.7 cm is added to a standing height; from then on 0.7 cm is taken off a lying length. A baby born before 37
 * weeks has a corrected age up to 24 months. Source: World Health Organization, Child Growth Standards (2006, 2007) and its anthro software.
 *
 * @param input weight 0.5–40 kg, length 30–130 cm, head 25–60 cm, whichever the indicator needs; dates `YYYY-MM-DD`,
 * or an age in days instead of the date of measuring
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the value, or the field that is wrong and why: no sex, no such date, a date in the future or before birth, 60 months or older (36 for
 * head circumference by Neyzi), gestation not 22–42 weeks and 0–6 days, a measure out of range, with a suggestion when another unit would fit
 * @throws if `today` is not a date
 * @example growthValue({ indicator: "weight", sex: "girl", birthDate: "2026-02-02", measureDate: "2026-11-02", weight: 8, … }, "2026-11-21")
 * // { ok: true, ageDays: 273, value: 8, at: 273, … }
 */
export function growthValue(input: GrowthValueInput, today: string): GrowthValue | GrowthRefusal {
  const { indicator, standard, position, gestationalAgeAtBirth: gestation } = input;
  const now = dayNumber(today);
  if (now === null) throw new Error("growthValue requires today as YYYY-MM-DD");
  if (input.sex !== "girl" && input.sex !== "boy") return { ok: false, field: "sex", reason: "sexMissing" };
  const typedDays = daysOfVisit(input.measureDate);
  // A typed age is used as it is: as if the child had been born that many days ago.
  const birth = typedDays === null ? dayNumber(input.birthDate) : now - typedDays;
  if (birth === null) return { ok: false, field: "birthDate", reason: "birthInvalid" };
  if (birth > now) return { ok: false, field: "birthDate", reason: "birthFuture" };
  if (gestation && !isWholeBetween(gestation.weeks, 22, 42)) return { ok: false, field: "gestationalAgeAtBirth", reason: "gestationWeeks" };
  if (gestation && !isWholeBetween(gestation.days, 0, 6)) return { ok: false, field: "gestationalAgeAtBirth", reason: "gestationDays" };
  const measured = typedDays === null ? dayNumber(input.measureDate) : now;
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
  const at = indicator === "forLength" ? length : ageDays;
  return { ok: true, ageDays, correctedDays, usedDays, value, at, lengthChange, isPositionDoubtful };
}
