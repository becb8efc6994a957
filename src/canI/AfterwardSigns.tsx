import type { ShownSign } from "../triage/SignCards";
import { StageAdvice } from "../triage/StageAdvice";
import type { AdviceStage } from "../triage/tiers";

export interface AfterwardSignsProps {
  groups: readonly { readonly stage: AdviceStage; readonly signs: readonly ShownSign[] }[] | null;
}

/** The signs to watch for after eating, doing or taking something, as cards that say whom to call; empty if there are none. */
export function AfterwardSigns({ groups }: AfterwardSignsProps) {
  if (!groups || groups.length === 0) return null;
  return (
    <StageAdvice advice={groups.map(({ stage, signs }) => ({ stage, home: null, signs: signs.map((sign) => ({ text: null, sign })) }))} />
  );
}
