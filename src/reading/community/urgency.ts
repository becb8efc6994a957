import { type AdviceStage, byTier, type SignTier, signTiers, type TieredSign } from "../../vocabulary/tiers";

/**
 * The most urgent tier among the signs of a question; undefined if it names no signs.
 * @example highestTier([{ stage: "from20", signs: [bleeding, itching] }]) // "now"
 */
export function highestTier(
  groups: readonly { readonly stage: AdviceStage; readonly signs: readonly TieredSign[] }[],
): SignTier | undefined {
  const found = groups.flatMap(({ stage, signs }) => byTier(signs, stage).map(({ tier }) => tier));
  return signTiers.find((tier) => found.includes(tier));
}
