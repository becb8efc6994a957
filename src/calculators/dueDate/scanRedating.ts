import redatingTable from "../../../data/standards/scan-redating.json";

/**
 * Whether a scan changes the due date counted from the last period, by ACOG 700 (data/standards/scan-redating.json): the row is the one for the age by
 * the last period on the day of the scan, and the date is changed only when the two ages differ by more days than the row's limit.
 * @param lmpAgeDays age by the last period on the day of the scan, 0 or more
 * @param scanAgeDays age by the scan on that day
 * @example scanRedating(9 * 7, 9 * 7 - 8) // { differenceDays: 8, limitDays: 7, isRedated: true }
 */
export function scanRedating(lmpAgeDays: number, scanAgeDays: number): { differenceDays: number; limitDays: number; isRedated: boolean } {
  const week = Math.floor(lmpAgeDays / 7);
  // The last row is open: it applies until birth.
  const row = redatingTable.find(({ weekTo }) => week <= weekTo) ?? redatingTable[redatingTable.length - 1];
  if (!row) throw new Error("scanRedating requires a redating table");
  const differenceDays = Math.abs(lmpAgeDays - scanAgeDays);
  return { differenceDays, limitDays: row.limitDays, isRedated: differenceDays > row.limitDays };
}

/** The rows as published, earliest first; the last one is open until birth. */
export const redatingRows: readonly { weekFrom: number; weekTo: number; limitDays: number }[] = redatingTable;
