/** How urgent a sign is in which stages, and who is calling: the same when the index is made and when a card is shown. */
import { motherStages, type SignTier, type Stage, signTiers } from "../vocabulary/tiers";
import type { Caller } from "./index.types";

/** Who is calling: what to say on the phone differs in pregnancy, after the birth and for a baby. “mother” or “anyone” if a card is for several. */
export function callerIn(stages: readonly Stage[]): Caller {
  const own = new Set<Caller>(
    stages.map((stage) => (stage === "afterBirth" ? "afterBirth" : motherStages.some((other) => other === stage) ? "pregnancy" : "baby")),
  );
  const [only] = own;
  return own.size === 1 && only ? only : own.has("baby") ? "anyone" : "mother";
}

/**
 * The answers of a sign, one for each tier, the most urgent first; of only some stages if the query tells them.
 * @param own all stages of the reader the sign is about
 * @param tiers index in `signTiers` for each of these stages, - where the sign means nothing
 * @example answersOf(motherStages, "110", ["before20"]) // [{ tier: "now", stages: ["before20", "from20"] }]
 */
export function answersOf(own: readonly Stage[], tiers: string, only: readonly Stage[] | null): { tier: SignTier; stages: Stage[] }[] {
  const callers = new Set(only?.map((stage) => callerIn([stage])));
  return signTiers
    .map((tier, level) => ({
      tier,
      stages: own.filter((stage, i) => tiers[i] === String(level) && (!only || callers.has(callerIn([stage])))),
    }))
    .filter(({ stages }) => (only ? stages.some((stage) => only.includes(stage)) : stages.length > 0));
}
