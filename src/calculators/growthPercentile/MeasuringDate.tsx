import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { DateField } from "../../ui/form/DateField";
import type { GrowthFields } from "./growthFields";

export interface MeasuringDateProps {
  fields: GrowthFields;
  set: (change: Partial<GrowthFields>) => void;
  /** What is wrong with the date, in words. */
  error?: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The date of the visit, with a button for today. */
export function MeasuringDate({ fields, set, error, today }: MeasuringDateProps) {
  const t = useTexts();
  const [year = "", month = "", day = ""] = today.split("-");
  return (
    <div className="half" css={{ display: "grid", gap: "0.75rem", alignContent: "start", justifyItems: "start" }}>
      <DateField
        legend={t("growth.measured")}
        hint={t("growth.measuredHint")}
        error={error}
        value={fields}
        onChange={({ day, month, year }) => set({ day, month, year })}
      />
      <button type="button" css={ghostButton} onClick={() => set({ day: String(Number(day)), month: String(Number(month)), year })}>
        {t("growth.today")}
      </button>
    </div>
  );
}
