import { useTexts } from "../../text/useTexts";
import { type ShownSign, SignCards } from "../../triage/SignCards";
import { ghostButton } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { telButton } from "../../ui/telButton.styles";
import { type Stage, tierAt } from "../../vocabulary/tiers";
import type { ContractionAssessment } from "./assessContractions";
import { minute } from "./contractions";
import { adviceBox } from "./timer.styles";

export interface TimerAdviceProps {
  assessment: ContractionAssessment;
  /** Signs that the recorded contractions can trigger. */
  rules: readonly ShownSign[];
  stage: Stage;
  /** The rule that applies; null if she has not said whether it is her first birth. */
  rule: "first" | "later" | null;
  /** Her hospital's telephone number, if it is stored on the device. */
  phone: string | null;
  /** Removes the length of a contraction that was stopped too late. */
  onForgetLength: () => void;
}

/** Advice from the last hour of contractions, whom to call and when to leave: the cards of the signs that apply, or the rule and how far she is from it. */
export function TimerAdvice({ assessment, rules, stage, rule, phone, onForgetLength }: TimerAdviceProps) {
  const t = useTexts();
  const { advice, signs, rowMs, isForgotten } = assessment;
  // Cramps and pressure before 37 weeks are shown together with the tightenings.
  const keys: string[] = signs.includes("preterm-tightenings") ? [...signs, "preterm-back-cramps"] : signs;
  // If only the week is known, both rules are shown until she says which birth it is.
  const isOpen = rule === null && advice !== "ask";
  const shown = rules.filter((sign) => keys.includes(sign.key) && tierAt(sign, stage));
  return (
    <>
      {isForgotten && (
        <p css={{ ...adviceBox, display: "block" }}>
          <b>{t("timer.forgotten.title")}</b> {t("timer.forgotten.text")}
        </p>
      )}
      {advice === "go" ? (
        <>
          <h2 className="visually-hidden">{t("timer.start.title")}</h2>
          {/* The line about the whole list is below the danger signs further down. */}
          <SignCards signs={shown} stage={stage} by={t("timer.byTimer")} isWhole />
          {phone && (
            <p className="no-print">
              <a href={`tel:${phone}`} css={telButton}>
                <Icon name="phone" /> {t("hospital.call")}
              </a>
            </p>
          )}
          {signs.includes("contraction-long") && (
            <p className="no-print">
              {t("timer.long.text")}{" "}
              <button type="button" css={ghostButton} onClick={onForgetLength}>
                {t("timer.long.forget")}
              </button>
            </p>
          )}
        </>
      ) : (
        <div css={adviceBox}>
          <Icon name="clock" />
          <h2>{t(`timer.${advice}.title`)}</h2>
          {advice === "ask" && <p>{t("timer.ask.text")}</p>}
          {rowMs !== null && <p>{t("timer.row", { minutes: Math.floor(rowMs / minute) })}</p>}
          {(rule === "first" || isOpen) && <p>{t("timer.rule.first")}</p>}
          {(rule === "later" || isOpen) && <p>{t("timer.rule.later")}</p>}
          <p>{t("timer.unsure")}</p>
        </div>
      )}
    </>
  );
}
