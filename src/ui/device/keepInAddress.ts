/** Milliseconds without a change after which the address is updated. */
const pauseMs = 400;

/** Events that write the address at once: the link to the other language takes the address along, and going back to this page must find it again. */
const ends = ["click", "pagehide"];

/** The address to be written next, and its timer. */
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
 * Writes what a reader chose or typed into the address without a new history entry, so that Back leads to the previous page. Safari refuses more than
 * a hundred changes of the address in half a minute, and each takes longer than a frame: only the last change before a pause is written, or at once
 * when the page is left or something is tapped.
 * @param path path and fragment of this page
 * @returns cancels the change if it is not yet written
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
