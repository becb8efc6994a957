import { useTranslation } from "react-i18next";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { NumberFields } from "../../ui/form/NumberFields";
import { type GrowthCheck, type GrowthFields, noGrowth } from "./growthFields";

export interface GrowthChildFieldsProps {
  fields: GrowthFields;
  set: (change: Partial<GrowthFields>) => void;
  refusal: Extract<GrowthCheck, { ok: false }> | null;
  /** What is wrong, in words. */
  error?: string;
}

/** What stays the same from visit to visit: sex, birth date, whether the baby came early, and the reference. */
export function GrowthChildFields({ fields, set, refusal, error }: GrowthChildFieldsProps) {
  const { t } = useTranslation();
  const errorOf = (field: string) => (refusal?.field === field ? error : undefined);
  const earlyError = errorOf("gestationalAgeAtBirth");
  return (
    <>
      <ChoiceField
        legend={t("growth.sex")}
        name="sex"
        value={fields.sex}
        choices={["girl", "boy"].map((value) => ({ value, label: t(`growth.sex.${value}`) }))}
        error={errorOf("sex")}
        onChange={(sex) => set({ sex })}
      />
      <DateField
        legend={t("growth.birth")}
        hint={t("growth.birthHint")}
        error={errorOf("birthDate")}
        prefix="birth-"
        value={{ day: fields["birth-day"], month: fields["birth-month"], year: fields["birth-year"] }}
        onChange={({ day, month, year }) => set({ "birth-day": day, "birth-month": month, "birth-year": year })}
      />
      <ChoiceField
        legend={t("growth.early")}
        name="early"
        value={fields.early === "yes" ? "yes" : "no"}
        choices={["no", "yes"].map((value) => ({ value, label: t(`growth.${value}`) }))}
        onChange={(early) => set({ early, weeks: noGrowth.weeks, days: noGrowth.days })}
      />
      {fields.early === "yes" && (
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
            choices={["yes", "no"].map((value) => ({ value, label: t(`growth.${value}`) }))}
            hint={t("growth.correctedHint")}
            onChange={(corrected) => set({ corrected })}
          />
        </>
      )}
      <ChoiceField
        legend={t("growth.standard")}
        name="standard"
        value={fields.standard === "TR-Neyzi" ? "TR-Neyzi" : "WHO"}
        choices={["WHO", "TR-Neyzi"].map((value) => ({ value, label: t(`growth.standard.${value}`) }))}
        hint={t("growth.standardHint")}
        onChange={(standard) => set({ standard })}
      />
    </>
  );
}
