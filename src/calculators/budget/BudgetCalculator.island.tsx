import { useMemo } from "react";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { formatAmount } from "../shared/amounts";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { BudgetMonths, BudgetSavings } from "./BudgetNumbers";
import { BudgetResult } from "./BudgetResult";
import { CommonRows, OwnRows } from "./BudgetRows";
import { BudgetSoFar } from "./BudgetSoFar";
import { BudgetTally } from "./BudgetTally";
import { type BudgetAnswer, budget } from "./budget";
import { type BudgetFields, currencies, emptyFields, readCurrency, toInput } from "./budgetFields";

/** Column widths: the form is longer than the screen, so its rows get more of the width. */
const arrangement = { columns: "minmax(0, 1.4fr) minmax(18rem, 0.8fr)" } as const;
/** Form and result of the pregnancy and baby budget. */
export default function BudgetCalculator() {
  const t = useTexts();
  const language = useLanguage();
  const empty = useMemo(() => emptyFields(language), [language]);
  const { form, fields, set, answer, refusal, submit, forget, isRemembered } = useCalculator<BudgetFields, BudgetAnswer>({
    name: "budget",
    empty,
    calculate: (typed) => budget(toInput({ ...empty, ...typed })),
  });
  const soFar = budget(toInput({ ...empty, ...fields }));
  const currency = readCurrency(fields);
  const totalOf = (group: string) => {
    const sum = soFar.ok ? soFar.groups.find((one) => one.group === group)?.totalMinor : undefined;
    return sum
      ? t("budget.money", { amount: formatAmount(sum, currency, language), currency: t(`budget.currency.${currency}`) })
      : undefined;
  };
  const error = refusal && t(`budget.error.${refusal.reason}`);
  const errorOf = (field: string, name: string) => (refusal?.field === field && error ? { name, text: error } : undefined);
  return (
    <CalculatorFrame
      label={t("budget.form")}
      form={form}
      onSubmit={submit}
      submit={t("budget.submit")}
      waiting={
        soFar.ok && soFar.groups.some(({ totalMinor }) => totalMinor !== 0) ? (
          <BudgetTally answer={soFar} fields={fields} />
        ) : (
          t("budget.before")
        )
      }
      arrangement={arrangement}
      result={answer && <BudgetResult answer={answer} fields={fields} isRemembered={isRemembered} onForget={forget} />}
    >
      <ChoiceField
        legend={t("budget.currency")}
        name="currency"
        hint={t("budget.currencyHint")}
        value={currency}
        choices={currencies.map((value) => ({ value, label: t(`budget.currency.${value}`) }))}
        onChange={(value) => set({ currency: value })}
      />
      <BudgetMonths fields={fields} errorOf={errorOf} onChange={set} />
      <div>
        <p css={{ paddingBottom: "0.75rem" }}>{t("budget.rowsHint")}</p>
        <CommonRows fields={fields} totalOf={totalOf} refusal={refusal} onChange={set} />
        <OwnRows fields={fields} total={totalOf("own")} refusal={refusal} onChange={set} />
      </div>
      <BudgetSavings fields={fields} errorOf={errorOf} onChange={set} />
      <BudgetSoFar answer={soFar} fields={fields} />
    </CalculatorFrame>
  );
}
