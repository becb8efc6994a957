import type { Language } from "../../routes/routes";
import type { NameEntry } from "../nameEntry";
import { featuresOf } from "../nameFilter";
import { toSearched } from "./nameSearch";

/** Milliseconds of work after which a waiting key press is handled. */
const slice = 4;

/** Prepares names for the search in small steps, before anything is typed: all at once would delay a key by a quarter of a second on a slow phone. */
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
