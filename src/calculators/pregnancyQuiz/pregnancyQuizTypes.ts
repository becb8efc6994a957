/** Input and answer of “am I pregnant?”. */
import type { Band, TickedSign } from "./pregnancySigns";

export const redSigns = ["heavyBleeding", "oneSidedPain", "shoulderPain", "fainting"] as const;
type RedSign = (typeof redSigns)[number];

export interface PregnancyQuizInput {
  redSigns: readonly RedSign[];
  /** Home test: none taken, positive or negative. */
  test?: "none" | "positive" | "negative";
  /** `YYYY-MM-DD`, the day of a negative test; left out if not known. */
  testDate?: string;
  /** Vaginal sex since the last normal period: "yes" without protection, "protected" if it was used every time, or "no". */
  sex?: "yes" | "protected" | "no";
  /** Fertility treatment since the last normal period. */
  treatment?: "yes" | "no";
  /** `YYYY-MM-DD`, the last time she had sex without protection. */
  lastSex?: string;
  late?: "not-due" | "due-today" | "1-6-days" | "7-days-or-more" | "irregular";
  /** `YYYY-MM-DD`, first day of the last period. */
  lmp?: string;
  /** Days, 20–45; left out if not known. */
  cycleLength?: number;
  nausea?: "none" | "some" | "marked";
  signs: readonly TickedSign[];
}

export type PregnancyQuizAnswer =
  | {
      ok: true;
      /** The rule that decided, or the band of the points if none did. */
      outcome: "urgent" | "positive" | "treatment" | "veryUnlikely" | "unlikely" | "possible" | Band;
      hadTreatment: boolean;
      /** Points of the answers; null if a rule decided before they were counted. */
      points: number | null;
      /** Days from the last sex without protection to the negative test. */
      gapDays: number | null;
      /** Last period + cycle, `YYYY-MM-DD`; null without both and with irregular periods. */
      periodDue: string | null;
      /** From this day a test is worth taking; null if a rule has made it unnecessary. */
      testFrom: string | null;
      /** From this day a negative test is reliable: 21 days after the last sex without protection, or after today if that day is not known. */
      sureFrom: string | null;
      isSureFromSex: boolean;
      /** First and last day for repeating the test after a negative one. */
      retestFrom: string | null;
      retestTo: string | null;
      /** Gestational age and due date of a possible pregnancy; null without a last period. */
      wouldBe: { completedWeeks: number; day: number; edd: string } | null;
      /** True if the dates contradict the answer about the late period. */
      isLateAtOdds: boolean;
    }
  | {
      ok: false;
      field: "test" | "testDate" | "sex" | "treatment" | "lastSex" | "late" | "lmp" | "cycleLength";
      reason: "choose" | "dateInvalid" | "dateFuture" | "dateTooOld" | "cycleRange";
    };
