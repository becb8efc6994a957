import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { NumberFields } from "../../ui/form/NumberFields";
import type { GrowthMoreFieldsProps } from "./growthMoreFields.types";

/** The length of the pregnancy of a child born early, and whether its age is corrected by it. */
export function EarlyBirthFields({ fields, set, refusal, error }: GrowthMoreFieldsProps) {
  const t = useTexts();
  const earlyError = refusal?.field === "gestationalAgeAtBirth" ? error : undefined;
  return (
    <>
      <NumberFields
        legend={t("growth.gestation")}
        hint={t("growth.gestationHint")}
        error={earlyError ? { name: refusal?.reason === "gestationDays" ? "days" : "weeks", text: earlyError } : undefined}
        boxes={[
          { name: "weeks", label: t("growth.weeksLabel"), value: fields.weeks },
          { name: "days", label: t("growth.daysLabel"), value: fields.days },
        ]}
        onChange={set}
      />
      <ChoiceField
        legend={t("growth.corrected")}
        name="corrected"
        value={fields.corrected === "no" ? "no" : "yes"}
        choices={["yes", "no"].map((value) => ({ value, label: t(value === "yes" ? "growth.yes" : "growth.no") }))}
        hint={t("growth.correctedHint")}
        onChange={(corrected) => set({ corrected })}
      />
    </>
  );
}
