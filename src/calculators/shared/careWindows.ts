/** The care windows of a pregnancy as dates. */
import { addDays, requireDayNumber, toIsoDate } from "../../text/calendar";
import type { CalendarEntry } from "./calendarFile";

export interface CareItem {
  key: string;
  kind: string;
  /** First and last completed week; 42 means until birth. */
  weekFrom: number;
  weekTo: number;
  /** True when it is not for everyone. */
  optional: boolean;
  title: string;
}

export interface CareWindow extends CareItem {
  /** First and last day, `YYYY-MM-DD`; `end` is null when the window is open until birth. */
  start: string;
  end: string | null;
  status: "past" | "now" | "next";
}

/**
 * The windows with their dates, and whether each is over, open or still to come.
 * @param lmp first day of the last period that leads to the due date, `YYYY-MM-DD`
 * @param gestationalDays completed days from then to today
 * @throws if `lmp` is not a date
 * @example careWindows([{ key: "visit-2", weekFrom: 18, weekTo: 24, … }], "2026-06-01", 173) // [{ start: "2026-10-05", end: "2026-11-22", status: "now", … }]
 */
export function careWindows(milestones: readonly CareItem[], lmp: string, gestationalDays: number): CareWindow[] {
  const first = requireDayNumber(lmp);
  return milestones.map((item) => {
    const from = item.weekFrom * 7;
    const to = item.weekTo * 7 + 6;
    const isOpen = item.weekTo >= 42;
    return {
      ...item,
      start: toIsoDate(first + from),
      end: isOpen ? null : toIsoDate(first + to),
      status: gestationalDays < from ? "next" : gestationalDays <= to || isOpen ? "now" : "past",
    };
  });
}

/**
 * The due date and the care still ahead as one-day calendar entries; care has a reminder a week before. A window that has not begun is entered on its
 * first day, an open one on its last. Windows that are over, or open now until birth, are left out.
 * @param due the due date, and the texts of its entry
 * @param describe the text of a window's entry, with its dates
 * @example dueDateEntries({ edd: "2027-03-08", … }, [], describe) // [{ uid: "ninni-edd@ninni", start: "2027-03-08", end: "2027-03-09", … }]
 */
export function dueDateEntries(
  due: { edd: string; summary: string; description: string },
  windows: readonly CareWindow[],
  describe: (window: CareWindow) => string,
): CalendarEntry[] {
  const ahead = windows.flatMap((window) => {
    const day = window.status === "now" ? window.end : window.start;
    if (window.status === "past" || day === null) return [];
    const entry = { uid: `ninni-${window.key}@ninni`, start: day, end: addDays(day, 1), summary: window.title };
    return [{ ...entry, description: describe(window), remindDaysBefore: [7] }];
  });
  return [
    { uid: "ninni-edd@ninni", start: due.edd, end: addDays(due.edd, 1), summary: due.summary, description: due.description },
    ...ahead,
  ];
}
