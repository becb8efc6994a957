/** Milliseconds without a change after which the address follows. */
const pauseMs = 400;

/** What does not wait for the pause: the link to the other language takes the address along, and a page that is left is found again by it. */
const ends = ["click", "pagehide"];

/** The address that waits to be written, and the timer it waits for. */
let next: { path: string; timer: ReturnType<typeof setTimeout> } | undefined;

function forget(): void {
  clearTimeout(next?.timer);
  next = undefined;
  for (const end of ends) removeEventListener(end, write, true);
}

function write(): void {
  const path = next?.path;
  forget();
  try {
    if (path !== undefined) history.replaceState(history.state, "", path);
  } catch {
    // The address is a convenience: the next change writes it again.
  }
}

/**
 * Writes what a reader chose or typed into the address, in place of the one there: the way back leads to the page before. Safari refuses more than a
 * hundred changes of the address in half a minute, and each takes longer than a frame: only the last one of a pause is written, at once when the page is left or something tapped.
 * @param path path and fragment of this page
 * @returns takes the path back, if it is not yet written
 * @example keepInAddress("/arama#q=ates")
 */
export function keepInAddress(path: string): () => void {
  forget();
  const own = { path, timer: setTimeout(write, pauseMs) };
  next = own;
  for (const end of ends) addEventListener(end, write, true);
  return () => {
    if (next === own) forget();
  };
}
