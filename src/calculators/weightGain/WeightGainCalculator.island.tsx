import { readDueOrBirth } from "../../site/ownDay/dueOrBirth";
import { dayNumber, localDate, requireDayNumber } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { typedNumber } from "../../ui/form/numbers";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { daysToDueDate } from "../shared/gestation";
import { useCalculator } from "../shared/useCalculator";
import { emptyWeight, WeightFields, type WeightFieldValues } from "./WeightFields";
import { WeightGainResult } from "./WeightGainResult";
import { WeightWeeks } from "./WeightWeeks";
import { type WeightGainAnswer, type WeightGainInput, weightGain } from "./weightGain";

const typedOrNone = (text: string): number | null => (text.trim() === "" ? null : typedNumber(text, "kg"));

const toInput = (fields: WeightFieldValues): WeightGainInput => ({
  heightCm: typedNumber(fields.height, "cm"),
  startKg: typedNumber(fields.start, "kg"),
  week: typedNumber(fields.week, "weeks"),
  babies: fields.babies === "2" ? 2 : 1,
  nowKg: typedOrNone(fields.now),
  lastKg: typedOrNone(fields.last),
});

/** The completed weeks by a due date she has entered elsewhere on the site. */
function ownWeek(today: string): Partial<WeightFieldValues> {
  const own = readDueOrBirth();
  const due = own && "due" in own ? dayNumber(own.due) : null;
  const week = due === null ? 0 : Math.floor((daysToDueDate - (due - requireDayNumber(today))) / 7);
  return week >= 1 && week <= 42 ? { week: String(week) } : {};
}

export interface WeightGainCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form, result and weeks of the weight gain calculator. */
export default function WeightGainCalculator({ today }: WeightGainCalculatorProps) {
  const t = useTexts();
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<WeightFieldValues, WeightGainAnswer>({
    name: "weight-gain",
    empty: emptyWeight,
    calculate: (typed) => weightGain(toInput(typed)),
    prefill: () => ownWeek(today ?? localDate(new Date())),
  });
  return (
    <>
      <CalculatorFrame
        label={t("weight.form")}
        form={form}
        onSubmit={submit}
        waiting={t("weight.before")}
        result={answer && <WeightGainResult answer={answer} isRemembered={isRemembered} onForget={forget} />}
      >
        <ChoiceField
          legend={t("weight.babies")}
          name="babies"
          value={fields.babies === "2" ? "2" : "1"}
          choices={["1", "2"].map((value) => ({ value, label: t(`weight.babies.${value}`) }))}
          onChange={(babies) => {
            set({ babies });
            clear();
          }}
        />
        <WeightFields fields={fields} refusal={refusal} onChange={set} />
      </CalculatorFrame>
      {answer?.atWeek && <WeightWeeks answer={answer} />}
    </>
  );
}
