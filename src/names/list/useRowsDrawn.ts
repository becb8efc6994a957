import { startTransition, useEffect, useState } from "react";

interface Row {
  readonly slug: string;
}

/** Rows rendered with a key: what a phone shows between the search and the keyboard. Then as many follow at a time: twice as many take over a frame. */
export const withKey = 4;
/** Rows rendered at once: about what a screen shows. */
export const atOnce = 8;
/** Milliseconds without another key until the rows below the screen follow. */
const pauseMs = 250;

/** Number of equal rows at the beginning of two lists. */
function sameRows(before: readonly Row[], after: readonly Row[]): number {
  const other = before.findIndex(({ slug }, i) => slug !== after[i]?.slug);
  return other < 0 ? before.length : other;
}

/**
 * The number of rows of a list to render. A new list begins with a few rows, or with those it has in common with the list before, and continues to those
 * of one screen; the rest follow a few at a time when typing stops, so that no key waits for rows that nobody sees yet.
 * @param wanted number of rows to reach in the end; at first all of them, as in the HTML of the page
 */
export function useRowsDrawn(names: readonly Row[], wanted: number): number {
  const [drawn, setDrawn] = useState({ names, count: wanted });
  const isNew = drawn.names !== names;
  const kept = isNew ? Math.max(withKey, sameRows(drawn.names.slice(0, drawn.count), names)) : drawn.count;
  const count = Math.min(wanted, kept);
  const isWhole = count >= Math.min(wanted, names.length);
  // Past the first screen, keys take precedence.
  const wait = count === atOnce || (isNew && count > atOnce) ? pauseMs : 0;
  useEffect(() => {
    if (isWhole) return;
    const next = () => startTransition(() => setDrawn({ names, count: count + withKey }));
    const waiting = setTimeout(next, wait);
    return () => clearTimeout(waiting);
  }, [names, count, isWhole, wait]);
  return count;
}
