import { localDate } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts } from "../../ui/form/dateParts";
import { typedNumber } from "../../ui/form/numbers";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { ChineseGenderResult } from "./ChineseGenderResult";
import { ConceptionFields } from "./ConceptionFields";
import { type ChineseGenderAnswer, type ChineseGenderInput, chineseGender } from "./chineseGender";
import { type ChineseGenderFields, emptyChineseGender, modes, readBirth, readMode } from "./chineseGenderFields";

/** The fields of the form as input for the calculator. */
const toInput = (fields: ChineseGenderFields): ChineseGenderInput => ({
  motherBirthDate: isoFromParts(readBirth(fields)),
  mode: readMode(fields),
  conception: readMode(fields) === "month" ? isoFromParts({ ...fields, day: "01" }).slice(0, -3) : isoFromParts(fields),
  cycleLength: fields.cycle.trim() === "" ? 28 : typedNumber(fields.cycle),
});

export interface ChineseGenderCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form and result of the Chinese gender chart. */
export default function ChineseGenderCalculator({ today }: ChineseGenderCalculatorProps) {
  const t = useTexts();
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<
    ChineseGenderFields,
    ChineseGenderAnswer
  >({
    name: "chinese-gender",
    empty: emptyChineseGender,
    calculate: (typed) => chineseGender(toInput(typed), today ?? localDate(new Date())),
  });
  const mode = readMode(fields);
  const errorOf = (field: string) => (refusal?.field === field ? t(`chinese.error.${refusal.reason}`) : undefined);
  return (
    <CalculatorFrame
      label={t("chinese.form")}
      form={form}
      onSubmit={submit}
      waiting={t("chinese.before")}
      result={answer && <ChineseGenderResult answer={answer} isRemembered={isRemembered} onForget={forget} />}
    >
      <DateField
        legend={t("chinese.birth")}
        hint={t("chinese.birthHint")}
        error={errorOf("motherBirthDate")}
        prefix="birth-"
        value={readBirth(fields)}
        onChange={({ day, month, year }) => set({ "birth-day": day, "birth-month": month, "birth-year": year })}
      />
      <ChoiceField
        legend={t("chinese.mode")}
        name="mode"
        value={mode}
        choices={modes.map((value) => ({ value, label: t(`chinese.mode.${value}`) }))}
        onChange={(value) => {
          set({ mode: value });
          clear();
        }}
      />
      <ConceptionFields mode={mode} fields={fields} refusal={refusal} onChange={set} />
    </CalculatorFrame>
  );
}
