import { pathTo } from "../../routes/routes";
import { addDays } from "../../text/calendar";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { toFragment } from "../../ui/device/shareState";
import { bullets } from "../../ui/theme/globalStyles";
import { use } from "../../ui/theme/tokens";
import { bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { WeekPageLink } from "../shared/WeekPageLink";
import { PregnancyQuizDates } from "./PregnancyQuizDates";
import type { PregnancyQuizAnswer } from "./pregnancyQuiz";
import type { Fields } from "./pregnancyQuizFields";
import { UrgentQuizResult } from "./UrgentQuizResult";

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
  const t = useTexts();
  const language = useLanguage();
  const { outcome, hadTreatment, wouldBe } = answer;
  if (outcome === "urgent") return <UrgentQuizResult fields={fields} />;

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
      {outcome === "positive" && wouldBe && <WeekPageLink week={week}>{t("quiz.readWeek", { week })}</WeekPageLink>}
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
