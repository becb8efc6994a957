import { useTexts } from "../../text/useTexts";
import { DateField } from "../../ui/form/DateField";
import { NumberFields } from "../../ui/form/NumberFields";
import type { DueDateAnswer } from "./dueDate";
import type { DueDateFieldValues } from "./typedDueDate";

export interface ScanFieldsProps {
  fields: DueDateFieldValues;
  refusal: Extract<DueDateAnswer, { ok: false }> | null;
  onChange: (change: Partial<DueDateFieldValues>) => void;
}

/** The age that a scan showed, and the last period beside it. */
export function ScanFields({ fields, refusal, onChange }: ScanFieldsProps) {
  const t = useTexts();
  const isWrong = (...names: string[]) => refusal !== null && names.includes(refusal.field);
  const sentence = refusal ? t(`due.error.${refusal.reason}`) : "";
  return (
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
        error={isWrong("lmp") ? sentence : undefined}
        prefix="period-"
        value={{ day: fields["period-day"], month: fields["period-month"], year: fields["period-year"] }}
        onChange={({ day, month, year }) => onChange({ "period-day": day, "period-month": month, "period-year": year })}
      />
    </>
  );
}
