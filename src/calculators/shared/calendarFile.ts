/** Writes calendar files (iCalendar, RFC 5545) with all-day entries. Lines are folded by octets, not letters, because Turkish letters take two. */

export interface CalendarEntry {
  /** The same each time the file is made, so that a calendar updates the entry instead of adding a second one. */
  uid: string;
  /** First day, `YYYY-MM-DD`. */
  start: string;
  /** Day after the last one, `YYYY-MM-DD`. */
  end: string;
  summary: string;
  description?: string;
  /** Reminders this many days before the first day, at 9 in the morning. */
  remindDaysBefore?: readonly number[];
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
/** An all-day entry begins at midnight: 9 o'clock a day before is 15 hours earlier. */
const reminder = (days: number, summary: string): string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:-P${days > 1 ? `${days - 1}D` : ""}T15H`,
  "END:VALARM",
];
const compact = (date: string): string => date.replaceAll("-", "");

/** Breaks a line after at most 75 octets, never inside a letter; each continuation line begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const letter of line) {
    const length = encoder.encode(letter).length;
    if (octets + length > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += letter;
    octets += length;
  }
  return folded;
}

/**
 * The text of a calendar file.
 * @param entries all-day entries
 * @param stamp the moment the file is made, in UTC, `YYYYMMDDTHHMMSSZ`
 * @example calendarFile([{ uid: "edd@ninni", start: "2027-03-08", end: "2027-03-09", summary: "Tahmini doğum tarihi" }], "20261121T120000Z")
 */
export function calendarFile(entries: readonly CalendarEntry[], stamp: string): string {
  const lines = entries.flatMap(({ uid, start, end, summary, description, remindDaysBefore = [] }) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    "TRANSP:TRANSPARENT",
    ...remindDaysBefore.flatMap((days) => reminder(days, summary)),
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ninni//Ninni//TR", "CALSCALE:GREGORIAN", ...lines, "END:VCALENDAR", ""]
    .map(fold)
    .join("\r\n");
}

/**
 * A moment in the form `calendarFile` takes, in UTC.
 * @example timeStamp(new Date(Date.UTC(2026, 10, 21, 12))) // "20261121T120000Z"
 */
export const timeStamp = (now: Date): string => `${now.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
