import { useTranslation } from "react-i18next";
import { readOwnDate } from "../../site/ownDay/ownDate";
import { dayNumber, localDate, requireDayNumber } from "../../text/calendar";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { NumberFields } from "../../ui/form/NumberFields";
import { typedNumber } from "../../ui/form/numbers";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { daysToDueDate } from "../shared/gestation";
import { useCalculator } from "../shared/useCalculator";
import { WeightGainResult } from "./WeightGainResult";
import { WeightWeeks } from "./WeightWeeks";
import { type WeightGainAnswer, type WeightGainInput, weightGain } from "./weightGain";

/** The fields as they are in the form, in a shared address and on the device. */
const empty = { babies: "1", height: "", start: "", week: "", now: "", last: "" };
type Fields = typeof empty;

const typedOrNone = (text: string): number | null => (text.trim() === "" ? null : typedNumber(text));

const toInput = (fields: Fields): WeightGainInput => ({
  heightCm: typedNumber(fields.height),
  startKg: typedNumber(fields.start),
  week: typedNumber(fields.week),
  babies: fields.babies === "2" ? 2 : 1,
  nowKg: typedOrNone(fields.now),
  lastKg: typedOrNone(fields.last),
});

/** The completed weeks by a due date she has entered elsewhere on the site. */
function ownWeek(today: string): Partial<Fields> {
  const own = readOwnDate();
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
  const { t } = useTranslation();
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, WeightGainAnswer>({
    name: "weight-gain",
    empty,
    calculate: (typed) => weightGain(toInput(typed)),
    prefill: () => ownWeek(today ?? localDate(new Date())),
  });
  const errorIn = (...names: readonly string[]) => {
    if (!refusal || !names.includes(refusal.field)) return undefined;
    const n = typedNumber(fields.week);
    return { name: refusal.field, text: t(`weight.error.${refusal.reason}`, { n, weeks: Math.floor(n / 7) }) };
  };
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
        <NumberFields
          legend={t("weight.body")}
          hint={t("weight.bodyHint")}
          error={errorIn("height", "start")}
          boxes={[
            { name: "height", label: t("weight.height"), value: fields.height, inputMode: "decimal" },
            { name: "start", label: t("weight.start"), value: fields.start, inputMode: "decimal" },
          ]}
          onChange={set}
        />
        <NumberFields
          legend={t("weight.week")}
          hint={t("weight.weekHint")}
          error={errorIn("week")}
          boxes={[{ name: "week", label: t("weight.weekBox"), value: fields.week }]}
          onChange={set}
        />
        <NumberFields
          legend={t("weight.now")}
          hint={t("weight.nowHint")}
          error={errorIn("now", "last")}
          boxes={[
            { name: "now", label: t("weight.today"), value: fields.now, inputMode: "decimal" },
            { name: "last", label: t("weight.last"), value: fields.last, inputMode: "decimal" },
          ]}
          onChange={set}
        />
      </CalculatorFrame>
      {answer?.atWeek && <WeightWeeks answer={answer} />}
    </>
  );
}
