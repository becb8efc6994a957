import { useTranslation } from "react-i18next";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { NumberFields } from "../../ui/form/NumberFields";
import { type DueDateAnswer, type DueDateMethod, embryoAges } from "./dueDate";

/** The fields as they are in the form, in a shared address and on the device; `day`, `month` and `year` are the date of the chosen method. */
export const emptyDueDate = {
  method: "lmp",
  day: "",
  month: "",
  year: "",
  cycle: "",
  weeks: "",
  days: "",
  embryo: "5",
  "period-day": "",
  "period-month": "",
  "period-year": "",
};
export type DueDateFieldValues = typeof emptyDueDate;

export interface DueDateFieldsProps {
  method: DueDateMethod;
  fields: DueDateFieldValues;
  refusal: Extract<DueDateAnswer, { ok: false }> | null;
  onChange: (change: Partial<DueDateFieldValues>) => void;
}

/** The fields of the chosen method. */
export function DueDateFields({ method, fields, refusal, onChange }: DueDateFieldsProps) {
  const { t } = useTranslation();
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
      {method === "ultrasound" && (
        <>
          <NumberFields
            legend={t("due.age")}
            hint={t("due.ageHint")}
            error={isWrong("gaWeeks", "gaDays") ? { name: isWrong("gaWeeks") ? "weeks" : "days", text: sentence } : undefined}
            boxes={[
              { name: "weeks", label: t("due.weeksLabel"), value: fields.weeks },
              { name: "days", label: t("due.daysLabel"), value: fields.days },
            ]}
            onChange={onChange}
          />
          <DateField
            legend={t("due.period")}
            hint={t("due.periodHint")}
            error={isPeriodBesideScan ? sentence : undefined}
            prefix="period-"
            value={{ day: fields["period-day"], month: fields["period-month"], year: fields["period-year"] }}
            onChange={({ day, month, year }) => onChange({ "period-day": day, "period-month": month, "period-year": year })}
          />
        </>
      )}
    </>
  );
}
