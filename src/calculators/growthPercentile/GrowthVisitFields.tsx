import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { NumberFields } from "../../ui/form/NumberFields";
import type { GrowthCheck, GrowthFields } from "./growthFields";
import { measures } from "./visitList";

export interface GrowthVisitFieldsProps {
  fields: GrowthFields;
  set: (change: Partial<GrowthFields>) => void;
  /** Takes the suggested number and calculates again. */
  accept: (change: Partial<GrowthFields>) => void;
  refusal: Extract<GrowthCheck, { ok: false }> | null;
  /** What is wrong, in words. */
  error?: string;
  /** The measure whose field comes first. */
  first: "weight" | "head";
}

type Measure = (typeof measures)[number];
const isMeasure = (field: string): field is Measure => measures.some((measure) => measure === field);

/** Fields for the measures of a visit. For a number that fits another unit, a button offers the converted one. */
export function GrowthVisitFields({ fields, set, accept, refusal, error, first }: GrowthVisitFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const wrong = refusal && isMeasure(refusal.field) ? refusal.field : null;
  const suggestion = refusal?.suggestion;
  const inWords = (value: number) => formatNumber(value, language, Math.min(3, String(value).split(".")[1]?.length ?? 0));
  const question =
    wrong && suggestion !== undefined ? t(`growth.ask.${wrong}`, { typed: fields[wrong], value: inWords(suggestion) }) : null;
  const order = [first, ...measures.filter((measure) => measure !== first)];
  return (
    <div
      className="half"
      css={{
        display: "grid",
        gap: "0.75rem",
        alignContent: "start",
        justifyItems: "start",
      }}
    >
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
  );
}
