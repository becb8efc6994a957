import { useTexts } from "../text/useTexts";
import { Tabs } from "../ui/Tabs";
import { type AdviceStage, callerAt } from "../vocabulary/tiers";
import { EveryStage } from "./EveryStage";
import { type ShownSign, SignCards } from "./SignCards";
import type { StagedAdvice } from "./stagedAdvice.types";

/** The signs of one stage from GraphQL, in the signs’ own words and without home care. */
export interface SignGroup {
  readonly stage: AdviceStage;
  readonly isWhole: boolean;
  readonly isAfterLoss?: boolean | null;
  readonly signs: readonly ShownSign[];
}

/**
 * Groups of signs as advice for StageAdvice.
 * @example adviceFrom([{ stage: "from20", isWhole: false, signs: [fever] }])[0]?.home // null
 */
export const adviceFrom = (groups: readonly SignGroup[]): StagedAdvice[] =>
  groups.map(({ signs, ...group }) => ({ ...group, home: null, signs: signs.map((sign) => ({ text: null, sign })) }));

export interface StageAdviceProps {
  advice: readonly StagedAdvice[];
  /** The whole page is for somebody who has lost a pregnancy or a baby. */
  isAfterLoss?: boolean;
}

/** What a reader is for whom a stage is chosen, in the words of the inline script, if it is not the stage itself. */
const ownOf: Partial<Record<AdviceStage, "due" | "born">> = { any: "due", afterBirth: "born" };

/** What the choice of a stage asks for: a week of pregnancy, the age of a baby, or which of several times in life. */
function askedIn(advice: readonly StagedAdvice[]): "week" | "age" | "stage" {
  const isOf = (caller: "pregnancy" | "baby") => advice.every(({ stage }) => callerAt(stage) === caller);
  if (isOf("baby")) return "age";
  return advice.some(({ stage }) => stage === "from20") && !advice.some(({ stage }) => callerAt(stage) === "baby") ? "week" : "stage";
}

/**
 * What to do, as cards: one stage at a time if the advice differs. Until a stage is chosen – by her, or by the date on her device – every sign is shown
 * at the most urgent tier of any stage. In print all stages are shown.
 */
export function StageAdvice({ advice, isAfterLoss }: StageAdviceProps) {
  const t = useTexts();
  const isLoss = isAfterLoss || advice.every((group) => group.isAfterLoss);
  // After a loss the stored date says nothing, and where a page is about mother and baby neither may hide the other.
  const isOwn = !isLoss && advice.every(({ stage }) => callerAt(stage) !== "baby");
  const panels = advice.map(({ stage, signs, home, isWhole, isAfterLoss: isGroupAfterLoss }) => ({
    key: stage,
    name: t(`stage.${stage}`),
    own: isOwn ? (ownOf[stage] ?? stage) : undefined,
    panel: (
      <SignCards
        signs={signs.map(({ sign, text }) => ({ ...sign, text: text ?? sign.text }))}
        stage={stage}
        home={home}
        isWhole={isWhole}
        isAfterLoss={isAfterLoss || (isGroupAfterLoss ?? false)}
      />
    ),
  }));
  const [only] = panels;
  if (only && panels.length === 1) return only.panel;
  return (
    <Tabs
      label={t(`ask.${isLoss ? "stage" : askedIn(advice)}`)}
      isSegmented
      tabs={panels}
      unchosen={<EveryStage advice={advice} isAfterLoss={isLoss} />}
    />
  );
}
