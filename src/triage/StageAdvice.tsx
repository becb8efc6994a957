import { useTranslation } from "react-i18next";
import { Tabs } from "../ui/Tabs";
import { SignCards } from "./SignCards";
import type { AdviceStage, TieredSign } from "./tiers";

/** The advice of one stage from GraphQL: its signs, each with the page’s own wording if it has one. */
export interface StagedAdvice {
  readonly stage: AdviceStage;
  readonly signs: readonly { readonly text: string | null; readonly sign: TieredSign & { readonly text: string } }[];
  readonly home: string | null;
}

export interface StageAdviceProps {
  advice: readonly StagedAdvice[];
  /** Stage that is open at first. */
  initial?: AdviceStage;
  /** For somebody who has lost a pregnancy or a baby. */
  isAfterLoss?: boolean;
}

/** What to do, as cards: one stage at a time if the advice differs, all stages in print and without :has(). */
export function StageAdvice({ advice, initial, isAfterLoss }: StageAdviceProps) {
  const { t } = useTranslation("triage");
  const panels = advice.map(({ stage, signs, home }) => ({
    key: stage,
    name: t(`stage.${stage}`),
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
  return only && panels.length === 1 ? only.panel : <Tabs label={t("stages")} isSegmented tabs={panels} initial={initial} />;
}
