/** Calendar dates as `YYYY-MM-DD` strings, calculated in whole days: without a time, no time zone or clock change can shift a date. */

const millisecondsADay = 86_400_000;

/**
 * Number of days since 1 January 1970; null if the date does not exist.
 * @param date `YYYY-MM-DD`
 * @example dayNumber("1970-01-02") // 1
 * @example dayNumber("2026-02-30") // null
 */
export function dayNumber(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const time = Date.UTC(year, month - 1, day);
  const made = new Date(time);
  const exists = made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
  return exists ? time / millisecondsADay : null;
}

/**
 * Number of days since 1 January 1970, for a date that is known to exist.
 * @param date `YYYY-MM-DD`
 * @throws if the date does not exist
 * @example requireDayNumber("1970-01-02") // 1
 */
export function requireDayNumber(date: string): number {
  const days = dayNumber(date);
  if (days === null) throw new Error(`requireDayNumber requires a date as YYYY-MM-DD, got ${date}`);
  return days;
}

/**
 * The date of a day number.
 * @param days whole days since 1 January 1970
 * @example toIsoDate(1) // "1970-01-02"
 */
export const toIsoDate = (days: number): string => new Date(days * millisecondsADay).toISOString().slice(0, 10);

/**
 * The date a number of days later.
 * @param date `YYYY-MM-DD`
 * @param days whole days, negative for earlier
 * @throws if the date does not exist
 * @example addDays("2026-12-31", 1) // "2027-01-01"
 */
export const addDays = (date: string, days: number): string => toIsoDate(requireDayNumber(date) + days);

/**
 * The calendar date where the visitor is: late in the evening in Istanbul it is still the same day, whatever the date is in UTC.
 * @example localDate(new Date(2026, 10, 21, 23, 30)) // "2026-11-21"
 */
export const localDate = (now: Date): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;

/**
 * The date in Türkiye, which is three hours ahead of UTC all year: for builds and checks, whose result must not depend on the machine they run on.
 * @param now milliseconds since 1 January 1970 UTC
 * @example turkishDate(Date.UTC(2026, 10, 30, 21)) // "2026-12-01"
 */
export const turkishDate = (now: number): string => new Date(now + 3 * 3_600_000).toISOString().slice(0, 10);

/**
 * The same day a number of calendar months later, or the last day of that month if it is shorter.
 * @param date `YYYY-MM-DD`
 * @param months whole months, negative for earlier
 * @throws if the date does not exist
 * @example addMonths("2026-12-31", 2) // "2027-02-28"
 */
export function addMonths(date: string, months: number): string {
  if (dayNumber(date) === null) throw new Error(`addMonths requires a date as YYYY-MM-DD, got ${date}`);
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), ((count % 12) + 12) % 12];
  const lastOfMonth = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  return toIsoDate(Date.UTC(toYear, toMonth, Math.min(day, lastOfMonth)) / millisecondsADay);
}
