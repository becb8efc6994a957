import { localDate } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { TierCard } from "../../triage/TierCard";
import { WholeListLine } from "../../triage/WholeListLine";
import { TickField } from "../../ui/form/TickField";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { wideForm } from "../shared/wideForm";
import { PregnancyQuizQuestions } from "./PregnancyQuizQuestions";
import { PregnancyQuizResult } from "./PregnancyQuizResult";
import { type PregnancyQuizAnswer, pregnancyQuiz, redSigns } from "./pregnancyQuiz";
import { type Fields, noAnswers, toInput } from "./pregnancyQuizFields";

export interface PregnancyQuizCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form and result of “am I pregnant?”. Ticking a red sign shows the result at once, without the button, and removes the questions. */
export default function PregnancyQuizCalculator({ today }: PregnancyQuizCalculatorProps) {
  const t = useTexts();
  const now = () => today ?? localDate(new Date());
  const calculate = (fields: Fields): PregnancyQuizAnswer => pregnancyQuiz(toInput(fields), now());
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, PregnancyQuizAnswer>({
    name: "pregnancy-test",
    empty: noAnswers as Fields,
    calculate,
    whereToKeep: () => "nowhere",
  });
  const hasRedSign = redSigns.some((sign) => fields[sign] === "1");
  const urgent = hasRedSign ? calculate(fields) : null;
  const shown = urgent?.ok ? urgent : answer;
  const change = (fresh: Record<string, string>) => {
    set(fresh as Partial<Fields>);
    // A result for other answers must not be shown beside these.
    if (answer) clear();
  };
  return (
    <CalculatorFrame
      label={t("quiz.form")}
      form={form}
      onSubmit={submit}
      waiting={t("quiz.before")}
      submit={t("quiz.submit")}
      arrangement={{
        ...wideForm,
        below: !hasRedSign && (
          <>
            <TierCard
              tier="call112"
              title={t("quiz.urgent")}
              items={redSigns.map((sign) => t(`quiz.red.${sign}`))}
              closing={t("quiz.card.text")}
            />
            <WholeListLine of="before20" />
          </>
        ),
      }}
      result={shown && <PregnancyQuizResult answer={shown} fields={fields} today={now()} isRemembered={isRemembered} onForget={forget} />}
    >
      <TickField
        legend={t("quiz.red")}
        hint={t("quiz.redHint")}
        boxes={redSigns.map((name) => ({ name, label: t(`quiz.red.${name}`), isTicked: fields[name] === "1" }))}
        onChange={change}
        isEmergency
      />
      {!hasRedSign && <PregnancyQuizQuestions fields={fields} refusal={refusal} onChange={change} />}
    </CalculatorFrame>
  );
}
