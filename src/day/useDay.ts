import { useEffect, useState } from "react";
import { type OwnDay, onDayElsewhere, readDay, writeDay } from "../site/ownDay";
import { localDate } from "../text/calendar";
import { readStored } from "../ui/device/storage";

export interface Day {
  /** Null on the server and until the island is hydrated. */
  day: OwnDay | null;
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today: string;
  /** Keeps another day; it holds for this page even where the device keeps nothing. */
  change: (next: OwnDay) => void;
  /** False once the device has refused to keep something. */
  isKept: boolean;
  /** Quiet mode: nothing is counted and nothing of a baby is shown. */
  isQuiet: boolean;
}

/** The day of the reader, as it is on this device. */
export function useDay(fixedToday?: string): Day {
  const [day, setDay] = useState<OwnDay | null>(null);
  const [today, setToday] = useState(fixedToday ?? "");
  const [isKept, setKept] = useState(true);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const refresh = () => {
      setDay(readDay());
      // A page gone back to may be of yesterday.
      setToday(fixedToday ?? localDate(new Date()));
      setQuiet(document.documentElement.dataset.quiet !== undefined);
    };
    refresh();
    return onDayElsewhere(refresh);
  }, [fixedToday]);
  return {
    day,
    today,
    isKept,
    isQuiet,
    change: (next) => {
      setKept(writeDay(next));
      setDay(next);
    },
  };
}

/** Doses the vaccine calendar has as given to a child, by its day of birth. */
export function givenDoses(born: string): string[] {
  const ticks = readStored("ninni-tool-vaccine-calendar-done") as Record<string, unknown> | null;
  const given = ticks?.[born];
  return Array.isArray(given) ? given.filter((key): key is string => typeof key === "string") : [];
}
