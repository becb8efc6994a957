import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { use } from "../../ui/theme/tokens";
import { formatAmount } from "../shared/amounts";
import type { BudgetAnswer } from "./budget";
import { type BudgetFields, readCurrency } from "./budgetFields";

export interface BudgetSharesProps {
  answer: Extract<BudgetAnswer, { ok: true }>;
  fields: BudgetFields;
}

const bars = {
  display: "grid",
  gap: "0.75rem",
  "& li": { display: "grid", gap: "0.25rem" },
  "& .line": { display: "flex", justifyContent: "space-between", gap: "0 1rem", flexWrap: "wrap" },
  "& svg": { width: "100%", height: "0.75rem" },
} as const;

/** The sum of each part and its share of all costs, in words and as a bar; parts without an amount are left out. */
export function BudgetShares({ answer, fields }: BudgetSharesProps) {
  const t = useTexts();
  const language = useLanguage();
  const currency = readCurrency(fields);
  const costs = answer.groups.filter(({ totalMinor }) => totalMinor > 0);
  const allCosts = costs.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  if (costs.length === 0) return null;
  return (
    <ul aria-label={t("budget.chart")} css={bars}>
      {costs.map(({ group, totalMinor }) => (
        <li key={group}>
          <span className="line">
            <span>{t(`budget.group.${group}`)}</span>
            <span>
              {t("budget.share", {
                amount: t("budget.money", {
                  amount: formatAmount(totalMinor, currency, language),
                  currency: t(`budget.currency.${currency}`),
                }),
                percent: formatNumber((totalMinor / allCosts) * 100, language),
              })}
            </span>
          </span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect width="100" height="4" fill={use.button} />
            <rect width={(totalMinor / allCosts) * 100} height="4" fill={use.accent} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
