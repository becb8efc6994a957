import { startTransition, useEffect, useState } from "react";

interface Row {
  readonly slug: string;
}

/** Rows drawn with a key: what a phone shows between the search and the keyboard. The next ones follow as many at a time: twice as many take longer than a frame. */
export const withKey = 4;
/** Rows drawn at once: about what a screen shows. */
export const atOnce = 8;
/** Milliseconds without another key after which the rows below the screen follow. */
const pauseMs = 250;

/** How many rows two lists begin with alike. */
function sameRows(before: readonly Row[], after: readonly Row[]): number {
  const other = before.findIndex(({ slug }, i) => slug !== after[i]?.slug);
  return other < 0 ? before.length : other;
}

/**
 * How many rows of a list to draw. Other names begin with a few rows, or with those that stand there already, and go on to those of one screen; the rest
 * follows a few at a time once nothing is typed any more, so that no key waits for rows nobody sees yet.
 * @param wanted how many rows there are to be in the end; at first all of them, as the HTML of the page has them
 */
export function useRowsDrawn(names: readonly Row[], wanted: number): number {
  const [drawn, setDrawn] = useState({ names, count: wanted });
  const isNew = drawn.names !== names;
  const kept = isNew ? Math.max(withKey, sameRows(drawn.names.slice(0, drawn.count), names)) : drawn.count;
  const count = Math.min(wanted, kept);
  const isWhole = count >= Math.min(wanted, names.length);
  // Past the first screen: the keys come first.
  const wait = count === atOnce || (isNew && count > atOnce) ? pauseMs : 0;
  useEffect(() => {
    if (isWhole) return;
    const next = () => startTransition(() => setDrawn({ names, count: count + withKey }));
    const waiting = setTimeout(next, wait);
    return () => clearTimeout(waiting);
  }, [names, count, isWhole, wait]);
  return count;
}
