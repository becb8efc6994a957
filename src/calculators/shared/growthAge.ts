/** Ages for growth: calendar months as parents count them, and the corrected age of a baby born early. */
import { requireDayNumber } from "../../text/calendar";
import { daysToDueDate } from "./gestation";

/** 37 weeks in days: a baby born before counts as early. */
const term = 37 * 7;
/** Days in a month of the growth tables (WHO). */
export const daysInMonth = 30.4375;

/** From this day of corrected age on the age is no longer corrected: 24 months (24 × 30.4375 = 730.5, half rounds up). */
export const twoYears = 731;

/**
 * An age in whole calendar months and the days beyond them.
 * @param from `YYYY-MM-DD`
 * @param to `YYYY-MM-DD`, not before it
 * @example calendarAge("2026-02-02", "2026-11-05") // { months: 9, days: 3 }
 * @example calendarAge("2026-01-31", "2026-06-30") // { months: 5, days: 0 }
 */
export function calendarAge(from: string, to: string): { months: number; days: number } {
  const [y = 0, m = 0, d = 0] = from.split("-").map(Number);
  const [year = 0, month = 0, day = 0] = to.split("-").map(Number);
  // In a shorter month, the last day counts as the 31st.
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const months = (year - y) * 12 + month - m - (day < Math.min(d, lastOfMonth) ? 1 : 0);
  const monthEnd = new Date(Date.UTC(y, m + months, 0)).getUTCDate();
  const reached = Date.UTC(y, m - 1 + months, Math.min(d, monthEnd));
  return { months, days: requireDayNumber(to) - reached / 86_400_000 };
}

/**
 * The days by which the age of a baby born early is corrected: those from birth to the due date.
 * @param gestationDays days of pregnancy at birth
 * @returns null for a baby born at 37 weeks or later
 * @example correctionDays(32 * 7) // 56
 */
export const correctionDays = (gestationDays: number): number | null => (gestationDays < term ? daysToDueDate - gestationDays : null);
