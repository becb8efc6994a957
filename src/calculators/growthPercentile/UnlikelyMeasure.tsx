import { useTexts } from "../../text/useTexts";
import { actionRow, bigAnswer, panelButton } from "../shared/calculator.styles";

export interface UnlikelyMeasureProps {
  /** The measure with its unit, and the age, in words. */
  value: string;
  age: string;
  onConfirm: () => void;
  onEdit: () => void;
}

/** Asks whether a measure is right that hardly any child has. */
export function UnlikelyMeasure({ value, age, onConfirm, onEdit }: UnlikelyMeasureProps) {
  const t = useTexts();
  return (
    <>
      <p css={bigAnswer}>{t("growth.unlikely", { value, age })}</p>
      <p>{t("growth.unlikely.text")}</p>
      <p css={actionRow}>
        <button type="button" css={panelButton} onClick={onConfirm}>
          {t("growth.unlikely.yes")}
        </button>
        <button type="button" css={panelButton} onClick={onEdit}>
          {t("growth.unlikely.no")}
        </button>
      </p>
    </>
  );
}
