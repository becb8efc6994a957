import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import type { Parts } from "../../ui/form/dateParts";
import { NumberFields } from "../../ui/form/NumberFields";
import type { PregnancyQuizAnswer } from "./pregnancyQuiz";
import { type DateName, type Fields, lates, nauseas, readParts, sexes, tests, treatments } from "./pregnancyQuizFields";

/** One choice, one date and the period of the quiz, which know their texts and faults by their name. */
const choices = { test: tests, sex: sexes, treatment: treatments, late: lates, nausea: nauseas } as const;
/** Names in the calculator for the dates of the form. */
const dateFields = { test: "testDate", sex: "lastSex", lmp: "lmp" } as const;

export interface QuizFieldsProps {
  fields: Fields;
  refusal: Extract<PregnancyQuizAnswer, { ok: false }> | null;
  onChange: (change: Record<string, string>) => void;
}

export function QuizChoice({ name, fields, refusal, onChange }: QuizFieldsProps & { name: keyof typeof choices }) {
  const t = useTexts();
  return (
    <ChoiceField
      legend={t(`quiz.${name}`)}
      name={name}
      value={fields[name]}
      choices={choices[name].map((value) => ({ value, label: t(`quiz.${name}.${value}`) }))}
      onChange={(value) => onChange({ [name]: value })}
      error={refusal?.field === name ? t("quiz.error.choose") : undefined}
    />
  );
}

export function QuizDate({ name, fields, refusal, onChange }: QuizFieldsProps & { name: DateName }) {
  const t = useTexts();
  return (
    <DateField
      legend={t(`quiz.date.${name}`)}
      hint={t(`quiz.date.${name}Hint`)}
      error={refusal?.field === dateFields[name] ? t(`quiz.error.${refusal.reason}`) : undefined}
      value={readParts(fields, name)}
      prefix={`${name}-`}
      onChange={(parts: Parts) => onChange({ [`${name}-day`]: parts.day, [`${name}-month`]: parts.month, [`${name}-year`]: parts.year })}
    />
  );
}

/** The last period and the length of the cycle. */
export function QuizPeriod({ fields, refusal, onChange }: QuizFieldsProps) {
  const t = useTexts();
  return (
    <>
      <QuizDate name="lmp" fields={fields} refusal={refusal} onChange={onChange} />
      <NumberFields
        legend={t("quiz.cycle")}
        hint={t("quiz.cycleHint")}
        error={refusal?.field === "cycleLength" ? { name: "cycleLength", text: t("quiz.error.cycleRange") } : undefined}
        boxes={[{ name: "cycleLength", label: t("quiz.cycleLabel"), value: fields.cycleLength }]}
        onChange={onChange}
      />
    </>
  );
}
