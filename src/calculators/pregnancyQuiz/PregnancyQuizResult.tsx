import { useTranslation } from "react-i18next";
import { pathTo } from "../../routes/routes";
import { addDays } from "../../text/calendar";
import { useLanguage } from "../../text/useLanguage";
import { TierCard } from "../../triage/TierCard";
import { WholeListLine } from "../../triage/WholeListLine";
import { button } from "../../ui/Button.styles";
import { toFragment } from "../../ui/device/shareState";
import { Icon } from "../../ui/Icon";
import { bullets } from "../../ui/theme/globalStyles";
import { use } from "../../ui/theme/tokens";
import { actionRow, bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { PregnancyQuizDates } from "./PregnancyQuizDates";
import { type PregnancyQuizAnswer, redSigns } from "./pregnancyQuiz";
import type { Fields } from "./pregnancyQuizFields";

export interface PregnancyQuizResultProps {
  answer: Extract<PregnancyQuizAnswer, { ok: true }>;
  fields: Fields;
  /** `YYYY-MM-DD` */
  today: string;
  isRemembered: boolean;
  onForget: () => void;
}

const care = ["folic", "stop"] as const;
/** Text keys of what to do next, by outcome. */
const steps = {
  positive: ["visit", ...care],
  treatment: ["clinic", "folic"],
  veryUnlikely: ["doctor"],
  unlikely: ["doctor"],
  possible: ["again", ...care, "doctor"],
  few: ["either", "doctor"],
  some: ["either", ...care],
  several: ["either", ...care],
} as const;

/** The outcome in words, then the dates, the calculation, what to do next, and the red signs once more. */
export function PregnancyQuizResult({ answer, fields, today, isRemembered, onForget }: PregnancyQuizResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { outcome, hadTreatment, wouldBe } = answer;
  if (outcome === "urgent")
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

  const from = answer.retestFrom ?? answer.testFrom;
  const to = answer.retestTo ?? answer.testFrom;
  const entries = () =>
    from && to
      ? [{ uid: "ninni-test@ninni", start: from, end: addDays(to, 1), summary: t("quiz.ics"), description: t("quiz.ics.text") }]
      : [];
  const week = String(Math.min(42, Math.max(1, wouldBe?.completedWeeks ?? 1)));
  return (
    <>
      <p css={bigAnswer}>
        {t(`quiz.outcome.${outcome}`)}
        <small>{t(outcome === "positive" && hadTreatment ? "quiz.positiveTreated" : `quiz.outcome.${outcome}.text`)}</small>
      </p>
      <PregnancyQuizDates answer={answer} fields={fields} today={today} />
      <p>
        <strong>{t("quiz.next")}</strong>
      </p>
      <ul css={{ ...bullets, "& li::marker": { color: use.accent } }}>
        {steps[outcome].map((step) => (
          <li key={step}>{t(`quiz.next.${step}`)}</li>
        ))}
      </ul>
      <p>
        <strong>{t("quiz.reminder")}</strong>
      </p>
      {outcome === "positive" && <p>{t("quiz.reminder.positive")}</p>}
      {outcome === "positive" && wouldBe && (
        <p css={actionRow}>
          <a href={pathTo("pregnancyWeek", language, { hafta: week })} css={button}>
            {t("quiz.readWeek", { week })} <Icon name="arrow" />
          </a>
        </p>
      )}
      {hadTreatment && (
        <p>
          <a href={pathTo("ivf", language)}>{t("quiz.ivf")}</a>
        </p>
      )}
      <ResultActions
        isRemembered={isRemembered}
        onForget={onForget}
        link={() => location.origin + location.pathname + toFragment(fields)}
        calendar={from && to ? { fileName: t("quiz.ics.file"), entries } : undefined}
      />
      <p className="note">{t("quiz.notStored")}</p>
    </>
  );
}
