import { report, typedError } from "../../site/failure";
import { download } from "../../ui/device/download";
import type { CalendarEntry } from "./calendarFile";

/**
 * Hands dates to the reader as a calendar file. What writes it is fetched with the first file; where it does not come, the page says so.
 * @example downloadCalendar("ninni-ivf.ics", ivfEntries(answer, named, today, text))
 */
export async function downloadCalendar(fileName: string, entries: readonly CalendarEntry[]): Promise<void> {
  try {
    const { calendarFile, timeStamp } = await import("./calendarFile");
    download(fileName, calendarFile(entries, timeStamp(new Date())), "text/calendar");
  } catch (error) {
    report(typedError(error));
  }
}
