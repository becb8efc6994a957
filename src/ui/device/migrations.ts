/**
 * Brings stored values of older forms up to date. The first form of a value has no number and is stored as it is; each step turns one form into the
 * next, and a value that has steps is stored with the number of its form.
 */
import type { StoredId } from "./stored";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** The first form was one date, `{ due }` or `{ born }`; since then a day has several children. Other fields are kept. */
function childrenFromBorn(before: unknown): unknown {
  if (!isFields(before)) return before;
  const { born, ...rest } = before;
  return typeof born === "string" ? { ...rest, children: [{ born }] } : rest;
}

/** The steps of each stored value, oldest first. */
export const migrations: Partial<Record<StoredId, readonly ((before: unknown) => unknown)[]>> = {
  day: [childrenFromBorn],
};

/** The check a value must pass to be read; entries that are not listed here are checked by the code that reads them. */
export const shapes: Partial<Record<StoredId, (value: unknown) => boolean>> = {
  day: isFields,
  week: isListOfTexts,
  checklists: isListOfTexts,
  milestones: isListOfTexts,
  needs: isListOfTexts,
  names: isListOfTexts,
};

/**
 * True for a list of strings, the form in which ticks and names are stored.
 * @example isListOfTexts(["girl-ada"]) // true
 */
export function isListOfTexts(stored: unknown): stored is string[] {
  return Array.isArray(stored) && stored.every((entry) => typeof entry === "string");
}
