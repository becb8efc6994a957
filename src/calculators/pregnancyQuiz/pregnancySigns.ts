import bandTable from "../../../data/standards/pregnancy-sign-bands.json";
import signTable from "../../../data/standards/pregnancy-signs.json";

/** The signs that can be ticked; nausea is separate, because it has three answers. */
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

/** Questions with the points of their answers, and the bands of points: the site's own proposal, as there is no tested score. */
export const signs = signTable;
export const bands = bandTable;

/**
 * The points of an answer; 0 for an answer that is not in the table.
 * @example pointsFor("late", "1-6-days") // 3
 */
export const pointsFor = (question: string, answer: string): number =>
  signs.find(({ key }) => key === question)?.answers.find((row) => row.answer === answer)?.points ?? 0;
