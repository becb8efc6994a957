import type { ShownSign } from "../triage/SignCards";
import { StageAdvice } from "../triage/StageAdvice";
import type { AdviceStage } from "../triage/tiers";

export interface LossSignsProps {
  groups: readonly { readonly stage: AdviceStage; readonly signs: readonly ShownSign[] }[];
  /** False on the page about a pregnancy after a loss, where the signs are those of any pregnancy. */
  isAfterLoss?: boolean;
}

/** Danger signs as cards whose words do not suggest that a lost pregnancy continues. */
export function LossSigns({ groups, isAfterLoss = true }: LossSignsProps) {
  return (
    <StageAdvice
      isAfterLoss={isAfterLoss}
      advice={groups.map(({ stage, signs }) => ({ stage, home: null, signs: signs.map((sign) => ({ text: null, sign })) }))}
    />
  );
}
