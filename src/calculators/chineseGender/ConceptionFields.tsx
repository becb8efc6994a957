import { useTexts } from "../../text/useTexts";
import { DateField } from "../../ui/form/DateField";
import { NumberFields } from "../../ui/form/NumberFields";
import type { ChineseGenderAnswer } from "./chineseGender";
import type { ChineseGenderFields, readMode } from "./chineseGenderFields";

export interface ConceptionFieldsProps {
  mode: ReturnType<typeof readMode>;
  fields: ChineseGenderFields;
  refusal: Extract<ChineseGenderAnswer, { ok: false }> | null;
  onChange: (change: Partial<ChineseGenderFields>) => void;
}

/** The date of conception in the form in which she knows it. */
export function ConceptionFields({ mode, fields, refusal, onChange }: ConceptionFieldsProps) {
  const t = useTexts();
  const errorOf = (field: string) => (refusal?.field === field ? t(`chinese.error.${refusal.reason}`) : undefined);
  const conceptionError = errorOf("conception");
  const cycleError = errorOf("cycleLength");
  return (
    <>
      {mode === "month" ? (
        <NumberFields
          legend={t("chinese.date.month")}
          hint={t("chinese.date.monthHint")}
          error={conceptionError ? { name: "month", text: conceptionError } : undefined}
          boxes={[
            { name: "month", label: t("date.month"), value: fields.month },
            { name: "year", label: t("date.year"), value: fields.year },
          ]}
          onChange={onChange}
        />
      ) : (
        <DateField
          legend={t(`chinese.date.${mode}`)}
          hint={t(`chinese.date.${mode}Hint`)}
          error={conceptionError}
          value={fields}
          onChange={({ day, month, year }) => onChange({ day, month, year })}
        />
      )}
      {mode === "lmp" && (
        <NumberFields
          legend={t("chinese.cycle")}
          hint={t("chinese.cycleHint")}
          error={cycleError ? { name: "cycle", text: cycleError } : undefined}
          boxes={[{ name: "cycle", label: t("chinese.cycleLabel"), value: fields.cycle }]}
          onChange={onChange}
        />
      )}
    </>
  );
}
