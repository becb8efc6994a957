import { adviceFrom, type SignGroup, StageAdvice } from "../triage/StageAdvice";

export interface LossSignsProps {
  groups: readonly SignGroup[];
  /** False on the page about a pregnancy after a loss, where the signs are those of any pregnancy. */
  isAfterLoss?: boolean;
}

/** Danger signs as cards whose words do not suggest that a lost pregnancy continues. */
export function LossSigns({ groups, isAfterLoss = true }: LossSignsProps) {
  return <StageAdvice isAfterLoss={isAfterLoss} advice={adviceFrom(groups)} />;
}
