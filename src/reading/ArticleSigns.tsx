import { useTranslation } from "react-i18next";
import type { ShownSign } from "../triage/SignCards";
import { StageAdvice } from "../triage/StageAdvice";
import { type AdviceStage, tierAt } from "../triage/tiers";

export interface StagedSigns {
  readonly stage: AdviceStage;
  readonly signs: readonly ShownSign[];
}

export interface ArticleSignsProps {
  groups: readonly StagedSigns[];
}

/**
 * True where every sign means 112 or hospital now: then the cards stand before the text.
 * @example isUrgent([{ stage: "from20", signs: [bleeding] }]) // true
 */
export const isUrgent = (groups: readonly StagedSigns[]): boolean =>
  groups.length > 0 && groups.every(({ stage, signs }) => signs.every((sign) => ["call112", "now"].includes(tierAt(sign, stage) ?? "")));

/** The danger signs of a text as cards, a stage at a time where it names several. */
export function ArticleSigns({ groups }: ArticleSignsProps) {
  const { t } = useTranslation("triage");
  return (
    <>
      <h2 id="signs">{t("callFor")}</h2>
      <StageAdvice advice={groups.map(({ stage, signs }) => ({ stage, home: null, signs: signs.map((sign) => ({ text: null, sign })) }))} />
    </>
  );
}
