import type { Language } from "../../routes/routes";
import { alphabets, firstLetter, slug, sortBy } from "../../text/letters";
import type { ItemRow, ItemSection } from "./itemRow.types";

/**
 * The rows grouped by their first letter, in alphabetical order; letters without a row are left out.
 * @example byLetter(rows, "tr").map(({ name }) => name) // ["A", "B", "Ç", …]
 */
export function byLetter(rows: readonly ItemRow[], language: Language): ItemSection[] {
  const sorted = sortBy(rows, ({ title }) => title, language);
  return [...alphabets[language]]
    .map((letter, i) => ({
      // Without the number, I and İ, or C and Ç, would have the same anchor.
      anchor: `letter-${slug(letter, language)}${i}`,
      name: letter,
      rows: sorted.filter(({ title }) => firstLetter(title, language) === letter),
    }))
    .filter(({ rows: own }) => own.length > 0);
}

/**
 * The rows by group, in the order of the groups; groups without a row are left out.
 * @example byGroup(rows, [{ key: "dairy", name: "Dairy" }], "en")[0]?.anchor // "group-dairy"
 */
export function byGroup(rows: readonly ItemRow[], groups: readonly { key: string; name: string }[], language: Language): ItemSection[] {
  const sorted = sortBy(rows, ({ title }) => title, language);
  return groups
    .map(({ key, name }) => ({ anchor: `group-${key}`, name, rows: sorted.filter(({ group }) => group === key) }))
    .filter(({ rows: own }) => own.length > 0);
}
