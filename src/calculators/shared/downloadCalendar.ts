import { download } from "../../ui/device/download";
import { report, typedError } from "../../ui/device/failure";
import type { CalendarEntry } from "./calendarFile";

/**
 * Downloads dates as a calendar file. The code that writes it, and entries given as a promise, load on the first download; if loading fails, the page says so.
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
