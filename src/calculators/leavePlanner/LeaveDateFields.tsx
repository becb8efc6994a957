import { useTexts } from "../../text/useTexts";
import { DateField } from "../../ui/form/DateField";
import type { LeaveFields } from "./leaveFields";

export interface LeaveDateFieldsProps {
  fields: LeaveFields;
  /** What is wrong with a field, in words. */
  errorAt: (field: "due" | "birth") => string | undefined;
  onChange: (change: Partial<LeaveFields>) => void;
}

/** The due date and, once the baby is there, the day of birth. */
export function LeaveDateFields({ fields, errorAt, onChange }: LeaveDateFieldsProps) {
  const t = useTexts();
  return (
    <>
      <DateField
        legend={t("leave.due")}
        hint={t("leave.dueHint")}
        error={errorAt("due")}
        value={{ day: fields.day, month: fields.month, year: fields.year }}
        onChange={onChange}
      />
      <DateField
        legend={t("leave.birth")}
        hint={t("leave.birthHint")}
        error={errorAt("birth")}
        prefix="birth-"
        value={{ day: fields["birth-day"], month: fields["birth-month"], year: fields["birth-year"] }}
        onChange={(parts) => onChange({ "birth-day": parts.day, "birth-month": parts.month, "birth-year": parts.year })}
      />
    </>
  );
}
