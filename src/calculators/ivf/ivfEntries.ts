import { addDays } from "../../text/calendar";
import type { CalendarEntry } from "../shared/calendarFile";
import type { IvfAnswer } from "../shared/ivf";

/** Ids of the calendar entries; the starts of trimesters and term are only in the table. The due date has the same id as in the due date calculator. */
const uids: Record<string, string> = {
  "first-scan": "ninni-ivf-first-scan@ninni",
  "combined-test": "ninni-combined-test@ninni",
  "anomaly-scan": "ninni-anomaly-scan@ninni",
  due: "ninni-edd@ninni",
};

/**
 * The blood test, the scans and the due date as calendar entries, without those already over.
 * @param answer the dates
 * @param nameOf words of an entry: "test" for the blood test, else the key of a milestone
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @param description the same text for every entry
 * @example ivfEntries(answer, nameOf, "2026-06-20", "From ninni")[0] // { uid: "ninni-ivf-test@ninni", start: "2026-06-29", … }
 */
export function ivfEntries(
  answer: Extract<IvfAnswer, { ok: true }>,
  nameOf: (key: string) => string,
  today: string,
  description: string,
): CalendarEntry[] {
  const test = answer.test ? [{ key: "test", uid: "ninni-ivf-test@ninni", ...answer.test }] : [];
  const milestones = answer.milestones.flatMap(({ key, from, to }) => {
    const uid = uids[key];
    return uid === undefined ? [] : [{ key, uid, from, to }];
  });
  return [...test, ...milestones]
    .filter(({ to }) => to >= today)
    .map(({ key, uid, from, to }) => ({ uid, start: from, end: addDays(to, 1), summary: nameOf(key), description }));
}
