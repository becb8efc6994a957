import { useTranslation } from "react-i18next";
import { AdviceCards, type AdviceCardsProps } from "./AdviceCards";
import { Tabs } from "./Tabs";

export interface Advice extends AdviceCardsProps {
  readonly stage: string;
}

export interface StageAdviceProps {
  advice: readonly Advice[];
}

/** What to do, card by card; one of the stages at a time where the advice differs, all of them in print and without :has(). */
export function StageAdvice({ advice }: StageAdviceProps) {
  const { t } = useTranslation();
  const [only] = advice;
  if (only && advice.length === 1) return <AdviceCards {...only} />;
  return (
    <Tabs
      label={t("advice.stages")}
      isSegmented
      tabs={advice.map((stage) => ({ key: stage.stage, name: t(`advice.${stage.stage}`), panel: <AdviceCards {...stage} /> }))}
    />
  );
}
