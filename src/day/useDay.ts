import { useEffect, useState } from "react";
import { ticksName } from "../calculators/shared/childTicks";
import { type OwnDay, onDayElsewhere, readDay, writeDay } from "../site/ownDay/ownDay";
import { isQuiet as isQuietNow } from "../site/quiet/quiet";
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
      setQuiet(isQuietNow());
    };
    refresh();
    // The page may stay open over midnight, or be looked at again days later.
    const midnight = fixedToday ? undefined : setInterval(() => setToday(localDate(new Date())), 60_000);
    document.addEventListener("visibilitychange", refresh);
    const stopListening = onDayElsewhere(refresh);
    return () => {
      clearInterval(midnight);
      document.removeEventListener("visibilitychange", refresh);
      stopListening();
    };
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
 * Keys of the doses that the vaccine calendar has stored as given to a child; empty if there are none. Twins share their day of birth: a dose counts
 * when it is ticked for both.
 * @param born the child’s birth date, `YYYY-MM-DD`
 * @example givenDoses("2026-06-18") // [] on a device without stored doses
 */
export function givenDoses(born: string): string[] {
  const ticks = Object.entries((readStored(ticksName) ?? {}) as Record<string, unknown>);
  // A later child's key has its number behind the day: “2026-06-18#2”.
  const own = ticks.flatMap(([key, given]) => (key.split("#")[0] === born && Array.isArray(given) ? [given as unknown[]] : []));
  const [first = [], ...others] = own;
  return first.filter((key): key is string => typeof key === "string" && others.every((given) => given.includes(key)));
}
