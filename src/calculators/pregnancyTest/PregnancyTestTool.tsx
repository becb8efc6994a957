import { useTranslation } from "react-i18next";
import { localDate } from "../../text/calendar";
import { TickField } from "../../ui/form/TickField";
import { ToolFrame } from "../shared/ToolFrame";
import { useCalculator } from "../shared/useCalculator";
import { PregnancyTestQuestions } from "./PregnancyTestQuestions";
import { PregnancyTestResult } from "./PregnancyTestResult";
import { type PregnancyTestAnswer, pregnancyTest, redSigns } from "./pregnancyTest";
import { type Fields, inputOf, noAnswers } from "./pregnancyTestFields";

export interface PregnancyTestToolProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form and result of “am I pregnant?”. A red sign answers at once, without the button, and takes the questions away. */
export function PregnancyTestTool({ today }: PregnancyTestToolProps) {
  const { t } = useTranslation();
  const now = () => today ?? localDate(new Date());
  const calculate = (fields: Fields): PregnancyTestAnswer => pregnancyTest(inputOf(fields), now());
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, PregnancyTestAnswer>(
    "pregnancy-test",
    noAnswers as Fields,
    calculate,
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
    <ToolFrame
      label={t("quiz.form")}
      form={form}
      onSubmit={submit}
      waiting={t("quiz.before")}
      submit={t("quiz.submit")}
      result={shown && <PregnancyTestResult answer={shown} fields={fields} today={now()} isRemembered={isRemembered} onForget={forget} />}
    >
      <TickField
        legend={t("quiz.red")}
        hint={t("quiz.redHint")}
        boxes={redSigns.map((name) => ({ name, label: t(`quiz.red.${name}`), isTicked: fields[name] === "1" }))}
        onChange={change}
        isEmergency
      />
      {!hasRedSign && <PregnancyTestQuestions fields={fields} refusal={refusal} onChange={change} />}
    </ToolFrame>
  );
}
