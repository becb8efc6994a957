import { useTexts } from "../../text/useTexts";
import { NumberFields } from "../../ui/form/NumberFields";
import type { LeaveFields } from "./leaveFields";

export interface EarningsFieldProps {
  value: string;
  /** What is wrong, in words. */
  error?: string;
  onChange: (change: Partial<LeaveFields>) => void;
}

/** The earnings from which the daily payment is calculated. */
export function EarningsField({ value, error, onChange }: EarningsFieldProps) {
  const t = useTexts();
  return (
    <NumberFields
      legend={t("leave.earnings")}
      hint={t("leave.earningsHint")}
      error={error === undefined ? undefined : { name: "earnings", text: error }}
      boxes={[{ name: "earnings", label: t("leave.earningsBox"), value, inputMode: "decimal" }]}
      onChange={onChange}
    />
  );
}
