/**
 * How older forms of what is stored become the present one. The first form of a value has no number and stands on the device as it is; every step here
 * makes the next form out of the one before, and a value that has steps is stored with the number of its form.
 */
import type { StoredId } from "./stored";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** The first form was one date, `{ due }` or `{ born }`; since then a day has several children. What else stands in it stays. */
function childrenFromBorn(before: unknown): unknown {
  if (!isFields(before)) return before;
  const { born, ...rest } = before;
  return typeof born === "string" ? { ...rest, children: [{ born }] } : rest;
}

/** Steps of an entry of the table, the first form's first. */
export const migrations: Partial<Record<StoredId, readonly ((before: unknown) => unknown)[]>> = {
  day: [childrenFromBorn],
};

/** What a value must be to be read at all; entries that are not named here are judged by whoever reads them. */
export const shapes: Partial<Record<StoredId, (value: unknown) => boolean>> = {
  day: isFields,
  week: isListOfTexts,
  checklists: isListOfTexts,
  milestones: isListOfTexts,
  needs: isListOfTexts,
  names: isListOfTexts,
};

/** True for what a list of ticks or names must be. */
export function isListOfTexts(stored: unknown): stored is string[] {
  return Array.isArray(stored) && stored.every((entry) => typeof entry === "string");
}
