import { useTranslation } from "react-i18next";
import { localDate } from "../../text/calendar";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { isoFromParts } from "../../ui/form/dateParts";
import { NumberFields } from "../../ui/form/NumberFields";
import { typedNumber } from "../../ui/form/numbers";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { OvulationCycles } from "./OvulationCycles";
import { OvulationResult } from "./OvulationResult";
import { type OvulationAnswer, type OvulationInput, ovulation } from "./ovulation";

/** The fields as they are in the form, in a shared address and on the device. */
const empty = {
  irregular: "no",
  day: "",
  month: "",
  year: "",
  cycleLength: "28",
  periodLength: "5",
  lutealLength: "14",
  shortest: "",
  longest: "",
};
type Fields = typeof empty;

const isIrregular = ({ irregular }: Fields): boolean => irregular === "yes";
const toInput = (fields: Fields): OvulationInput => ({
  lmp: isoFromParts(fields),
  irregular: isIrregular(fields),
  cycleLength: typedNumber(fields.cycleLength),
  periodLength: typedNumber(fields.periodLength),
  lutealLength: typedNumber(fields.lutealLength),
  shortest: typedNumber(fields.shortest),
  longest: typedNumber(fields.longest),
});

const regularBoxes = ["cycleLength", "periodLength", "lutealLength"] as const;
const irregularBoxes = ["shortest", "longest", "periodLength"] as const;

export interface OvulationCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form and result of the fertile days calculator. */
export default function OvulationCalculator({ today }: OvulationCalculatorProps) {
  const { t } = useTranslation();
  const now = () => today ?? localDate(new Date());
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<Fields, OvulationAnswer>({
    name: "ovulation",
    empty,
    calculate: (typed) => ovulation(toInput(typed), now()),
  });
  const irregular = isIrregular(fields);
  const input = toInput(fields);
  const error = refusal && t(`ovu.error.${refusal.reason}`);
  const change = (typed: Partial<Fields>) => {
    set(typed);
    // The result shows the figures it was calculated from, so it is removed when they change.
    if (answer) clear();
  };
  return (
    <>
      <CalculatorFrame
        label={t("ovu.form")}
        form={form}
        onSubmit={submit}
        waiting={t("ovu.before")}
        result={
          answer && (
            <OvulationResult
              answer={answer}
              figures={
                answer.irregular
                  ? { shortest: input.shortest ?? 0, longest: input.longest ?? 0 }
                  : { cycle: input.cycleLength ?? 0, luteal: input.lutealLength ?? 0 }
              }
              today={now()}
              isRemembered={isRemembered}
              onForget={forget}
            />
          )
        }
      >
        <ChoiceField
          legend={t("ovu.irregular")}
          hint={t("ovu.irregularHint")}
          name="irregular"
          value={irregular ? "yes" : "no"}
          choices={["no", "yes"].map((value) => ({ value, label: t(`ovu.irregular.${value}`) }))}
          onChange={(value) => {
            set({ irregular: value });
            clear();
          }}
        />
        <DateField
          legend={t("ovu.lmp")}
          hint={t("ovu.lmpHint")}
          error={refusal?.field === "lmp" && error ? error : undefined}
          value={fields}
          onChange={change}
        />
        <NumberFields
          legend={t(irregular ? "ovu.recorded" : "ovu.lengths")}
          hint={t(irregular ? "ovu.recordedHint" : "ovu.lengthsHint")}
          error={refusal && error && refusal.field !== "lmp" ? { name: refusal.field, text: error } : undefined}
          boxes={(irregular ? irregularBoxes : regularBoxes).map((name) => ({ name, label: t(`ovu.${name}`), value: fields[name] }))}
          onChange={change}
        />
      </CalculatorFrame>
      {answer && answer.cycles.length > 0 && <OvulationCycles answer={answer} />}
    </>
  );
}
