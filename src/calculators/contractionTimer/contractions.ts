/** A history of contractions, and how taps add to it, remove from it or correct it. Times are milliseconds since 1970, so that no clock has to run. */

export interface Contraction {
  /** When it began. */
  start: number;
  /** When it ended: null while it is running; equal to `start` if it was never stopped and its length is unknown. */
  end: number | null;
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** After this long without a stop, the tap to stop was probably forgotten; before that it may be one long contraction. */
export const forgottenAfter = 10 * minute;

/** A tap this soon after the one before is the finger's, not hers. */
const strayTap = 2 * second;

/** What was stopped sooner than this was no contraction but two taps. */
const shortestContraction = 3 * second;

/** Largest number stored, more than anybody records for one birth; the oldest are deleted first. */
const mostKept = 200;

/**
 * The contraction that has not been stopped, however long ago it began.
 * @example runningOf([{ start: 0, end: 58_000 }, { start: 300_000, end: null }]) // { start: 300000, end: null }
 */
export const runningOf = (history: readonly Contraction[]): Contraction | undefined => history.find(({ end }) => end === null);

/**
 * Length of a contraction in milliseconds; null while it is running, and if it was not stopped or not within 10 minutes.
 * @example lengthOf({ start: 0, end: 58_000 }) // 58000
 */
export function lengthOf({ start, end }: Contraction): number | null {
  if (end === null || end <= start || end - start >= forgottenAfter) return null;
  return end - start;
}

/**
 * True for an entry that two stray taps have left: it is in the record, where she can delete it, but counts for nothing.
 * @example isStray({ start: 0, end: 300 }) // true
 */
export function isStray(one: Contraction): boolean {
  const length = lengthOf(one);
  return length !== null && length < shortestContraction;
}

/**
 * True if a tap follows the last one so closely that it is ignored.
 * @param now milliseconds since 1970
 * @example isDoubleTap([{ start: 0, end: null }], 300) // true
 */
export function isDoubleTap(history: readonly Contraction[], now: number): boolean {
  const last = history[history.length - 1];
  if (!last) return false;
  const sinceTap = now - (last.end ?? last.start);
  return sinceTap >= 0 && sinceTap < strayTap;
}

/**
 * The record of somebody who tapped at the end of each contraction and again at the next beginning, so that the pauses were timed: what was a pause
 * becomes the contraction. The first contraction has no known beginning and keeps its moment without a length.
 * @example swapped([{ start: 0, end: 240_000 }, { start: 300_000, end: null }]) // [{ start: 0, end: 0 }, { start: 240000, end: 300000 }]
 */
export function swapped(history: readonly Contraction[]): Contraction[] {
  const pairs = history.map(({ end }, i): Contraction | null => (end === null ? null : { start: end, end: history[i + 1]?.start ?? null }));
  const first = history[0];
  return [...(first ? [{ start: first.start, end: first.start }] : []), ...pairs.filter((one) => one !== null)];
}

/**
 * Adds a contraction that begins now; one that was never stopped remains with its start and without a length.
 * @param now milliseconds since 1970
 * @example begin([{ start: 0, end: null }], 300_000) // [{ start: 0, end: 0 }, { start: 300000, end: null }]
 */
export const begin = (history: readonly Contraction[], now: number): Contraction[] =>
  [...history.map((one) => (one.end === null ? { ...one, end: one.start } : one)), { start: now, end: null }].slice(-mostKept);

/**
 * Ends the running contraction; if the clock was set back, it has no length.
 * @param now milliseconds since 1970
 * @example stop([{ start: 0, end: null }], 58_000) // [{ start: 0, end: 58000 }]
 */
export const stop = (history: readonly Contraction[], now: number): Contraction[] =>
  history.map((one) => (one.end === null ? { ...one, end: Math.max(one.start, now) } : one));

/**
 * Marks a contraction as not stopped in time: it remains with its start and without a length.
 * @param start its start, which identifies it
 * @example withoutLength([{ start: 0, end: 900_000 }], 0) // [{ start: 0, end: 0 }]
 */
export const withoutLength = (history: readonly Contraction[], start: number): Contraction[] =>
  history.map((one) => (one.start === start ? { ...one, end: one.start } : one));

/**
 * Removes a contraction.
 * @param start its start, which identifies it
 * @example remove([{ start: 0, end: 58_000 }], 0) // []
 */
export const remove = (history: readonly Contraction[], start: number): Contraction[] => history.filter((one) => one.start !== start);

/**
 * Undoes the last tap: a start is removed, a stop is reopened. Null if the last tap is too long ago to be meant by “wrong tap”.
 * @param now milliseconds since 1970
 * @example takeBack([{ start: 0, end: 5_000 }], 6_000) // [{ start: 0, end: null }]
 */
export function takeBack(history: readonly Contraction[], now: number): Contraction[] | null {
  const last = history[history.length - 1];
  if (!last) return null;
  if (last.end === null) return history.slice(0, -1);
  const isRecent = last.end > last.start && now - last.end <= 2 * minute && now - last.start < forgottenAfter;
  return isRecent ? [...history.slice(0, -1), { ...last, end: null }] : null;
}

/**
 * Whether a stored value is a valid history; anything else is ignored.
 * @example isHistory([{ start: 0, end: 58_000 }]) // true
 */
export const isHistory = (stored: unknown): stored is Contraction[] =>
  Array.isArray(stored) &&
  stored.every((one: Partial<Contraction> | null) => Number.isFinite(one?.start) && (one?.end === null || Number.isFinite(one?.end)));
