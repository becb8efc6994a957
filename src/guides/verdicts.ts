/** How the verdicts of foods and everyday things are shown. */
import type { IconName } from "../ui/iconPaths";
import type { Tone } from "../ui/theme/verdicts";

/** What a verdict is drawn with, so that it is told without colour too. */
export const toneIcons: Record<Tone, IconName> = {
  yes: "check",
  limit: "minus",
  cook: "pan",
  no: "close",
  later: "hourglass",
  ask: "question",
};

/** The answers in the order in which the lists explain them. */
export const tones = ["yes", "limit", "cook", "no", "later", "ask"] as const satisfies readonly Tone[];

/** What a record says of a food or a thing: yes, limit, cook, avoid, ask, and of a baby later. */
export type Verdict = Exclude<Tone, "no"> | "avoid";

/**
 * The tone of a mother's verdict.
 * @example toneOf("avoid") // "no"
 */
export const toneOf = (verdict: Verdict): Tone => (verdict === "avoid" ? "no" : verdict);

/**
 * The tone of a baby's verdict: what is given from an age on waits for it.
 * @example babyToneOf("limit") // "later"
 */
export const babyToneOf = (verdict: Verdict): Tone => (verdict === "avoid" ? "no" : verdict === "ask" ? "ask" : "later");
