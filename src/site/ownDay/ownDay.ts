/**
 * “My day”: what a reader has entered about herself, stored on this device under `ninni-day` (src/ui/device/stored.ts) and nowhere else. Any page may
 * read it. What follows from it (week, age, what is due) is calculated in src/day.
 */

import { dayNumber } from "../../text/calendar";
import { isWholeBetween } from "../../text/isWholeBetween";
import { onStoredElsewhere, readStored, writeStored } from "../../ui/device/storage";
import { stored } from "../../ui/device/stored";

export interface OwnChild {
  /** Day of birth, `YYYY-MM-DD`. */
  born: string;
  name?: string;
  /** Completed weeks of pregnancy at birth, 22–36, of a child born early. */
  bornWeeks?: number;
}

export interface OwnDay {
  /** Due date, `YYYY-MM-DD`; missing without a pregnancy. */
  due?: string;
  /** The date she entered the due date from, so that it can be shown again as she typed it; missing if she typed the due date itself. */
  dueBy?: { kind: "lmp"; date: string } | { kind: "ivf"; date: string; event: string };
  children?: OwnChild[];
  /** Expecting twins. */
  twins?: true;
  /** Shows the texts for the partner first. */
  partner?: true;
  /** The telephone number of the maternity unit, as she typed it. */
  hospitalPhone?: string;
  /** Keys of completed care: of data/care `visit-2`, of data/baby-care with the day of birth before it, `2026-06-18/visit-month-6`. */
  done?: string[];
}

const name = stored.day.name;

const isDate = (value: unknown): value is string => typeof value === "string" && dayNumber(value) !== null;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function childFrom(value: unknown): OwnChild[] {
  const { born, name: called, bornWeeks } = (value ?? {}) as Partial<Record<keyof OwnChild, unknown>>;
  if (!isDate(born)) return [];
  const isEarly = isWholeBetween(bornWeeks, 22, 36);
  return [{ born, ...(isText(called) && { name: called }), ...(isEarly && { bornWeeks }) }];
}

function dueByFrom(value: unknown): OwnDay["dueBy"] {
  const { kind, date, event } = (value ?? {}) as Record<string, unknown>;
  if (!isDate(date)) return undefined;
  if (kind === "lmp") return { kind, date };
  return kind === "ivf" && isText(event) ? { kind, date, event } : undefined;
}

/**
 * Reads a day from any value; parts that are not valid are left out.
 * @example dayFrom({ due: "2027-03-10", twins: "yes" }) // { due: "2027-03-10" }
 */
export function dayFrom(value: unknown): OwnDay {
  if (typeof value !== "object" || value === null) return {};
  const { due, dueBy, children, twins, partner, hospitalPhone, done } = value as Record<string, unknown>;
  const born = Array.isArray(children) ? children.flatMap(childFrom) : [];
  const by = isDate(due) ? dueByFrom(dueBy) : undefined;
  const ticked = Array.isArray(done) ? done.filter(isText) : [];
  return {
    ...(isDate(due) && { due }),
    ...(by && { dueBy: by }),
    ...(born.length > 0 && { children: born }),
    ...(twins === true && { twins }),
    ...(partner === true && { partner }),
    ...(isText(hospitalPhone) && { hospitalPhone }),
    ...(ticked.length > 0 && { done: ticked }),
  };
}

/**
 * What is stored about the reader; an empty object if nothing is. Never throws.
 * @example readDay() // { due: "2027-03-10", hospitalPhone: "0212 000 00 00" }
 */
export const readDay = (): OwnDay => dayFrom(readStored(name));

/**
 * Stores a day in place of the previous one; an empty one deletes the entry.
 * @returns false where storage is full or forbidden
 * @example writeDay({ due: "2027-03-10" }) // true
 */
export const writeDay = (day: OwnDay): boolean => {
  const known = dayFrom(day);
  return writeStored(name, Object.keys(known).length === 0 ? null : known);
};

/** Calls `refresh` when another tab has changed the day. @returns stops listening */
export const onDayElsewhere = (refresh: () => void): (() => void) => onStoredElsewhere(name, refresh);
