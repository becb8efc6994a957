import { useTranslation } from "react-i18next";
import { localDate } from "../../text/calendar";
import { TierCard } from "../../triage/TierCard";
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

/** Form and result of “am I pregnant?”. A red sign answers at once, without the button, and takes the questions away. */
export default function PregnancyQuizCalculator({ today }: PregnancyQuizCalculatorProps) {
  const { t } = useTranslation();
  const now = () => today ?? localDate(new Date());
  const calculate = (fields: Fields): PregnancyQuizAnswer => pregnancyQuiz(toInput(fields), now());
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, PregnancyQuizAnswer>(
    "pregnancy-test",
    noAnswers as Fields,
    calculate,
    undefined,
    // On a phone that others use too, nobody is to find these answers: they go when the page does.
    () => "nowhere",
  );
  const hasRedSign = redSigns.some((sign) => fields[sign] === "1");
  const urgent = hasRedSign ? calculate(fields) : null;
  const shown = urgent?.ok ? urgent : answer;
  const change = (fresh: Record<string, string>) => {
    set(fresh as Partial<Fields>);
    // An answer to other questions must not stay beside these.
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
          <TierCard
            tier="call112"
            title={t("quiz.urgent")}
            items={redSigns.map((sign) => t(`quiz.red.${sign}`))}
            closing={t("quiz.card.text")}
          />
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
