/** Amounts of money: read from what is typed, and written for the page and for spreadsheets. */

import type { Language } from "../../routes/routes";
import { formatNumber } from "../../text/formatNumber";

/**
 * A typed amount in whole hundredths: 0 for an empty field, NaN for anything that is not an amount. Decimals follow a comma or a point;
 * a mark with three digits after it separates thousands, and blanks are ignored.
 * @example typedAmount("1.250,50") // 125050
 * @example typedAmount("12,5") // 1250
 */
export function typedAmount(text: string): number {
  const typed = text.replace(/\s/g, "").replace(/^[−–]/, "-");
  if (typed === "") return 0;
  const match = /^([-+]?)(\d+|[1-9]\d{0,2}(?:([.,])\d{3})(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(typed);
  if (!match) return Number.NaN;
  const [, sign, whole = "", groupMark, decimalMark, decimals = ""] = match;
  if (groupMark !== undefined && groupMark === decimalMark) return Number.NaN;
  const minor = Number(whole.replace(/[.,]/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  return sign === "-" && minor !== 0 ? -minor : minor;
}

/**
 * Hundredths as text in the language: Turkish lira without decimals, other currencies with two.
 * @example formatAmount(125050, "GBP", "en") // "1,250.50"
 */
export const formatAmount = (minor: number, currency: string, language: Language): string =>
  formatNumber(minor / 100, language, currency === "TRY" ? 0 : 2);

/**
 * A table for spreadsheets (CSV), with the separator and the decimal mark of the language, and a byte order mark that says UTF-8.
 * A text that a spreadsheet would read as a formula gets an apostrophe in front.
 * @example spreadsheet([["Cot", 12.5]], "tr") // "\ufeff\"Cot\";12,5\r\n"
 */
export function spreadsheet(lines: readonly (readonly (string | number)[])[], language: Language): string {
  const mark = language === "tr" ? ";" : ",";
  const cell = (value: string | number): string => {
    if (typeof value === "number") return language === "tr" ? String(value).replace(".", ",") : String(value);
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(mark)}\r\n`).join("")}`;
}
