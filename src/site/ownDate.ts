/** The one date a reader may have left on this device: a due date or a day of birth. The tab bar and whoever else knows her week read it. */
import { readStored, writeStored } from "../ui/device/storage";
import { stored } from "../ui/device/stored";

/** `YYYY-MM-DD`: the due date of a pregnancy, or the day of birth of a baby. */
export type OwnDate = { due: string } | { born: string };

/** Its name on the device. src/site/beforeReact.ts repeats it, since nothing from outside may stand there. */
export const ownDateName = stored.ownDate.name;

/** @example readOwnDate() // { due: "2027-03-10" } */
export function readOwnDate(): OwnDate | null {
  const stored = readStored(ownDateName) as Partial<Record<"due" | "born", unknown>> | null;
  if (typeof stored?.born === "string") return { born: stored.born };
  return typeof stored?.due === "string" ? { due: stored.due } : null;
}

/** Keeps the date; null forgets it. */
export const keepOwnDate = (date: OwnDate | null): void => writeStored(ownDateName, date);
