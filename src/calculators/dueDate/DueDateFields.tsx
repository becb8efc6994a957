import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { NumberFields } from "../../ui/form/NumberFields";
import { type DueDateAnswer, type DueDateMethod, embryoAges } from "./dueDate";
import { ScanFields } from "./ScanFields";
import type { DueDateFieldValues } from "./typedDueDate";

export interface DueDateFieldsProps {
  method: DueDateMethod;
  fields: DueDateFieldValues;
  refusal: Extract<DueDateAnswer, { ok: false }> | null;
  onChange: (change: Partial<DueDateFieldValues>) => void;
}

/** The fields of the chosen method. */
export function DueDateFields({ method, fields, refusal, onChange }: DueDateFieldsProps) {
  const t = useTexts();
  const isWrong = (...names: string[]) => refusal !== null && names.includes(refusal.field);
  const sentence = refusal ? t(`due.error.${refusal.reason}`) : "";
  const isPeriodBesideScan = method === "ultrasound" && isWrong("lmp");
  const isMainDate = isWrong("lmp", "conceptionDate", "scanDate", "transferDate", "knownDate") && !isPeriodBesideScan;
  return (
    <>
      <DateField
        legend={t(`due.date.${method}`)}
        hint={t(`due.date.${method}Hint`)}
        error={isMainDate ? sentence : undefined}
        value={fields}
        onChange={({ day, month, year }) => onChange({ day, month, year })}
      />
      {method === "lmp" && (
        <NumberFields
          legend={t("due.cycle")}
          hint={t("due.cycleHint")}
          error={isWrong("cycleLength") ? { name: "cycle", text: sentence } : undefined}
          boxes={[{ name: "cycle", label: t("due.cycleLabel"), value: fields.cycle }]}
          onChange={onChange}
        />
      )}
      {method === "ivf" && (
        <ChoiceField
          legend={t("due.embryo")}
          hint={t("due.embryoHint")}
          name="embryo"
          value={fields.embryo}
          choices={embryoAges.map(String).map((value) => ({
            value,
            label: value === "0" ? t("due.embryo.collection") : t("due.embryo.day", { day: value }),
          }))}
          error={isWrong("embryoAge") ? sentence : undefined}
          onChange={(embryo) => onChange({ embryo })}
        />
      )}
      {method === "ultrasound" && <ScanFields fields={fields} refusal={refusal} onChange={onChange} />}
    </>
  );
}
