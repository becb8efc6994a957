import { useTranslation } from "react-i18next";
import { ghostButton } from "../../ui/Button.styles";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { noDate } from "../../ui/form/dateParts";
import { NumberFields } from "../../ui/form/NumberFields";
import { type GrowthCheck, type GrowthFields, isByAge } from "./growthFields";

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
  const { t } = useTranslation();
  const errorOf = (field: string) => (refusal?.field === field ? error : undefined);
  const [year = "", month = "", day = ""] = today.split("-");
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
        <>
          <NumberFields
            legend={t("growth.age.legend")}
            hint={t("growth.age.hint")}
            error={refusal?.field === "age" ? { name: "age", text: error ?? "" } : undefined}
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
          <div className="half" css={{ display: "grid", gap: "0.75rem", alignContent: "start", justifyItems: "start" }}>
            <DateField
              legend={t("growth.measured")}
              hint={t("growth.measuredHint")}
              error={errorOf("measureDate")}
              value={fields}
              onChange={({ day, month, year }) => set({ day, month, year })}
            />
            <button type="button" css={ghostButton} onClick={() => set({ day: String(Number(day)), month: String(Number(month)), year })}>
              {t("growth.today")}
            </button>
          </div>
        </>
      )}
    </>
  );
}
