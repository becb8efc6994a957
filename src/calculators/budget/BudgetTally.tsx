import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { formatAmount } from "../shared/amounts";
import { bigAnswer } from "../shared/calculator.styles";
import { BudgetShares } from "./BudgetShares";
import type { BudgetAnswer } from "./budget";
import { type BudgetFields, readCurrency } from "./budgetFields";

export interface BudgetTallyProps {
  /** The sums of the rows as they are now. */
  answer: Extract<BudgetAnswer, { ok: true }>;
  fields: BudgetFields;
}

/** Shown in place of the result until it is requested: the sum of all rows and of each part, while they are filled in. */
export function BudgetTally({ answer, fields }: BudgetTallyProps) {
  const t = useTexts();
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
