/** The signs that nobody in a stage may miss, and whether a card carries all of them. */
import type { AdviceStage, Stage } from "../vocabulary/tiers";

/** The core signs of a stage, from data/core-signs. */
export interface CoreList {
  readonly stage: Stage;
  /** True for a stage after a pregnancy that has ended without a child to take home. */
  readonly isAfterLoss?: boolean | null;
  readonly core: readonly string[];
}

/** A card: the keys of its signs, and for whom it is. */
export interface SignsOfStage {
  readonly stage: AdviceStage;
  readonly isAfterLoss?: boolean | null;
  readonly signs: readonly string[];
}

/**
 * The core signs that a card lacks; empty if it is whole. After a loss the list for that is used, if the stage has one; for the whole pregnancy (`any`)
 * the card needs the core signs before and from 20 weeks.
 * @throws if the stage has no list
 * @example missingCoreSigns([{ stage: "afterBirth", core: ["fever", "one-leg"] }], { stage: "afterBirth", signs: ["fever"] }) // ["one-leg"]
 */
export function missingCoreSigns(lists: readonly CoreList[], { stage, isAfterLoss, signs }: SignsOfStage): string[] {
  const needed = (stage === "any" ? (["before20", "from20"] as const) : [stage]).flatMap((one) => {
    const own = lists.filter((list) => list.stage === one);
    const list = own.find((each) => Boolean(each.isAfterLoss) === Boolean(isAfterLoss)) ?? own.find((each) => !each.isAfterLoss);
    if (!list) throw new Error(`missingCoreSigns requires a list of core signs for the stage ${one}`);
    return list.core;
  });
  return [...new Set(needed)].filter((key) => !signs.includes(key));
}
