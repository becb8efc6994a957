import { startTransition, useEffect, useState } from "react";

interface Row {
  readonly slug: string;
}

/** Rows drawn at once: about what a screen shows. */
export const atOnce = 8;

/** How many rows two lists begin with alike. */
function sameRows(before: readonly Row[], after: readonly Row[]): number {
  const other = before.findIndex(({ slug }, i) => slug !== after[i]?.slug);
  return other < 0 ? before.length : other;
}

/**
 * How many rows of a list to draw. Other names begin with the rows of one screen, or with those that stand there already; the rest follows a few at a time,
 * each behind any key that was pressed meanwhile, so that no key waits for rows nobody sees yet.
 * @param wanted how many rows there are to be in the end; at first all of them, as the HTML of the page has them
 */
export function useRowsDrawn(names: readonly Row[], wanted: number): number {
  const [drawn, setDrawn] = useState({ names, count: wanted });
  const kept = drawn.names === names ? drawn.count : Math.max(atOnce, sameRows(drawn.names.slice(0, drawn.count), names));
  const count = Math.min(wanted, kept);
  const isWhole = count >= Math.min(wanted, names.length);
  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn({ names, count: count + atOnce }));
  }, [names, count, isWhole]);
  return count;
}
