import { useTranslation } from "react-i18next";
import { useLanguage } from "../../text/useLanguage";
import { formatAmount } from "../shared/amounts";
import { bigAnswer } from "../shared/calculator.styles";
import { BudgetShares } from "./BudgetShares";
import type { BudgetAnswer } from "./budget";
import { type BudgetFields, readCurrency } from "./budgetFields";

export interface BudgetTallyProps {
  /** What the rows come to as they stand. */
  answer: Extract<BudgetAnswer, { ok: true }>;
  fields: BudgetFields;
}

/** What stands in the result's place until it is asked for: the sum of the rows while they are filled in, and of each part. */
export function BudgetTally({ answer, fields }: BudgetTallyProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const currency = readCurrency(fields);
  return (
    <>
      <p css={bigAnswer}>
        {t("budget.money", { amount: formatAmount(answer.totalMinor, currency, language), currency: t(`budget.currency.${currency}`) })}
        <small>{t("budget.soFar")}</small>
      </p>
      <BudgetShares answer={answer} fields={fields} />
    </>
  );
}
