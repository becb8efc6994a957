import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { onlyWithScript } from "../../ui/Button.styles";
import { font, leaf, media, size, use } from "../../ui/theme/tokens";
import { formatAmount } from "../shared/amounts";
import type { BudgetAnswer } from "./budget";
import { type BudgetFields, readCurrency } from "./budgetFields";

export interface BudgetSoFarProps {
  /** The sums of the rows as they are now. */
  answer: BudgetAnswer;
  fields: BudgetFields;
}

const styles = {
  ...onlyWithScript,
  position: "sticky",
  bottom: "1rem",
  zIndex: 2,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "1rem",
  padding: "0.75rem 1.125rem",
  background: use.raised,
  borderRadius: leaf.m,
  boxShadow: use.shadowLift,
  fontSize: size.small,
  "& b": { font: `500 ${size.h3}/1.2 ${font.heading}`, fontFeatureSettings: '"lnum"' },
  // Above the navigation bar on a phone.
  [media.mobile]: { bottom: "calc(4.5rem + env(safe-area-inset-bottom))" },
  // Beside the form, the sum is shown in the place of the result instead.
  [media.halves]: { display: "none" },
  [media.print]: { display: "none" },
} as const;

/** The sum of the rows, in view while they are filled in. Screen readers read it on request only, because the result has it in words. */
export function BudgetSoFar({ answer, fields }: BudgetSoFarProps) {
  const t = useTexts();
  const language = useLanguage();
  if (!answer.ok) return null;
  const currency = readCurrency(fields);
  return (
    <p css={styles}>
      <span>{t("budget.soFar")}</span>
      <b>
        {t("budget.money", { amount: formatAmount(answer.totalMinor, currency, language), currency: t(`budget.currency.${currency}`) })}
      </b>
    </p>
  );
}
