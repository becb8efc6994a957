/** The one date most tools need of a reader's day (ownDay.ts): when her baby is due, or when her youngest child was born. */
import { type OwnDay, readDay, writeDay } from "./ownDay";

/** `YYYY-MM-DD`: the due date of a pregnancy, or the day of birth of a baby. */
export type OwnDate = { due: string } | { born: string };

/** The pregnancy comes before the children, and of those the youngest. */
export function ownDateIn({ due, children = [] }: OwnDay): OwnDate | null {
  if (due) return { due };
  const born = children.map((child) => child.born).sort();
  const youngest = born[born.length - 1];
  return youngest ? { born: youngest } : null;
}

/** @example readOwnDate() // { due: "2027-03-10" } */
export const readOwnDate = (): OwnDate | null => ownDateIn(readDay());

/** Keeps the date beside what else is known of the day; a day of birth that is known already is not added again. Null forgets the dates. */
export function keepOwnDate(date: OwnDate | null): void {
  const { due: _, dueBy: __, children = [], ...rest } = readDay();
  if (date === null) writeDay(rest);
  else if ("due" in date) writeDay({ ...rest, children, due: date.due });
  else
    writeDay({ ...readDay(), children: children.some(({ born }) => born === date.born) ? children : [...children, { born: date.born }] });
}
