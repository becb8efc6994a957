import { type AdviceStage, byTier, type Tier, type TieredSign, tiers } from "../../triage/tiers";

export interface ListedUrgency {
  /** How soon to tell somebody about the symptom when nothing is added to it. */
  readonly tier: Tier;
  /** How soon with the most urgent sign its page names, where that is sooner: 112 and hospital are both at once. */
  readonly withSign: "now" | "today" | null;
}

interface GuidedSymptom {
  readonly isEmergency: boolean;
  readonly needsTest: boolean | null;
  readonly advice: readonly { readonly stage: AdviceStage; readonly signs: readonly { readonly sign: TieredSign }[] }[];
}

/**
 * How urgent the list says a symptom is: an emergency is now, what needs a test first is today, the rest may be seen to at home; and, as its page begins
 * with its signs, what it is with one of them, whatever the stage.
 * @example listedUrgency({ isEmergency: false, needsTest: null, advice: [{ stage: "any", signs: [{ sign: fever }] }] }) // { tier: "home", withSign: "today" }
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
 * Place of a symptom in a list by urgency, 0 first.
 * @example rankOf({ tier: "home", withSign: "now" }) < rankOf({ tier: "home", withSign: "today" }) // true
 */
export const rankOf = ({ tier, withSign }: ListedUrgency): number =>
  tiers.indexOf(tier) * tiers.length + (withSign ? tiers.indexOf(withSign) : tiers.length - 1);
