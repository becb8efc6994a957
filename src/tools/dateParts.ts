/** A date while it is typed: three boxes that may hold anything. */
export interface Parts {
  day: string;
  month: string;
  year: string;
}

export const partNames = ["day", "month", "year"] as const;
export const noDate: Parts = { day: "", month: "", year: "" };

/**
 * What was typed as `YYYY-MM-DD`; whatever is no number stays in it, so that the calculator refuses it.
 * @example isoOf({ day: "1", month: "6", year: "2026" }) // "2026-06-01"
 */
export const isoOf = ({ day, month, year }: Parts): string =>
  `${year.trim()}-${month.trim().padStart(2, "0")}-${day.trim().padStart(2, "0")}`;

/**
 * A whole date written or pasted into one box, day first; null for anything else.
 * @example wholeDate("1.6.2026") // { day: "1", month: "6", year: "2026" }
 */
export function wholeDate(text: string): Parts | null {
  const match = /^\s*(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})\s*$/.exec(text);
  return match ? { day: match[1] ?? "", month: match[2] ?? "", year: match[3] ?? "" } : null;
}
