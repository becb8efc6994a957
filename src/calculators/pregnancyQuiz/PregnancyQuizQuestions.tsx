import { useTranslation } from "react-i18next";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import type { Parts } from "../../ui/form/dateParts";
import { NumberFields } from "../../ui/form/NumberFields";
import { TickField } from "../../ui/form/TickField";
import type { PregnancyQuizAnswer } from "./pregnancyQuiz";
import { type DateName, type Fields, lates, nauseas, readParts, sexes, tests, treatments } from "./pregnancyQuizFields";
import { tickedSigns } from "./pregnancySigns";

export interface PregnancyQuizQuestionsProps {
  fields: Fields;
  refusal: Extract<PregnancyQuizAnswer, { ok: false }> | null;
  onChange: (change: Record<string, string>) => void;
}

const choices = { test: tests, sex: sexes, treatment: treatments, late: lates, nausea: nauseas } as const;
/** Names in the calculator for the dates of the form. */
const dateFields = { test: "testDate", sex: "lastSex", lmp: "lmp" } as const;

/** The questions after the red signs, without those that no longer matter. A question with long answers has its own row. */
export function PregnancyQuizQuestions({ fields, refusal, onChange }: PregnancyQuizQuestionsProps) {
  const { t } = useTranslation();
  const isPositive = fields.test === "positive";
  const isOver = fields.treatment === "yes" || fields.sex === "no";

  const choice = (name: keyof typeof choices) => (
    <ChoiceField
      legend={t(`quiz.${name}`)}
      name={name}
      value={fields[name]}
      choices={choices[name].map((value) => ({ value, label: t(`quiz.${name}.${value}`) }))}
      onChange={(value) => onChange({ [name]: value })}
      error={refusal?.field === name ? t("quiz.error.choose") : undefined}
    />
  );
  const date = (name: DateName) => (
    <DateField
      legend={t(`quiz.date.${name}`)}
      hint={t(`quiz.date.${name}Hint`)}
      error={refusal?.field === dateFields[name] ? t(`quiz.error.${refusal.reason}`) : undefined}
      value={readParts(fields, name)}
      prefix={`${name}-`}
      onChange={(parts: Parts) => onChange({ [`${name}-day`]: parts.day, [`${name}-month`]: parts.month, [`${name}-year`]: parts.year })}
    />
  );
  const period = (
    <>
      {date("lmp")}
      <NumberFields
        legend={t("quiz.cycle")}
        hint={t("quiz.cycleHint")}
        error={refusal?.field === "cycleLength" ? { name: "cycleLength", text: t("quiz.error.cycleRange") } : undefined}
        boxes={[{ name: "cycleLength", label: t("quiz.cycleLabel"), value: fields.cycleLength }]}
        onChange={onChange}
      />
    </>
  );
  if (isPositive)
    return (
      <>
        {choice("test")}
        {choice("treatment")}
        {period}
      </>
    );
  return (
    <>
      <div>{choice("test")}</div>
      <div>{choice("sex")}</div>
      {choice("treatment")}
      {!isOver && (
        <>
          {fields.test === "negative" && date("test")}
          {date("sex")}
          <div>{choice("late")}</div>
          {period}
          <div>{choice("nausea")}</div>
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
