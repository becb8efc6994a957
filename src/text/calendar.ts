/** Calendar dates as `YYYY-MM-DD` strings and sums of whole days: no time, so that no time zone and no clock change can move a date. */

const millisecondsADay = 86_400_000;

/**
 * Days since 1 January 1970, or null when there is no such date.
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
 * Days since 1 January 1970, of a date that is known to exist.
 * @param date `YYYY-MM-DD`
 * @throws where there is no such date
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
 * The day so many days later.
 * @param date `YYYY-MM-DD`
 * @param days whole days, negative for earlier
 * @throws where there is no such date
 * @example addDays("2026-12-31", 1) // "2027-01-01"
 */
export const addDays = (date: string, days: number): string => toIsoDate(requireDayNumber(date) + days);

/**
 * The visitor's own calendar date: late in the evening in Istanbul it is still that day, whatever it is in Greenwich.
 * @example localDate(new Date(2026, 10, 21, 23, 30)) // "2026-11-21"
 */
export const localDate = (now: Date): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;

/**
 * The date in Turkey, where the site is at home: three hours ahead of Greenwich all year. For what a build or a check must not take from the machine it runs on.
 * @example turkishDate(Date.UTC(2026, 10, 30, 21)) // "2026-12-01"
 */
export const turkishDate = (now: number): string => new Date(now + 3 * 3_600_000).toISOString().slice(0, 10);

/**
 * The same day so many calendar months later; a day the month has not becomes its last.
 * @param date `YYYY-MM-DD`
 * @param months whole months, negative for earlier
 * @throws where there is no such date
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
