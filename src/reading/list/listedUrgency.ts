import { type AdviceStage, byTier, type Tier, type TieredSign, tiers } from "../../vocabulary/tiers";

export interface ListedUrgency {
  /** How soon to tell somebody about the symptom by itself. */
  readonly tier: Tier;
  /** How soon with the most urgent sign on its page, if that is sooner, else null; 112 and hospital both count as “now”. */
  readonly withSign: "now" | "today" | null;
}

interface GuidedSymptom {
  readonly isEmergency: boolean;
  readonly needsTest: boolean | null;
  readonly advice: readonly { readonly stage: AdviceStage; readonly signs: readonly { readonly sign: TieredSign }[] }[];
}

/**
 * How urgent a symptom is in the list: “now” for an emergency, “today” if it needs a test first, else “home”; and, because its page begins with its
 * signs, how urgent it is with one of them, whatever the stage.
 * @example listedUrgency({ isEmergency: false, needsTest: null, advice: [{ stage: "any", signs: [{ sign: fever }] }] })
 * // { tier: "home", withSign: "today" }
 */
export function listedUrgency({ isEmergency, needsTest, advice }: GuidedSymptom): ListedUrgency {
  const tier = isEmergency ? "now" : needsTest ? "today" : "home";
  const shown = advice.flatMap(({ stage, signs }) =>
    byTier(
      signs.map(({ sign }) => sign),
      stage,
    ).map((card) => card.tier),
  );
  const most = shown.length === 0 ? null : shown.every((own) => own === "today") ? "today" : "now";
  return { tier, withSign: most && tiers.indexOf(most) < tiers.indexOf(tier) ? most : null };
}

/**
 * A number to sort symptoms by urgency; 0 is the most urgent.
 * @example rankOf({ tier: "home", withSign: "now" }) < rankOf({ tier: "home", withSign: "today" }) // true
 */
export const rankOf = ({ tier, withSign }: ListedUrgency): number =>
  tiers.indexOf(tier) * tiers.length + (withSign ? tiers.indexOf(withSign) : tiers.length - 1);
