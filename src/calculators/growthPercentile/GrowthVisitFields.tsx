import { useTranslation } from "react-i18next";
import { formatNumber } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { ghostButton } from "../../ui/Button.styles";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { DateField } from "../../ui/form/DateField";
import { NumberFields } from "../../ui/form/NumberFields";
import type { GrowthCheck, GrowthFields } from "./growthFields";

export interface GrowthVisitFieldsProps {
  fields: GrowthFields;
  set: (change: Partial<GrowthFields>) => void;
  /** Takes the suggested number and works it out. */
  accept: (change: Partial<GrowthFields>) => void;
  refusal: Extract<GrowthCheck, { ok: false }> | null;
  /** What is wrong, in words. */
  error?: string;
  /** The measure that stands first. */
  first: "weight" | "head";
  today: string;
}

const measures = ["weight", "length", "head"] as const;
type Measure = (typeof measures)[number];
const isMeasure = (field: string): field is Measure => measures.some((measure) => measure === field);

/** One visit: its date and what was measured. A number in another unit is asked back, with a button that writes it right. */
export function GrowthVisitFields({ fields, set, accept, refusal, error, first, today }: GrowthVisitFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const wrong = refusal && isMeasure(refusal.field) ? refusal.field : null;
  const suggestion = refusal?.suggestion;
  const inWords = (value: number) => formatNumber(value, language, Math.min(3, String(value).split(".")[1]?.length ?? 0));
  const question =
    wrong && suggestion !== undefined ? t(`growth.ask.${wrong}`, { typed: fields[wrong], value: inWords(suggestion) }) : null;
  const [year = "", month = "", day = ""] = today.split("-");
  const order = [first, ...measures.filter((measure) => measure !== first)];
  return (
    <>
      <div css={{ display: "grid", gap: "0.75rem", justifyItems: "start" }}>
        <DateField
          legend={t("growth.measured")}
          hint={t("growth.measuredHint")}
          error={refusal?.field === "measureDate" ? error : undefined}
          value={fields}
          onChange={({ day, month, year }) => set({ day, month, year, age: "" })}
        />
        <button
          type="button"
          css={ghostButton}
          onClick={() => set({ day: String(Number(day)), month: String(Number(month)), year, age: "" })}
        >
          {t("growth.today")}
        </button>
        <NumberFields
          legend={t("growth.age.or")}
          hint={t("growth.age.hint")}
          error={refusal?.field === "age" ? { name: "age", text: error ?? "" } : undefined}
          boxes={[{ name: "age", label: t("growth.age.box"), value: fields.age, inputMode: "decimal" }]}
          onChange={({ age }) => set({ age, day: "", month: "", year: "" })}
        />
      </div>
      <div css={{ display: "grid", gap: "0.75rem", justifyItems: "start", "& .row": { alignItems: "end", flexWrap: "wrap" } }}>
        <NumberFields
          legend={t("growth.measures")}
          hint={t("growth.measuresHint")}
          error={wrong ? { name: wrong, text: question ?? error ?? "" } : undefined}
          boxes={order.map((name) => ({ name, label: t(`growth.box.${name}`), value: fields[name], inputMode: "decimal" }))}
          onChange={set}
        />
        {wrong && suggestion !== undefined && (
          <button type="button" css={ghostButton} onClick={() => accept({ [wrong]: inWords(suggestion) })}>
            {t(`growth.ask.${wrong}.yes`, { value: inWords(suggestion) })}
          </button>
        )}
      </div>
      <ChoiceField
        legend={t("growth.position")}
        name="position"
        value={fields.position}
        choices={["", "lying", "standing"].map((value) => ({ value, label: t(`growth.position.${value || "usual"}`) }))}
        hint={t("growth.positionHint")}
        onChange={(position) => set({ position })}
      />
    </>
  );
}
