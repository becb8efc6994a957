import { addDays } from "../../text/calendar";
import type { CalendarEntry } from "../shared/calendarFile";
import type { Cycle } from "./ovulation";

/**
 * Fertile days and expected periods as calendar entries, without those that are over. Their ids are numbered from the next one on, so that a new
 * calculation moves the entries instead of adding more.
 * @param today the visitor's calendar date, `YYYY-MM-DD`
 * @example ovulationEntries(cycles, words, "2026-11-22")[0] // { uid: "ninni-fertile-1@ninni", start: "2026-11-24", end: "2026-11-30", … }
 */
export function ovulationEntries(
  cycles: readonly Cycle[],
  words: { fertile: string; period: string; description: string },
  today: string,
): CalendarEntry[] {
  const entry = (kind: "fertile" | "period", from: string, to: string, i: number): CalendarEntry => ({
    uid: `ninni-${kind}-${i + 1}@ninni`,
    start: from,
    end: addDays(to, 1),
    summary: words[kind],
    description: words.description,
  });
  return [
    ...cycles.filter(({ fertile }) => fertile.to >= today).map(({ fertile }, i) => entry("fertile", fertile.from, fertile.to, i)),
    ...cycles.filter(({ next }) => next.to >= today).map(({ next }, i) => entry("period", next.from, next.to, i)),
  ];
}
