/** How the verdicts of foods and everyday things are shown. */
import type { IconName } from "../ui/iconPaths";
import type { Tone } from "../ui/theme/verdicts";

/** The icon of each verdict, so that it can be recognised without colour. */
export const toneIcons: Record<Tone, IconName> = {
  yes: "check",
  limit: "minus",
  cook: "pan",
  no: "close",
  later: "hourglass",
  ask: "question",
};

/** The verdicts in the order in which lists explain them. */
export const tones = ["yes", "limit", "cook", "no", "later", "ask"] as const satisfies readonly Tone[];

/** Verdict in a record of a food or an everyday thing; “later” only for a baby. */
export type Verdict = Exclude<Tone, "no"> | "avoid";

/**
 * The tone of a mother's verdict.
 * @example toneOf("avoid") // "no"
 */
export const toneOf = (verdict: Verdict): Tone => (verdict === "avoid" ? "no" : verdict);

/**
 * The tone of a baby’s verdict: a food that is given from an age on counts as “later”.
 * @example babyToneOf("limit") // "later"
 */
export const babyToneOf = (verdict: Verdict): Tone => (verdict === "avoid" ? "no" : verdict === "ask" ? "ask" : "later");
