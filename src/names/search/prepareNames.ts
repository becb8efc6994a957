import type { Language } from "../../routes/routes";
import { featuresOf, type NameEntry } from "../nameFilter";
import { toSearched } from "./nameSearch";

/** Names after which a key that waits is let through: about 8 ms of work on a processor slowed four times. */
const atOnce = 40;

/** Cuts and folds names for the search a few at a time, before anything is typed: all at once would hold a key up for a quarter of a second on a slow phone. */
export async function prepareNames(entries: readonly NameEntry[], language: Language): Promise<void> {
  for (const [i, entry] of entries.entries()) {
    if (i > 0 && i % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
    toSearched(entry);
    featuresOf(entry, language);
  }
}
