import { dayNumber, requireDayNumber } from "../../text/calendar";

const yearsBack = 14;

/**
 * Why a date is refused as a child’s date of birth; null if it can be one.
 * @param born `YYYY-MM-DD` as typed
 * @param today the visitor’s calendar date, `YYYY-MM-DD`
 * @example checkBirth("2026-12-01", "2026-11-22") // "future"
 */
export function checkBirth(born: string, today: string): "dateInvalid" | "future" | "bornTooOld" | null {
  const days = dayNumber(born);
  if (days === null) return "dateInvalid";
  if (born > today) return "future";
  return days < requireDayNumber(today) - yearsBack * 365.25 ? "bornTooOld" : null;
}
