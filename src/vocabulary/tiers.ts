/**
 * Whom to call about a sign and how soon: one scale for the whole site.
 * Source of the scale: NHS Healthier Together separates “phone 999”, “call your maternity unit now”, “today” and “self-care”.
 */

/** The tiers of a sign, most urgent first. */
export const signTiers = ["call112", "now", "today"] as const;
export type SignTier = (typeof signTiers)[number];
/** The tiers of a page, most urgent first; `home` is the text that says when self-care is enough. */
export const tiers = [...signTiers, "home"] as const;
export type Tier = (typeof tiers)[number];

/** Stages in which the same sign may have a different urgency. */
export const motherStages = ["before20", "from20", "afterBirth"] as const;
export const babyStages = ["firstMonth", "under3Months", "from3Months", "from6Months"] as const;
export const stages = [...motherStages, ...babyStages] as const;
export type Stage = (typeof stages)[number];

/** `any`: the same advice for the whole pregnancy. */
export type AdviceStage = Stage | "any";

/** The urgency in a sign’s record. */
export interface TieredSign {
  readonly key: string;
  readonly tiers: readonly { readonly stage: Stage; readonly tier: SignTier }[];
}

/**
 * Stage of a pregnancy week.
 * @param week completed weeks, 0–42
 * @example pregnancyStage(20) // "from20"
 */
export const pregnancyStage = (week: number): Stage => (week < 20 ? "before20" : "from20");

/**
 * Stage of a week of life.
 * @param week running week of life, 1 or more: week 1 is days 0 to 6
 * @example babyStage(5) // "under3Months"
 */
export const babyStage = (week: number): Stage =>
  week <= 4 ? "firstMonth" : week <= 13 ? "under3Months" : week <= 26 ? "from3Months" : "from6Months";

/**
 * Stage of a week of pregnancy or of life.
 * @param whose mother: completed weeks of pregnancy; baby: running week of life
 * @example stageOfWeek("baby", 5) // "under3Months"
 */
export const stageOfWeek = (whose: "mother" | "baby", week: number): Stage => (whose === "baby" ? babyStage(week) : pregnancyStage(week));

/**
 * Urgency of a sign in a stage; undefined if it means nothing in that stage. In stage `any`, the tier on which the pregnancy stages of the sign
 * agree, or undefined if they differ.
 * @example tierAt({ key: "fever", tiers: [{ stage: "before20", tier: "today" }, …] }, "before20") // "today"
 */
export function tierAt(sign: TieredSign, stage: AdviceStage): SignTier | undefined {
  const own = sign.tiers.filter((entry) =>
    stage === "any" ? entry.stage === "before20" || entry.stage === "from20" : entry.stage === stage,
  );
  const found = new Set(own.map(({ tier }) => tier));
  return found.size === 1 ? [...found][0] : undefined;
}

/**
 * Signs of a stage by tier, most urgent first; tiers without a sign are left out.
 * @example byTier([fever, bleeding], "from20") // [{ tier: "now", signs: [bleeding] }, { tier: "today", signs: [fever] }]
 */
export function byTier<Sign extends TieredSign>(signs: readonly Sign[], stage: AdviceStage): { tier: SignTier; signs: Sign[] }[] {
  return signTiers
    .map((tier) => ({ tier, signs: signs.filter((sign) => tierAt(sign, stage) === tier) }))
    .filter(({ signs: found }) => found.length > 0);
}

/**
 * Who calls about a stage, which decides what to say on the phone: a pregnant woman, a mother after birth, or the parent of a baby.
 * @example callerAt("any") // "pregnancy"
 */
export const callerAt = (stage: AdviceStage): "pregnancy" | "afterBirth" | "baby" =>
  stage === "afterBirth" ? "afterBirth" : stage === "any" || stage === "before20" || stage === "from20" ? "pregnancy" : "baby";

/** A sign as advice lists it: with the text shown for it. */
export interface ListedSign extends TieredSign {
  readonly text: string;
}

/** A text about a sign under its most urgent tier, with the stages in which it has this tier. */
export interface UrgentText {
  readonly text: string;
  /** The stages, if the sign has another tier, or none, in other stages of the advice; empty if it is the same in all. */
  readonly stages: readonly Stage[];
}

const stagesIn = (stage: AdviceStage): readonly Stage[] => (stage === "any" ? ["before20", "from20"] : [stage]);

/**
 * All signs of advice for several stages, for a reader whose stage is unknown: each text under the most urgent tier it has in any of them. A sign with
 * other words in a less urgent stage is listed there too, because those words may mean something else.
 * @example mostUrgent([{ stage: "before20", signs: [swelling] }, { stage: "from20", signs: [swelling] }])
 * // [{ tier: "now", texts: [{ text: "Your face or hands swell suddenly", stages: ["from20"] }] }]
 */
export function mostUrgent(
  advice: readonly { readonly stage: AdviceStage; readonly signs: readonly ListedSign[] }[],
): { tier: SignTier; texts: UrgentText[] }[] {
  const all = stages.filter((stage) => advice.some((own) => stagesIn(own.stage).includes(stage)));
  const listed = advice.flatMap(({ stage, signs }) => signs.map((sign) => ({ sign, tier: tierAt(sign, stage) })));
  const isTold = new Set<string>();
  return signTiers
    .map((tier) => ({
      tier,
      texts: listed.flatMap(({ sign, tier: own }): UrgentText[] => {
        const told = `${sign.key} ${sign.text}`;
        if (own !== tier || isTold.has(told)) return [];
        isTold.add(told);
        const at = all.filter((stage) => tierAt(sign, stage) === tier);
        return [{ text: sign.text, stages: at.length === all.length ? [] : at }];
      }),
    }))
    .filter(({ texts }) => texts.length > 0);
}
