/** The fields of the budget's form, and how they become what the calculator takes. */

import type { Language } from "../../routes/routes";
import { typedNumber } from "../../ui/form/numbers";
import { readChoice } from "../../ui/form/readChoice";
import { typedAmount } from "../shared/amounts";
import { type BudgetInput, type BudgetItem, budgetRows } from "./budget";

export const currencies = ["TRY", "EUR", "GBP", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** The reader's own rows. */
export const ownRows = Array.from({ length: 8 }, (_, i) => `own-${i + 1}`);

/** Groups of the rows in their order. */
export const groups = [...new Set(budgetRows.map(({ group }) => group))];

export type BudgetFields = Record<string, string>;

/** All fields, empty or at their default. Of each row: the amount, `-n` for how many, `-have`; of one's own also `-name` and `-kind`. */
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
 * The currency that is chosen; Turkish lira where the field holds no currency of the list.
 * @example readCurrency({ ...emptyFields("en"), currency: "EUR" }) // "EUR"
 */
export const readCurrency = ({ currency }: BudgetFields): Currency => readChoice(currencies, currency, "TRY");

const readText = (fields: BudgetFields, name: string): string => fields[name]?.trim() ?? "";
const readNumber = (fields: BudgetFields, name: string): number | undefined =>
  readText(fields, name) === "" ? undefined : typedNumber(readText(fields, name));

/** How many of the own rows are shown: those up to the last one with something in it, and at least one. */
export const ownRowsShown = (fields: BudgetFields): number =>
  Math.max(1, ownRows.findLastIndex((id) => readText(fields, id) !== "" || readText(fields, `${id}-name`) !== "") + 1);

/**
 * What the form comes to for the sum: amounts in hundredths, NaN where what is typed is no number. An empty reserve is 0 %, empty months are 12.
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
