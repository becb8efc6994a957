import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { noDate } from "../../ui/form/dateParts";
import { AgeFields } from "./AgeFields";
import { type GrowthCheck, type GrowthFields, isByAge } from "./growthFields";
import { MeasuringDate } from "./MeasuringDate";

export interface GrowthChildFieldsProps {
  fields: GrowthFields;
  set: (change: Partial<GrowthFields>) => void;
  refusal: Extract<GrowthCheck, { ok: false }> | null;
  /** What is wrong, in words. */
  error?: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Sex of the child, and its age: two dates, or the age alone. */
export function GrowthChildFields({ fields, set, refusal, error, today }: GrowthChildFieldsProps) {
  const t = useTexts();
  const errorOf = (field: string) => (refusal?.field === field ? error : undefined);
  // The date fields are shown when the birth date is wrong, so that it can be corrected.
  const asksForAge = isByAge(fields) && refusal?.field !== "birthDate";
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
      <ChoiceField
        legend={t("growth.by")}
        name="by"
        value={asksForAge ? "age" : "date"}
        choices={["date", "age"].map((value) => ({ value, label: t(`growth.by.${value}`) }))}
        onChange={(by) => set({ by, age: "", ...noDate })}
      />
      {asksForAge ? (
        <AgeFields fields={fields} set={set} error={errorOf("age")} />
      ) : (
        <>
          <DateField
            legend={t("growth.birth")}
            hint={t("growth.birthHint")}
            error={errorOf("birthDate")}
            prefix="birth-"
            value={{ day: fields["birth-day"], month: fields["birth-month"], year: fields["birth-year"] }}
            onChange={({ day, month, year }) => set({ "birth-day": day, "birth-month": month, "birth-year": year })}
          />
          <MeasuringDate fields={fields} set={set} error={errorOf("measureDate")} today={today} />
        </>
      )}
    </>
  );
}
