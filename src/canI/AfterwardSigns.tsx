import { adviceFrom, type SignGroup, StageAdvice } from "../triage/StageAdvice";

export interface AfterwardSignsProps {
  groups: readonly SignGroup[] | null;
}

/** The signs to watch for after eating, doing or taking something, as cards that say whom to call; empty if there are none. */
export function AfterwardSigns({ groups }: AfterwardSignsProps) {
  if (!groups || groups.length === 0) return null;
  return <StageAdvice advice={adviceFrom(groups)} />;
}
