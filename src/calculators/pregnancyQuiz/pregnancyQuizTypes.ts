/** What “am I pregnant?” asks and what it answers. */
import type { Band, TickedSign } from "./pregnancySigns";

export const redSigns = ["heavyBleeding", "oneSidedPain", "shoulderPain", "fainting"] as const;
export type RedSign = (typeof redSigns)[number];

export interface PregnancyQuizInput {
  redSigns: readonly RedSign[];
  /** Home test: none taken, positive or negative. */
  test?: "none" | "positive" | "negative";
  /** `YYYY-MM-DD`, the day of a negative test; left out when it is not known. */
  testDate?: string;
  /** Vaginal sex since the last normal period: without protection, with it every time, or none. */
  sex?: "yes" | "protected" | "no";
  /** Fertility treatment since the last normal period. */
  treatment?: "yes" | "no";
  /** `YYYY-MM-DD`, the last sex without protection. */
  lastSex?: string;
  late?: "not-due" | "due-today" | "1-6-days" | "7-days-or-more" | "irregular";
  /** `YYYY-MM-DD`, first day of the last period. */
  lmp?: string;
  /** Days, 20–45; left out when it is not known. */
  cycleLength?: number;
  nausea?: "none" | "some" | "marked";
  signs: readonly TickedSign[];
}

export type PregnancyQuizAnswer =
  | {
      ok: true;
      /** The gate that decided, or the band of the points where none did. */
      outcome: "urgent" | "positive" | "treatment" | "veryUnlikely" | "unlikely" | "possible" | Band;
      hadTreatment: boolean;
      /** Points of the answers; null when a gate decided before them. */
      points: number | null;
      /** Days from the last sex without protection to the negative test. */
      gapDays: number | null;
      /** Last period + cycle, `YYYY-MM-DD`; null without both and with irregular periods. */
      periodDue: string | null;
      /** From this day a test is worth taking; null when a gate has made it needless. */
      testFrom: string | null;
      /** From this day a negative test counts: 21 days after the last sex without protection, or after today when that day is not known. */
      sureFrom: string | null;
      isSureFromSex: boolean;
      /** First and last day for taking the test again after a negative one. */
      retestFrom: string | null;
      retestTo: string | null;
      /** How far a pregnancy would be and when it would be due; null without a last period. */
      wouldBe: { completedWeeks: number; day: number; edd: string } | null;
      /** True when the dates and the answer about the late period do not fit each other. */
      isLateAtOdds: boolean;
    }
  | {
      ok: false;
      field: "test" | "testDate" | "sex" | "treatment" | "lastSex" | "late" | "lmp" | "cycleLength";
      reason: "choose" | "dateInvalid" | "dateFuture" | "dateTooOld" | "cycleRange";
    };
