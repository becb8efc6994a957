import { useTranslation } from "react-i18next";
import { useLanguage } from "../../text/useLanguage";
import { onlyWithScript } from "../../ui/Button.styles";
import { font, leaf, media, size, use } from "../../ui/theme/tokens";
import { formatAmount } from "../shared/amounts";
import type { BudgetAnswer } from "./budget";
import { type BudgetFields, readCurrency } from "./budgetFields";

export interface BudgetSoFarProps {
  /** What the rows come to as they stand. */
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
  // Above the bar of the phone.
  [media.mobile]: { bottom: "calc(4.5rem + env(safe-area-inset-bottom))" },
  // Beside the form the sum stands in the result's place.
  [media.halves]: { display: "none" },
  [media.print]: { display: "none" },
} as const;

/** The sum of the rows while they are filled in, in view all the way down. Read out on asking only: the result says it all in words. */
export function BudgetSoFar({ answer, fields }: BudgetSoFarProps) {
  const { t } = useTranslation();
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
