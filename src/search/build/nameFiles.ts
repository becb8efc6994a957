/** The names as the search loads them: a small file for each first letter, so that a name is found without loading a list. */
import { type NameRecord, nameEntries } from "../../content/names/lists";
import type { Language } from "../../routes/routes";
import { fold, slug } from "../../text/letters";
import type { IndexedName } from "../index.types";

/**
 * The names of both sides by their first letter, folded.
 * @example nameFiles(records, "tr").e?.find(([name]) => name === "Elif") // ["Elif", 1, "…"]
 */
export function nameFiles(records: readonly NameRecord[], language: Language): Record<string, IndexedName[]> {
  const names = new Map<string, IndexedName>();
  (["girl", "boy"] as const).forEach((side, i) => {
    for (const entry of nameEntries(records, side, language)) {
      const known = names.get(entry.slug);
      if (known) known[1] |= i + 1;
      else {
        const name: IndexedName = [entry.name, i + 1, entry.meaning];
        if (entry.slug !== slug(entry.name, "tr")) name.push(entry.slug);
        names.set(entry.slug, name);
      }
    }
  });
  const files: Record<string, IndexedName[]> = {};
  for (const name of names.values()) {
    const letter = fold(name[0], "tr")[0] ?? "";
    files[letter] = [...(files[letter] ?? []), name];
  }
  return files;
}
