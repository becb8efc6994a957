/** The one date of the reader’s own day (ownDay.ts) that most tools need: her due date, or the day her youngest child was born. */

import { isQuiet } from "../quiet/quiet";
import { type OwnDay, readDay, writeDay } from "./ownDay";

/** `YYYY-MM-DD`: the due date of a pregnancy, or the day of birth of a baby. */
export type DueOrBirth = { due: string } | { born: string };

/**
 * The due date if there is one, else the birth of the youngest child; null without either.
 * @example dueOrBirthIn({ children: [{ born: "2025-01-02" }, { born: "2026-06-18" }] }) // { born: "2026-06-18" }
 */
function dueOrBirthIn({ due, children = [] }: OwnDay): DueOrBirth | null {
  if (due) return { due };
  const born = children.map((child) => child.born).sort();
  const youngest = born[born.length - 1];
  return youngest ? { born: youngest } : null;
}

/**
 * The stored date; null in quiet mode, so that no tool counts on from a pregnancy that has ended. Tools read the date only here.
 * @example readDueOrBirth() // { due: "2027-03-10" }
 */
export const readDueOrBirth = (): DueOrBirth | null => (isQuiet() ? null : dueOrBirthIn(readDay()));

/**
 * Stores the date together with the rest of the reader’s day; a birth date already stored is not added again. Null deletes all dates.
 * @example keepDueOrBirth({ due: "2027-03-10" })
 */
export function keepDueOrBirth(date: DueOrBirth | null): void {
  const { due: _, dueBy: __, children = [], ...rest } = readDay();
  if (date === null) writeDay(rest);
  else if ("due" in date) writeDay({ ...rest, children, due: date.due });
  else
    writeDay({ ...readDay(), children: children.some(({ born }) => born === date.born) ? children : [...children, { born: date.born }] });
}
