import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { NumberFields } from "../../ui/form/NumberFields";
import type { GrowthFields } from "./growthFields";

export interface AgeFieldsProps {
  fields: GrowthFields;
  set: (change: Partial<GrowthFields>) => void;
  /** What is wrong with the age, in words. */
  error?: string;
}

/** The age at the visit, in months or weeks. */
export function AgeFields({ fields, set, error }: AgeFieldsProps) {
  const t = useTexts();
  return (
    <>
      <NumberFields
        legend={t("growth.age.legend")}
        hint={t("growth.age.hint")}
        error={error === undefined ? undefined : { name: "age", text: error }}
        boxes={[{ name: "age", label: t("growth.age.box"), value: fields.age, inputMode: "decimal" }]}
        onChange={set}
      />
      <ChoiceField
        legend={t("growth.age.unit")}
        name="unit"
        value={fields.unit === "weeks" ? "weeks" : "months"}
        choices={["months", "weeks"].map((value) => ({ value, label: t(`growth.age.${value}`) }))}
        onChange={(unit) => set({ unit })}
      />
    </>
  );
}
