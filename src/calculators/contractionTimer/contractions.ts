/** A history of contractions: what a tap adds to it, takes from it, or corrects. Moments are milliseconds since 1970, so that no clock has to tick. */

export interface Contraction {
  /** When it began. */
  start: number;
  /** When it ended: null while it goes on, the same as `start` where nobody stopped it and its length is unknown. */
  end: number | null;
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** After this long without a stop it is taken for a tap somebody forgot; until then it may be one long contraction. */
export const forgottenAfter = 10 * minute;

/** More than anyone times in one birth; the oldest go first. */
const mostKept = 200;

/**
 * The contraction that has not been stopped, however long ago it began.
 * @example runningOf([{ start: 0, end: 58_000 }, { start: 300_000, end: null }]) // { start: 300000, end: null }
 */
export const runningOf = (history: readonly Contraction[]): Contraction | undefined => history.find(({ end }) => end === null);

/**
 * How long one lasted, in milliseconds; null while it goes on and where its length is unknown.
 * @example lengthOf({ start: 0, end: 58_000 }) // 58000
 */
export function lengthOf({ start, end }: Contraction): number | null {
  if (end === null || end <= start || end - start >= forgottenAfter) return null;
  return end - start;
}

/**
 * Adds a contraction that begins now; one that was never stopped keeps its beginning and has no length.
 * @example begin([{ start: 0, end: null }], 300_000) // [{ start: 0, end: 0 }, { start: 300000, end: null }]
 */
export const begin = (history: readonly Contraction[], now: number): Contraction[] =>
  [...history.map((one) => (one.end === null ? { ...one, end: one.start } : one)), { start: now, end: null }].slice(-mostKept);

/**
 * Ends the contraction that goes on; on a clock that was set back it has no length.
 * @example stop([{ start: 0, end: null }], 58_000) // [{ start: 0, end: 58000 }]
 */
export const stop = (history: readonly Contraction[], now: number): Contraction[] =>
  history.map((one) => (one.end === null ? { ...one, end: Math.max(one.start, now) } : one));

/**
 * Marks a contraction as not stopped in time: it keeps its beginning and loses its length.
 * @param start its beginning, by which it is found
 * @example withoutLength([{ start: 0, end: 900_000 }], 0) // [{ start: 0, end: 0 }]
 */
export const withoutLength = (history: readonly Contraction[], start: number): Contraction[] =>
  history.map((one) => (one.start === start ? { ...one, end: one.start } : one));

/**
 * Takes the contraction away that began then.
 * @example remove([{ start: 0, end: 58_000 }], 0) // []
 */
export const remove = (history: readonly Contraction[], start: number): Contraction[] => history.filter((one) => one.start !== start);

/**
 * Takes the last tap back: a beginning goes, an end opens again. Null where the last tap is longer ago than anyone means with “wrong tap”.
 * @example takeBack([{ start: 0, end: 5_000 }], 6_000) // [{ start: 0, end: null }]
 */
export function takeBack(history: readonly Contraction[], now: number): Contraction[] | null {
  const last = history[history.length - 1];
  if (!last) return null;
  if (last.end === null) return history.slice(0, -1);
  const isRecent = last.end > last.start && now - last.end <= 2 * minute && now - last.start < forgottenAfter;
  return isRecent ? [...history.slice(0, -1), { ...last, end: null }] : null;
}

/** True for what a stored history must be; anything else is set aside. */
export const isHistory = (stored: unknown): stored is Contraction[] =>
  Array.isArray(stored) &&
  stored.every((one: Partial<Contraction> | null) => Number.isFinite(one?.start) && (one?.end === null || Number.isFinite(one?.end)));
