import { useTexts } from "../../text/useTexts";
import { TierCard } from "../../triage/TierCard";
import { WholeListLine } from "../../triage/WholeListLine";
import { redSigns } from "./pregnancyQuiz";
import type { Fields } from "./pregnancyQuizFields";

export interface UrgentQuizResultProps {
  fields: Fields;
}

/** The result with a red sign: to call 112 comes before any answer about a pregnancy. */
export function UrgentQuizResult({ fields }: UrgentQuizResultProps) {
  const t = useTexts();
  return (
    <>
      <TierCard
        tier="call112"
        title={t("quiz.urgent")}
        items={redSigns.filter((sign) => fields[sign] === "1").map((sign) => t(`quiz.red.${sign}`))}
        closing={t("quiz.urgent.text")}
      />
      <p>{t("quiz.urgent.stop")}</p>
      <WholeListLine of="before20" />
    </>
  );
}
