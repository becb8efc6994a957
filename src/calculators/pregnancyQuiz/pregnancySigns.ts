import bandTable from "../../../data/standards/pregnancy-sign-bands.json";
import signTable from "../../../data/standards/pregnancy-signs.json";

/** The signs one ticks; nausea has three answers and stands apart. */
export const tickedSigns = [
  "lastPeriodLight",
  "breasts",
  "tired",
  "urination",
  "smell-taste",
  "spotting",
  "cramps-bloating",
  "mood",
  "constipation-discharge",
] as const;
export type TickedSign = (typeof tickedSigns)[number];

export type Band = "few" | "some" | "several";

/** Questions with the points of their answers, and the bands the points fall into: the site's own proposal, for there is no tested score. */
export const signs = signTable;
export const bands = bandTable;

/**
 * Points of an answer; an answer that is not in the table has none.
 * @example pointsFor("late", "1-6-days") // 3
 */
export const pointsFor = (question: string, answer: string): number =>
  signs.find(({ key }) => key === question)?.answers.find((row) => row.answer === answer)?.points ?? 0;
