import { report, typedError } from "../../site/failure";
import { download } from "../../ui/device/download";
import type { CalendarEntry } from "./calendarFile";

/**
 * Hands dates to the reader as a calendar file. What writes it, and dates of which the script has not come yet, are fetched with the first file; where they do not come, the page says so.
 * @example downloadCalendar("ninni-ivf.ics", ivfEntries(answer, named, today, text))
 */
export async function downloadCalendar(
  fileName: string,
  entries: readonly CalendarEntry[] | Promise<readonly CalendarEntry[]>,
): Promise<void> {
  try {
    const { calendarFile, timeStamp } = await import("./calendarFile");
    download(fileName, calendarFile(await entries, timeStamp(new Date())), "text/calendar");
  } catch (error) {
    report(typedError(error));
  }
}
