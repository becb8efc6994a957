import { useTranslation } from "react-i18next";
import { Tabs } from "../ui/Tabs";
import { EveryStage } from "./EveryStage";
import { SignCards } from "./SignCards";
import { type AdviceStage, callerAt, type TieredSign } from "./tiers";

/** The advice of one stage from GraphQL: its signs, each with the page’s own wording if it has one. */
export interface StagedAdvice {
  readonly stage: AdviceStage;
  readonly signs: readonly { readonly text: string | null; readonly sign: TieredSign & { readonly text: string } }[];
  readonly home: string | null;
}

export interface StageAdviceProps {
  advice: readonly StagedAdvice[];
  /** For somebody who has lost a pregnancy or a baby. */
  isAfterLoss?: boolean;
}

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
  const { t } = useTranslation("triage");
  // After a loss the stored date says nothing, and where a page is about mother and baby neither may hide the other.
  const isOwn = !isAfterLoss && advice.every(({ stage }) => callerAt(stage) !== "baby");
  const panels = advice.map(({ stage, signs, home }) => ({
    key: stage,
    name: t(`stage.${stage}`),
    own: isOwn ? stage : undefined,
    panel: (
      <SignCards
        signs={signs.map(({ sign, text }) => ({ ...sign, text: text ?? sign.text }))}
        stage={stage}
        home={home}
        isAfterLoss={isAfterLoss}
      />
    ),
  }));
  const [only] = panels;
  if (only && panels.length === 1) return only.panel;
  return (
    <Tabs
      label={t(`ask.${isAfterLoss ? "stage" : askedIn(advice)}`)}
      isSegmented
      tabs={panels}
      unchosen={<EveryStage advice={advice} isAfterLoss={isAfterLoss} />}
    />
  );
}
