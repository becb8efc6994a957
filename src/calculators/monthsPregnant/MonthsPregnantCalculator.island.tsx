import { localDate } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts } from "../../ui/form/dateParts";
import { NumberFields } from "../../ui/form/NumberFields";
import { typedNumber } from "../../ui/form/numbers";
import { readChoice } from "../../ui/form/readChoice";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { type MonthsPregnantAnswer, type MonthsPregnantInput, monthsPregnant } from "../shared/monthsPregnant";
import { useCalculator } from "../shared/useCalculator";
import { MonthsPregnantResult } from "./MonthsPregnantResult";

const modes = ["lmp", "edd", "week"] as const;

/** The fields as they are in the form, in a shared address and on the device. */
const empty = { mode: "lmp", weeks: "", days: "", asOf: "", day: "", month: "", year: "" };
type Fields = typeof empty;

const readMode = ({ mode }: Fields): (typeof modes)[number] => readChoice(modes, mode, "lmp");

/** The fields as input for the calculator. Typed weeks have the date they were typed on, so that they advance when the page is opened again. */
const toInput = (fields: Fields, today: string): MonthsPregnantInput =>
  readMode(fields) === "week"
    ? {
        mode: "week",
        week: typedNumber(fields.weeks),
        day: fields.days.trim() === "" ? 0 : typedNumber(fields.days),
        asOf: fields.asOf || today,
      }
    : { mode: readMode(fields), date: isoFromParts(fields) };

export interface MonthsPregnantCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form and result of “how many months pregnant am I?”. */
export default function MonthsPregnantCalculator({ today }: MonthsPregnantCalculatorProps) {
  const t = useTexts();
  const day = today ?? localDate(new Date());
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, MonthsPregnantAnswer>({
    name: "months-pregnant",
    empty,
    calculate: (typed) => monthsPregnant(toInput(typed, day), day),
  });
  const mode = readMode(fields);
  const error = refusal && t(`months.error.${refusal.reason}`);
  return (
    <CalculatorFrame
      label={t("months.form")}
      form={form}
      onSubmit={submit}
      waiting={t("months.before")}
      result={answer && <MonthsPregnantResult answer={answer} isRemembered={isRemembered} onForget={forget} />}
    >
      <ChoiceField
        legend={t("months.mode")}
        name="mode"
        value={mode}
        choices={modes.map((value) => ({ value, label: t(`months.mode.${value}`) }))}
        onChange={(value) => {
          set({ mode: value });
          clear();
        }}
      />
      {mode === "week" ? (
        <NumberFields
          legend={t("months.weeks")}
          hint={t("months.weeksHint")}
          error={refusal && error ? { name: refusal.field === "week" ? "weeks" : "days", text: error } : undefined}
          boxes={[
            { name: "weeks", label: t("months.weeksLabel"), value: fields.weeks },
            { name: "days", label: t("months.daysLabel"), value: fields.days },
          ]}
          onChange={(change) => set({ ...change, asOf: day })}
        />
      ) : (
        <DateField
          legend={t(`months.date.${mode}`)}
          hint={t(`months.date.${mode}Hint`)}
          error={error ?? undefined}
          value={fields}
          onChange={set}
        />
      )}
    </CalculatorFrame>
  );
}
