/** What of a child is looked up in a growth table, and at which age; whether it can be is known before any table is there. */

import { dayNumber } from "../../text/calendar";
import { isWholeBetween } from "../../text/isWholeBetween";
import { correctionDays, daysInMonth, twoYears } from "../shared/growthAge";
import { checkMeasures, type MeasureRefusal, type Measures } from "./measures";
import { daysOfVisit } from "./typedAge";

export const indicators = ["weight", "length", "head", "bmi"] as const;
/** All indicators that are answered: the four by age, and weight by length, which no Turkish table has. */
export const allIndicators = [...indicators, "forLength"] as const;
export type Indicator = (typeof allIndicators)[number];

export interface GrowthValueInput extends Measures {
  indicator: Indicator;
  sex?: "girl" | "boy";
  /** `YYYY-MM-DD`; not looked at where the visit has an age instead of a date */
  birthDate: string;
  /** `YYYY-MM-DD`, from the birth date to today; or the age in days that day, taken as exact: `P183D` */
  measureDate: string;
  /** How the length was measured; nothing: lying before 24 months, standing after. */
  position?: "lying" | "standing";
  /** Completed weeks, 22–42, and days, 0–6, of pregnancy at birth. */
  gestationalAgeAtBirth?: { weeks: number; days: number };
  /** False leaves the age of a baby born early as it is. */
  isCorrected?: boolean;
  standard: "WHO" | "TR-Neyzi";
}

export interface GrowthValue {
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
}

type Refusal =
  | { ok: false; field: "sex"; reason: "sexMissing" }
  | { ok: false; field: "birthDate"; reason: "birthInvalid" | "birthFuture" }
  | { ok: false; field: "gestationalAgeAtBirth"; reason: "gestationWeeks" | "gestationDays" }
  | { ok: false; field: "measureDate"; reason: "measureInvalid" | "measureFuture" | "measureBeforeBirth" | "tooOld" | "headTooOld" };

export type GrowthRefusal = Refusal | MeasureRefusal;

/** The last day under 60 months; WHO gives no score from there on. */
export const lastDay = 1826;
/** The printed head circumference lines of Neyzi end at 36 months. */
const lastHeadMonth = 36;
/** The first day of the tenth month (9 × 30.4375 = 273.9). */
const nineMonths = 274;

/**
 * The value and the age it is looked up at, corrected for a baby born early, and the length for how it was measured.
 *
 * Age in whole days. Under 731 days a standing height gets 0.7 cm, from then on a lying length loses it. Born before 37 weeks: the corrected age to 24
 * months. Source: World Health Organization, Child Growth Standards (2006, 2007) and its anthro software.
 *
 * @param input weight 0.5–40 kg, length 30–130 cm, head 25–60 cm, whichever the indicator needs; dates `YYYY-MM-DD`,
 * or an age in days in place of the date of measuring
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @returns the value, or the field that is wrong and why: no sex, no such date, a date in the future or before birth, 60 months or older (36 for
 * head circumference by Neyzi), gestation not 22–42 weeks and 0–6 days, a measure out of range, with a guess when another unit would fit
 * @example growthValue({ indicator: "weight", sex: "girl", birthDate: "2026-02-02", measureDate: "2026-11-02", weight: 8, … }, "2026-11-21")
 * // { ok: true, ageDays: 273, value: 8, at: 273, … }
 */
export function growthValue(input: GrowthValueInput, today: string): GrowthValue | GrowthRefusal {
  const { indicator, standard, position, gestationalAgeAtBirth: gestation } = input;
  const now = dayNumber(today);
  if (now === null) throw new Error("growthValue requires today as YYYY-MM-DD");
  if (input.sex !== "girl" && input.sex !== "boy") return { ok: false, field: "sex", reason: "sexMissing" };
  const typedDays = daysOfVisit(input.measureDate);
  // A typed age stands for itself: as if the child had been born so many days ago.
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
