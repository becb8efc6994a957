import { useTexts } from "../../text/useTexts";
import { DateField } from "../../ui/form/DateField";
import { NumberFields } from "../../ui/form/NumberFields";
import type { OvulationAnswer } from "./ovulation";

/** The fields as they are in the form, in a shared address and on the device. */
export const emptyCycle = {
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
export type CycleFieldValues = typeof emptyCycle;

export const isIrregular = ({ irregular }: CycleFieldValues): boolean => irregular === "yes";

const regularBoxes = ["cycleLength", "periodLength", "lutealLength"] as const;
const irregularBoxes = ["shortest", "longest", "periodLength"] as const;

export interface CycleFieldsProps {
  fields: CycleFieldValues;
  refusal: Extract<OvulationAnswer, { ok: false }> | null;
  onChange: (change: Partial<CycleFieldValues>) => void;
}

/** The first day of the last period, and the lengths of a regular or an irregular cycle. */
export function CycleFields({ fields, refusal, onChange }: CycleFieldsProps) {
  const t = useTexts();
  const irregular = isIrregular(fields);
  const error = refusal && t(`ovu.error.${refusal.reason}`);
  return (
    <>
      <DateField
        legend={t("ovu.lmp")}
        hint={t("ovu.lmpHint")}
        error={refusal?.field === "lmp" && error ? error : undefined}
        value={fields}
        onChange={onChange}
      />
      <NumberFields
        legend={t(irregular ? "ovu.recorded" : "ovu.lengths")}
        hint={t(irregular ? "ovu.recordedHint" : "ovu.lengthsHint")}
        error={refusal && error && refusal.field !== "lmp" ? { name: refusal.field, text: error } : undefined}
        boxes={(irregular ? irregularBoxes : regularBoxes).map((name) => ({ name, label: t(`ovu.${name}`), value: fields[name] }))}
        onChange={onChange}
      />
    </>
  );
}
