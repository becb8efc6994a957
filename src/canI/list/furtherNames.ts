import type { Language } from "../../routes/routes";
import { fold } from "../../text/letters";

/**
 * Names of a row that find it where neither its title nor another of them would: one whose words another has too says nothing new. Half the names of a
 * list are such, and each would travel with the page.
 * @param names what people type who look for it; the first of two that are the same stays
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
