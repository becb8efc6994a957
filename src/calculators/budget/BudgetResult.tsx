import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { use } from "../../ui/theme/tokens";
import { formatAmount, spreadsheet } from "../shared/amounts";
import { bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { BudgetShares } from "./BudgetShares";
import type { BudgetAnswer } from "./budget";
import { type BudgetFields, readCurrency } from "./budgetFields";

export interface BudgetResultProps {
  answer: Extract<BudgetAnswer, { ok: true }>;
  fields: BudgetFields;
  isRemembered: boolean;
  onForget: () => void;
}

const sums = {
  display: "grid",
  gap: "0.5rem",
  margin: 0,
  "& div": { display: "flex", justifyContent: "space-between", gap: "1rem", flexWrap: "wrap", borderBottom: "1px solid currentColor" },
  "& dd": { margin: 0, color: use.panelText, fontWeight: 650 },
} as const;

/** The total in words, what it is made of, and the table for spreadsheets. */
export function BudgetResult({ answer, fields, isRemembered, onForget }: BudgetResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const currency = readCurrency(fields);
  const currencyName = t(`budget.currency.${currency}`);
  const money = (minor: number) => t("budget.money", { amount: formatAmount(minor, currency, language), currency: currencyName });
  const nameOf = (id: string, group: string, number: number) =>
    group === "own" ? fields[`${id}-name`]?.trim() || t("budget.ownRow", { number }) : t(`budget.item.${id}`);
  const lines: [string, number][] = [
    [t("budget.sum.oneOff"), answer.oneOffMinor],
    [t("budget.sum.monthlyBefore"), answer.monthlyBeforeMinor],
    [t("budget.sum.monthlyAfter"), answer.monthlyAfterMinor],
    [t("budget.sum.before"), answer.beforeMinor],
    [t("budget.sum.after"), answer.afterMinor],
    [t("budget.sum.needed"), answer.totalMinor - answer.optionalMinor],
    [t("budget.sum.optional"), answer.optionalMinor],
    [t("budget.sum.total"), answer.totalMinor],
    [t("budget.sum.withMargin"), answer.withMarginMinor],
  ];
  const csv = () =>
    spreadsheet(
      [
        ["group", "row", "kind", "amount", "count", "have", "total"].map((column) => t(`budget.csv.${column}`, { currency: currencyName })),
        ...answer.rows.map(({ id, group, kind, amountMinor, count, have, totalMinor }) => [
          t(`budget.group.${group}`),
          nameOf(id, group, Number(id.replace("own-", ""))),
          t(kind === "monthly" ? "budget.csv.monthly" : "budget.csv.oneOff"),
          amountMinor / 100,
          count,
          t(have ? "budget.csv.yes" : "budget.csv.no"),
          totalMinor / 100,
        ]),
        ...lines.map(([name, minor]) => ["", name, "", "", "", "", minor / 100]),
      ],
      language,
    );
  return (
    <>
      <p css={bigAnswer}>
        {money(answer.withMarginMinor)}
        <small>{t("budget.inWords", { total: money(answer.totalMinor), margin: money(answer.withMarginMinor - answer.totalMinor) })}</small>
      </p>
      <dl css={sums}>
        {lines.map(([name, minor]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(minor)}</dd>
          </div>
        ))}
      </dl>
      {answer.savePerMonthMinor !== null && <p>{t("budget.save", { amount: money(answer.savePerMonthMinor) })}</p>}
      <BudgetShares answer={answer} fields={fields} />
      <p>{t("budget.yours")}</p>
      <ResultActions isRemembered={isRemembered} onForget={onForget} table={{ fileName: t("budget.csv.file"), content: csv }} />
    </>
  );
}
