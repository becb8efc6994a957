/** The fields of the budget's form, and how they become input for the calculator. */

import type { Language } from "../../routes/routes";
import { typedNumber } from "../../ui/form/numbers";
import { readChoice } from "../../ui/form/readChoice";
import { typedAmount } from "../shared/amounts";
import { type BudgetInput, type BudgetItem, budgetRows } from "./budget";

export const currencies = ["TRY", "EUR", "GBP", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** Keys of the rows that the reader names herself. */
export const ownRows = Array.from({ length: 8 }, (_, i) => `own-${i + 1}`);

/** Groups of the rows, in the order of the page. */
export const groups = [...new Set(budgetRows.map(({ group }) => group))];

export type BudgetFields = Record<string, string>;

/**
 * All fields, empty or at their default. Each row has its amount, `-n` for how many and `-have`; the reader's own rows also `-name` and `-kind`.
 * @param language decides the currency
 * @example emptyFields("en").currency // "GBP"
 */
export const emptyFields = (language: Language): BudgetFields => ({
  currency: language === "tr" ? "TRY" : "GBP",
  until: "",
  months: "12",
  margin: "10",
  savings: "",
  ...Object.fromEntries(budgetRows.flatMap(({ key }) => [key, `${key}-n`, `${key}-have`].map((field) => [field, ""]))),
  ...Object.fromEntries(ownRows.flatMap((id) => [`${id}-name`, `${id}-kind`, id, `${id}-n`, `${id}-have`].map((field) => [field, ""]))),
});

/**
 * The chosen currency; Turkish lira if the field has no currency of the list.
 * @example readCurrency({ ...emptyFields("en"), currency: "EUR" }) // "EUR"
 */
export const readCurrency = ({ currency }: BudgetFields): Currency => readChoice(currencies, currency, "TRY");

const readText = (fields: BudgetFields, name: string): string => fields[name]?.trim() ?? "";
const readNumber = (fields: BudgetFields, name: string): number | undefined =>
  readText(fields, name) === "" ? undefined : typedNumber(readText(fields, name));

/**
 * Number of the reader's own rows to show, 1–8: up to the last one with a name or an amount.
 * @example ownRowsShown({ ...emptyFields("en"), "own-3": "20" }) // 3
 */
export const ownRowsShown = (fields: BudgetFields): number =>
  Math.max(1, ownRows.findLastIndex((id) => readText(fields, id) !== "" || readText(fields, `${id}-name`) !== "") + 1);

/**
 * The form as input for the calculator: amounts in hundredths, NaN for text that is not a number. An empty reserve is 0 %, empty months are 12.
 * @example toInput({ ...emptyFields("en"), nappies: "50" }).items.find(({ id }) => id === "nappies") // { amountMinor: 5000, … }
 */
export function toInput(fields: BudgetFields): BudgetInput {
  const row = (id: string, group: string, kind: BudgetItem["kind"], optional: boolean): BudgetItem => ({
    id,
    group,
    kind,
    optional,
    amountMinor: typedAmount(readText(fields, id)),
    count: readNumber(fields, `${id}-n`),
    have: readText(fields, `${id}-have`) === "yes",
  });
  return {
    items: [
      ...budgetRows.map(({ key, group, kind, optional }) => row(key, group, kind, optional)),
      ...ownRows.map((id) => row(id, "own", readText(fields, `${id}-kind`) === "monthly" ? "monthly" : "one-off", false)),
    ],
    months: readNumber(fields, "months") ?? 12,
    monthsUntilBirth: readNumber(fields, "until"),
    safetyMargin: readNumber(fields, "margin") ?? 0,
    currentSavingsMinor: typedAmount(readText(fields, "savings")),
  };
}
