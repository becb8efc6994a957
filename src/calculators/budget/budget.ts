import rows from "../../../data/standards/budget-items.json";
import { isWholeBetween } from "../../text/isWholeBetween";

export type BudgetKind = "one-off" | "monthly";

/** A row of the budget as the reader filled it in. */
export interface BudgetItem {
  id: string;
  /** Part of the budget it is added to; monthly rows of "pregnancy" and "birth" end with the birth, and "income" is for support. */
  group: string;
  kind: BudgetKind;
  optional: boolean;
  /** Amount in hundredths, whole, 0 to 10,000,000,000; support may be negative. NaN when what was typed is no amount. */
  amountMinor: number;
  /** How many of it (one-off, 1–99), or for how many months (monthly, within its period); if left out, one, or all months. */
  count?: number;
  /** True for something she already has, which costs nothing. */
  have: boolean;
}

export interface BudgetInput {
  items: readonly BudgetItem[];
  /** Number of months after the birth that the budget covers, 1–36. */
  months: number;
  /** Months until the birth, 0–10; required if anything is paid monthly until then. */
  monthsUntilBirth?: number;
  /** Reserve added to the total, in percent, 0–50. */
  safetyMargin: number;
  /** Savings so far, in hundredths. */
  currentSavingsMinor?: number;
}

export type BudgetAnswer =
  | {
      ok: true;
      /** All amounts below are whole hundredths of the reader's currency. */
      oneOffMinor: number;
      /** Cost of one month before the birth, and of one after it, with every monthly row counted. */
      monthlyBeforeMinor: number;
      monthlyAfterMinor: number;
      /** Costs until the birth, and costs after it. */
      beforeMinor: number;
      afterMinor: number;
      totalMinor: number;
      withMarginMinor: number;
      /** The part of the total that is optional. */
      optionalMinor: number;
      /** Totals of the groups that are not empty, in the order of the rows. */
      groups: { group: string; totalMinor: number }[];
      /** To save each month until the birth for all one-off rows and the months before it, with the reserve; null without such months. */
      savePerMonthMinor: number | null;
      /** The rows with an amount. */
      rows: (BudgetItem & { count: number; totalMinor: number })[];
    }
  | {
      ok: false;
      field: "months" | "monthsUntilBirth" | "safetyMargin" | "currentSavings" | "amount" | "count";
      /** The row, with field "amount" or "count". */
      item?: string;
      reason:
        | "monthsRange"
        | "untilRange"
        | "untilNeeded"
        | "marginRange"
        | "amountInvalid"
        | "amountNegative"
        | "amountHigh"
        | "quantityRange"
        | "rowMonthsRange";
    };

/** The rows the form offers, in the order of the page. */
export const budgetRows: readonly { key: string; group: string; kind: BudgetKind; optional: boolean }[] = rows.map(
  ({ key, group, kind, optional }) => ({ key, group, kind: kind === "monthly" ? "monthly" : "one-off", optional }),
);

/** Key of the row that is subtracted instead of added. */
export const supportRow = "support";

/** A hundred million, in hundredths: sums of all rows are still exact whole numbers. */
const highest = 10_000_000_000;

const isBefore = ({ group }: BudgetItem): boolean => group === "pregnancy" || group === "birth";
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const percentage = (amount: number, percent: number): number => Math.round((Math.max(0, amount) * percent) / 100);

function amountFault(amountMinor: number, mayBeNegative = false): "amountInvalid" | "amountNegative" | "amountHigh" | null {
  if (!Number.isInteger(amountMinor)) return "amountInvalid";
  if (amountMinor < 0 && !mayBeNegative) return "amountNegative";
  return Math.abs(amountMinor) > highest ? "amountHigh" : null;
}

/**
 * The cost of pregnancy and the first months, from the reader's own amounts.
 *
 * One-off rows count amount × quantity, monthly rows amount × months; what she already has counts nothing, support is subtracted. Total with
 * reserve = total × (1 + margin ÷ 100). Saving a month = (one-off rows and the months before birth, with reserve, − savings) ÷ months until birth,
 * never below 0. Rows: data/standards/budget-items.json. It contains no prices and no currency: amounts are hundredths.
 *
 * @param input rows with amounts in hundredths; months 1–36, months until birth 0–10, reserve 0–50 %
 * @returns the sums, or the field (and row) that is wrong and why: a number out of its range, a negative amount other than support, a monthly row
 * before the birth without a number of months
 * @example budget({ items: [{ id: "nappies", group: "care", kind: "monthly", optional: false, amountMinor: 5000, have: false }], months: 12,
 *   safetyMargin: 10 }) // { ok: true, totalMinor: 60000, withMarginMinor: 66000, … }
 */
export function budget({ items, months, monthsUntilBirth, safetyMargin, currentSavingsMinor = 0 }: BudgetInput): BudgetAnswer {
  if (!isWholeBetween(months, 1, 36)) return { ok: false, field: "months", reason: "monthsRange" };
  if (monthsUntilBirth !== undefined && !isWholeBetween(monthsUntilBirth, 0, 10))
    return { ok: false, field: "monthsUntilBirth", reason: "untilRange" };
  const counted: (BudgetItem & { count: number; totalMinor: number })[] = [];
  for (const item of items) {
    const fault = amountFault(item.amountMinor, item.id === supportRow);
    if (fault) return { ok: false, field: "amount", item: item.id, reason: fault };
    if (item.amountMinor === 0) continue;
    const stretch = isBefore(item) ? monthsUntilBirth : months;
    const isMonthly = item.kind === "monthly";
    const count = item.count ?? (isMonthly ? stretch : 1);
    if (count === undefined) return { ok: false, field: "monthsUntilBirth", reason: "untilNeeded" };
    if (item.count !== undefined && !isWholeBetween(item.count, 1, isMonthly ? (stretch ?? 10) : 99))
      return { ok: false, field: "count", item: item.id, reason: isMonthly ? "rowMonthsRange" : "quantityRange" };
    const signed = item.id === supportRow ? -Math.abs(item.amountMinor) : item.amountMinor;
    counted.push({ ...item, amountMinor: signed, count, totalMinor: item.have ? 0 : signed * count });
  }
  if (!isWholeBetween(safetyMargin, 0, 50)) return { ok: false, field: "safetyMargin", reason: "marginRange" };
  const savingsFault = amountFault(currentSavingsMinor);
  if (savingsFault) return { ok: false, field: "currentSavings", reason: savingsFault };

  const totalOf = (chosen: (item: BudgetItem) => boolean) => sum(counted.filter(chosen).map(({ totalMinor }) => totalMinor));
  const aMonth = (chosen: (item: BudgetItem) => boolean) =>
    sum(counted.filter((item) => item.kind === "monthly" && !item.have && chosen(item)).map(({ amountMinor }) => amountMinor));
  const totalMinor = totalOf(() => true);
  const target = totalOf((item) => item.kind === "one-off" || isBefore(item));
  const names = [...new Set(counted.map(({ group }) => group))];
  return {
    ok: true,
    oneOffMinor: totalOf(({ kind }) => kind === "one-off"),
    monthlyBeforeMinor: aMonth(isBefore),
    monthlyAfterMinor: aMonth((item) => !isBefore(item)),
    beforeMinor: totalOf(isBefore),
    afterMinor: totalOf((item) => !isBefore(item)),
    totalMinor,
    withMarginMinor: totalMinor + percentage(totalMinor, safetyMargin),
    optionalMinor: totalOf(({ optional, id }) => optional && id !== supportRow),
    groups: names
      .map((group) => ({ group, totalMinor: totalOf((item) => item.group === group) }))
      .filter((group) => group.totalMinor !== 0),
    savePerMonthMinor: monthsUntilBirth
      ? Math.max(0, Math.ceil((target + percentage(target, safetyMargin) - currentSavingsMinor) / monthsUntilBirth))
      : null,
    rows: counted,
  };
}
