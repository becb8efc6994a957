import { useMemo, useState } from "react";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { NumberFields } from "../../ui/form/NumberFields";
import { media } from "../../ui/theme/tokens";
import { formatAmount } from "../shared/amounts";
import { CalculatorFrame } from "../shared/CalculatorFrame";
import { useCalculator } from "../shared/useCalculator";
import { BudgetGroup } from "./BudgetGroup";
import { BudgetResult } from "./BudgetResult";
import { BudgetRow } from "./BudgetRow";
import { BudgetSoFar } from "./BudgetSoFar";
import { BudgetTally } from "./BudgetTally";
import { type BudgetAnswer, budget, budgetRows } from "./budget";
import { type BudgetFields, currencies, emptyFields, groups, ownRows, ownRowsShown, readCurrency, toInput } from "./budgetFields";

/** Column widths: the form is longer than the screen, so its rows get more of the width. */
const arrangement = { columns: "minmax(0, 1.4fr) minmax(18rem, 0.8fr)" } as const;
/** Two short questions side by side. */
const pair = { display: "grid", gap: "1.5rem", [media.pair]: { gridTemplateColumns: "1fr 1fr" } } as const;

/** Form and result of the pregnancy and baby budget. */
export default function BudgetCalculator() {
  const t = useTexts();
  const language = useLanguage();
  const empty = useMemo(() => emptyFields(language), [language]);
  const [added, setAdded] = useState(1);
  const { form, fields, set, answer, refusal, submit, forget, isRemembered } = useCalculator<BudgetFields, BudgetAnswer>({
    name: "budget",
    empty,
    calculate: (typed) => budget(toInput({ ...empty, ...typed })),
  });
  const shown = ownRows.slice(0, Math.max(added, ownRowsShown(fields)));
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
  const rowError = (id: string) =>
    refusal?.item === id && error ? { box: refusal.field === "count" ? ("count" as const) : ("amount" as const), text: error } : undefined;
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
      <div css={pair}>
        <NumberFields
          legend={t("budget.until")}
          hint={t("budget.untilHint")}
          error={errorOf("monthsUntilBirth", "until")}
          boxes={[{ name: "until", label: t("budget.untilLabel"), value: fields.until ?? "" }]}
          onChange={set}
        />
        <NumberFields
          legend={t("budget.months")}
          hint={t("budget.monthsHint")}
          error={errorOf("months", "months")}
          boxes={[{ name: "months", label: t("budget.monthsLabel"), value: fields.months ?? "" }]}
          onChange={set}
        />
      </div>
      <div>
        <p css={{ paddingBottom: "0.75rem" }}>{t("budget.rowsHint")}</p>
        {groups.map((group, i) => {
          const rows = budgetRows.filter((row) => row.group === group);
          return (
            <BudgetGroup
              key={group}
              title={t(`budget.group.${group}`)}
              total={totalOf(group)}
              startsOpen={i === 0}
              hasError={rows.some(({ key }) => refusal?.item === key)}
            >
              {rows.map(({ key, kind, optional }) => (
                <BudgetRow
                  key={key}
                  id={key}
                  name={optional ? t("budget.optionalRow", { name: t(`budget.item.${key}`) }) : t(`budget.item.${key}`)}
                  kind={kind}
                  fields={fields}
                  onChange={set}
                  error={rowError(key)}
                />
              ))}
            </BudgetGroup>
          );
        })}
        <BudgetGroup title={t("budget.group.own")} total={totalOf("own")} hasError={ownRows.some((id) => refusal?.item === id)}>
          {shown.map((id, i) => (
            <BudgetRow
              key={id}
              id={id}
              name={t("budget.ownRow", { number: i + 1 })}
              kind={fields[`${id}-kind`] === "monthly" ? "monthly" : "one-off"}
              isOwn
              fields={fields}
              onChange={set}
              error={rowError(id)}
            />
          ))}
          {shown.length < ownRows.length && (
            <button type="button" css={ghostButton} onClick={() => setAdded(shown.length + 1)}>
              {t("budget.addRow")}
            </button>
          )}
        </BudgetGroup>
      </div>
      <div css={pair}>
        <NumberFields
          legend={t("budget.margin")}
          hint={t("budget.marginHint")}
          error={errorOf("safetyMargin", "margin")}
          boxes={[{ name: "margin", label: t("budget.marginLabel"), value: fields.margin ?? "" }]}
          onChange={set}
        />
        <NumberFields
          legend={t("budget.savings")}
          hint={t("budget.savingsHint")}
          error={errorOf("currentSavings", "savings")}
          boxes={[{ name: "savings", label: t("budget.savingsLabel"), value: fields.savings ?? "", inputMode: "decimal" }]}
          onChange={set}
        />
      </div>
      <BudgetSoFar answer={soFar} fields={fields} />
    </CalculatorFrame>
  );
}
