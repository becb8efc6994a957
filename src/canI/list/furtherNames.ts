import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";

/**
 * The names that a row needs in addition to its title to be found. A name whose words are all in the title or in another name is left out: that is
 * half of all names in a list, and each would add to the page.
 * @param names what people type to find it; of two equal names the first one stays
 * @example furtherNames("Tulum", ["tulum", "Tulum peyniri", "keçi tulumu", "keci tulumu"], "tr") // ["Tulum peyniri", "keçi tulumu"]
 */
export function furtherNames(title: string, names: readonly string[], language: Language): string[] {
  const all = [title, ...names].map((name) => new Set(fold(name, language).split(/\s+/)));
  const isIn = (inner: ReadonlySet<string>, outer: ReadonlySet<string>) => [...inner].every((word) => outer.has(word));
  return names.filter((_, i) => {
    const own = all[i + 1] ?? new Set();
    return !all.some((other, j) => j !== i + 1 && isIn(own, other) && (j < i + 1 || !isIn(other, own)));
  });
}
