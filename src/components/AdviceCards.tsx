import { useTranslation } from "react-i18next";
import { ActionCard } from "./ActionCard";

export interface AdviceCardsProps {
  readonly emergency: readonly string[] | null;
  readonly urgent: readonly string[];
  readonly selfcare: string;
}

/** When to call 112, when to call the doctor today, when home is enough. The red card holds no link; the number stands in its words. */
export function AdviceCards({ emergency, urgent, selfcare }: AdviceCardsProps) {
  const { t } = useTranslation();
  return (
    <div css={{ display: "grid", gap: "1rem", paddingTop: "0.5rem" }}>
      {emergency && emergency.length > 0 && (
        <ActionCard level="emergency" title={t("advice.emergency.title")} items={emergency} closing={t("advice.emergency.closing")} />
      )}
      <ActionCard level="urgent" title={t("advice.urgent.title")} items={urgent} closing={t("advice.urgent.closing")} />
      <ActionCard level="selfcare" title={t("advice.selfcare.title")} items={[]} closing={selfcare} />
    </div>
  );
}
