import { useTexts } from "../../text/useTexts";
import { TickField } from "../../ui/form/TickField";
import { tickedSigns } from "./pregnancySigns";
import { QuizChoice, QuizDate, type QuizFieldsProps, QuizPeriod } from "./QuizFields";

/** The questions after the red signs, without those that no longer matter. A question with long answers has its own row. */
export function PregnancyQuizQuestions({ fields, refusal, onChange }: QuizFieldsProps) {
  const t = useTexts();
  const isPositive = fields.test === "positive";
  const isOver = fields.treatment === "yes" || fields.sex === "no";

  const common = { fields, refusal, onChange };
  if (isPositive)
    return (
      <>
        <QuizChoice name="test" {...common} />
        <QuizChoice name="treatment" {...common} />
        <QuizPeriod {...common} />
      </>
    );
  return (
    <>
      <div>
        <QuizChoice name="test" {...common} />
      </div>
      <div>
        <QuizChoice name="sex" {...common} />
      </div>
      <QuizChoice name="treatment" {...common} />
      {!isOver && (
        <>
          {fields.test === "negative" && <QuizDate name="test" {...common} />}
          <QuizDate name="sex" {...common} />
          <div>
            <QuizChoice name="late" {...common} />
          </div>
          <QuizPeriod {...common} />
          <div>
            <QuizChoice name="nausea" {...common} />
          </div>
          <TickField
            legend={t("quiz.signs")}
            hint={t("quiz.signsHint")}
            boxes={tickedSigns.map((name) => ({ name, label: t(`quiz.sign.${name}`), isTicked: fields[name] === "1" }))}
            onChange={onChange}
          />
        </>
      )}
    </>
  );
}
