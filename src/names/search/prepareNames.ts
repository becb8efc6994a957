import type { Language } from "../../routes/routes";
import { featuresOf, type NameEntry } from "../nameFilter";
import { toSearched } from "./nameSearch";

/** Milliseconds of work after which a key that waits is let through. */
const slice = 4;

/** Cuts and folds names for the search a few at a time, before anything is typed: all at once would hold a key up for a quarter of a second on a slow phone. */
export async function prepareNames(entries: readonly NameEntry[], language: Language): Promise<void> {
  let start = performance.now();
  for (const entry of entries) {
    if (performance.now() - start >= slice) {
      await new Promise((resolve) => setTimeout(resolve));
      start = performance.now();
    }
    toSearched(entry);
    featuresOf(entry, language);
  }
}
