import { useTexts } from "../../text/useTexts";
import { NumberFields } from "../../ui/form/NumberFields";
import { media } from "../../ui/theme/tokens";
import type { BudgetFields } from "./budgetFields";

export interface BudgetNumbersProps {
  fields: BudgetFields;
  /** The fault of a field, for the box with the name. */
  errorOf: (field: string, name: string) => { name: string; text: string } | undefined;
  onChange: (change: Partial<BudgetFields>) => void;
}

/** Two short questions side by side. */
const pair = { display: "grid", gap: "1.5rem", [media.pair]: { gridTemplateColumns: "1fr 1fr" } } as const;

/** The months until the birth, and those that are planned. */
export function BudgetMonths({ fields, errorOf, onChange }: BudgetNumbersProps) {
  const t = useTexts();
  return (
    <div css={pair}>
      <NumberFields
        legend={t("budget.until")}
        hint={t("budget.untilHint")}
        error={errorOf("monthsUntilBirth", "until")}
        boxes={[{ name: "until", label: t("budget.untilLabel"), value: fields.until ?? "" }]}
        onChange={onChange}
      />
      <NumberFields
        legend={t("budget.months")}
        hint={t("budget.monthsHint")}
        error={errorOf("months", "months")}
        boxes={[{ name: "months", label: t("budget.monthsLabel"), value: fields.months ?? "" }]}
        onChange={onChange}
      />
    </div>
  );
}

/** The reserve for what is not planned, and what is saved already. */
export function BudgetSavings({ fields, errorOf, onChange }: BudgetNumbersProps) {
  const t = useTexts();
  return (
    <div css={pair}>
      <NumberFields
        legend={t("budget.margin")}
        hint={t("budget.marginHint")}
        error={errorOf("safetyMargin", "margin")}
        boxes={[{ name: "margin", label: t("budget.marginLabel"), value: fields.margin ?? "" }]}
        onChange={onChange}
      />
      <NumberFields
        legend={t("budget.savings")}
        hint={t("budget.savingsHint")}
        error={errorOf("currentSavings", "savings")}
        boxes={[{ name: "savings", label: t("budget.savingsLabel"), value: fields.savings ?? "", inputMode: "decimal" }]}
        onChange={onChange}
      />
    </div>
  );
}
