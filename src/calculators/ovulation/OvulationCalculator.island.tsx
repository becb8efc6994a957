import { localDate } from "../../text/calendar";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { isoFromParts } from "../../ui/form/dateParts";
import { typedNumber } from "../../ui/form/numbers";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { CycleFields, type CycleFieldValues, emptyCycle, isIrregular } from "./CycleFields";
import { OvulationCycles } from "./OvulationCycles";
import { OvulationResult } from "./OvulationResult";
import { type OvulationAnswer, type OvulationInput, ovulation } from "./ovulation";

const toInput = (fields: CycleFieldValues): OvulationInput => ({
  lmp: isoFromParts(fields),
  irregular: isIrregular(fields),
  cycleLength: typedNumber(fields.cycleLength),
  periodLength: typedNumber(fields.periodLength),
  lutealLength: typedNumber(fields.lutealLength),
  shortest: typedNumber(fields.shortest),
  longest: typedNumber(fields.longest),
});

export interface OvulationCalculatorProps {
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today?: string;
}

/** Form and result of the fertile days calculator. */
export default function OvulationCalculator({ today }: OvulationCalculatorProps) {
  const t = useTexts();
  const now = () => today ?? localDate(new Date());
  const { form, fields, set, answer, refusal, submit, clear, forget, isRemembered } = useCalculator<CycleFieldValues, OvulationAnswer>({
    name: "ovulation",
    empty: emptyCycle,
    calculate: (typed) => ovulation(toInput(typed), now()),
  });
  const input = toInput(fields);
  const change = (typed: Partial<CycleFieldValues>) => {
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
          value={isIrregular(fields) ? "yes" : "no"}
          choices={["no", "yes"].map((value) => ({ value, label: t(`ovu.irregular.${value}`) }))}
          onChange={(value) => {
            set({ irregular: value });
            clear();
          }}
        />
        <CycleFields fields={fields} refusal={refusal} onChange={change} />
      </CalculatorFrame>
      {answer && answer.cycles.length > 0 && <OvulationCycles answer={answer} />}
    </>
  );
}
