import { useTranslation } from "react-i18next";
import { localDate } from "../../text/calendar";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts } from "../../ui/form/dateParts";
import { NumberFields } from "../../ui/form/NumberFields";
import { typedNumber } from "../../ui/form/numbers";
import { readChoice } from "../../ui/form/readChoice";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { ChineseGenderResult } from "./ChineseGenderResult";
import { type ChineseGenderAnswer, type ChineseGenderInput, chineseGender } from "./chineseGender";

const modes = ["date", "month", "lmp", "edd"] as const;

/** The fields as they are in the form, in a shared address and on the device. */
const empty = { mode: "date", "birth-day": "", "birth-month": "", "birth-year": "", day: "", month: "", year: "", cycle: "28" };
type Fields = typeof empty;

const readMode = ({ mode }: Fields): (typeof modes)[number] => readChoice(modes, mode, "date");
const readBirth = (fields: Fields) => ({ day: fields["birth-day"], month: fields["birth-month"], year: fields["birth-year"] });

/** The fields of the form as input for the calculator. */
const toInput = (fields: Fields): ChineseGenderInput => ({
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
  const { t } = useTranslation();
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, ChineseGenderAnswer>({
    name: "chinese-gender",
    empty,
    calculate: (typed) => chineseGender(toInput(typed), today ?? localDate(new Date())),
  });
  const mode = readMode(fields);
  const errorOf = (field: string) => (refusal?.field === field ? t(`chinese.error.${refusal.reason}`) : undefined);
  const conceptionError = errorOf("conception");
  const cycleError = errorOf("cycleLength");
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
      {mode === "month" ? (
        <NumberFields
          legend={t("chinese.date.month")}
          hint={t("chinese.date.monthHint")}
          error={conceptionError ? { name: "month", text: conceptionError } : undefined}
          boxes={[
            { name: "month", label: t("date.month"), value: fields.month },
            { name: "year", label: t("date.year"), value: fields.year },
          ]}
          onChange={set}
        />
      ) : (
        <DateField
          legend={t(`chinese.date.${mode}`)}
          hint={t(`chinese.date.${mode}Hint`)}
          error={conceptionError}
          value={fields}
          onChange={({ day, month, year }) => set({ day, month, year })}
        />
      )}
      {mode === "lmp" && (
        <NumberFields
          legend={t("chinese.cycle")}
          hint={t("chinese.cycleHint")}
          error={cycleError ? { name: "cycle", text: cycleError } : undefined}
          boxes={[{ name: "cycle", label: t("chinese.cycleLabel"), value: fields.cycle }]}
          onChange={set}
        />
      )}
    </CalculatorFrame>
  );
}
