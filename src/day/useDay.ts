import { useEffect, useState } from "react";
import { type OwnDay, onDayElsewhere, readDay, writeDay } from "../site/ownDay";
import { localDate } from "../text/calendar";
import { readStored } from "../ui/device/storage";

export interface Day {
  /** Null on the server and until the island is hydrated. */
  day: OwnDay | null;
  /** The visitor's calendar date, `YYYY-MM-DD`. */
  today: string;
  /** Stores a changed day; it applies to this page even if the device cannot store it. */
  change: (next: OwnDay) => void;
  /** False once storing has failed. */
  isKept: boolean;
  /** True in quiet mode: nothing is counted and nothing about a baby is shown. */
  isQuiet: boolean;
}

/**
 * The reader’s own day as stored on this device.
 * @param fixedToday date used instead of today’s, `YYYY-MM-DD`
 */
export function useDay(fixedToday?: string): Day {
  const [day, setDay] = useState<OwnDay | null>(null);
  const [today, setToday] = useState(fixedToday ?? "");
  const [isKept, setKept] = useState(true);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const refresh = () => {
      setDay(readDay());
      // A page the reader returns to may have been loaded yesterday.
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

/**
 * Keys of the doses that the vaccine calendar has stored as given to a child; empty if there are none.
 * @param born the child’s birth date, `YYYY-MM-DD`
 * @example givenDoses("2026-06-18") // [] on a device without stored doses
 */
export function givenDoses(born: string): string[] {
  const ticks = readStored("ninni-tool-vaccine-calendar-done") as Record<string, unknown> | null;
  const given = ticks?.[born];
  return Array.isArray(given) ? given.filter((key): key is string => typeof key === "string") : [];
}
