import { useTexts } from "../text/useTexts";
import { adviceFrom, type SignGroup, StageAdvice } from "../triage/StageAdvice";
import { tierAt } from "../vocabulary/tiers";

export interface ArticleSignsProps {
  groups: readonly SignGroup[];
}

/**
 * Whether every sign means calling 112 or going to hospital now, so that the cards come before the text.
 * @example isUrgent([{ stage: "from20", signs: [bleeding] }]) // true
 */
export const isUrgent = (groups: readonly Pick<SignGroup, "stage" | "signs">[]): boolean =>
  groups.length > 0 && groups.every(({ stage, signs }) => signs.every((sign) => ["call112", "now"].includes(tierAt(sign, stage) ?? "")));

/** The danger signs of a text as cards, grouped by stage if it names several stages. */
export function ArticleSigns({ groups }: ArticleSignsProps) {
  const t = useTexts();
  return (
    <>
      <h2 id="signs">{t("callFor")}</h2>
      <StageAdvice advice={adviceFrom(groups)} />
    </>
  );
}
