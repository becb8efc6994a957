import { useTexts } from "../../text/useTexts";
import { NumberFields } from "../../ui/form/NumberFields";
import { typedNumber } from "../../ui/form/numbers";
import type { WeightGainAnswer } from "./weightGain";

/** The fields as they are in the form, in a shared address and on the device. */
export const emptyWeight = { babies: "1", height: "", start: "", week: "", now: "", last: "" };
export type WeightFieldValues = typeof emptyWeight;

export interface WeightFieldsProps {
  fields: WeightFieldValues;
  refusal: Extract<WeightGainAnswer, { ok: false }> | null;
  onChange: (change: Partial<WeightFieldValues>) => void;
}

/** Height and weight before pregnancy, the week, and the weight now. */
export function WeightFields({ fields, refusal, onChange }: WeightFieldsProps) {
  const t = useTexts();
  const errorIn = (...names: readonly string[]) => {
    if (!refusal || !names.includes(refusal.field)) return undefined;
    const n = typedNumber(fields.week);
    return { name: refusal.field, text: t(`weight.error.${refusal.reason}`, { n, weeks: Math.floor(n / 7) }) };
  };
  return (
    <>
      <NumberFields
        legend={t("weight.body")}
        hint={t("weight.bodyHint")}
        error={errorIn("height", "start")}
        boxes={[
          { name: "height", label: t("weight.height"), value: fields.height, inputMode: "decimal" },
          { name: "start", label: t("weight.start"), value: fields.start, inputMode: "decimal" },
        ]}
        onChange={onChange}
      />
      <NumberFields
        legend={t("weight.week")}
        hint={t("weight.weekHint")}
        error={errorIn("week")}
        boxes={[{ name: "week", label: t("weight.weekBox"), value: fields.week }]}
        onChange={onChange}
      />
      <NumberFields
        legend={t("weight.now")}
        hint={t("weight.nowHint")}
        error={errorIn("now", "last")}
        boxes={[
          { name: "now", label: t("weight.today"), value: fields.now, inputMode: "decimal" },
          { name: "last", label: t("weight.last"), value: fields.last, inputMode: "decimal" },
        ]}
        onChange={onChange}
      />
    </>
  );
}
