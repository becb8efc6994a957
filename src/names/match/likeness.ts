/** What two names have in common, and where they would be mixed up when called. */
import { distance } from "fastest-levenshtein";
import { lower } from "../../text/letters";
import type { NameEntry } from "../nameFilter";
import { soundOf, splitWords } from "../search/spelling";
import { splitSyllables } from "../syllables";

/**
 * Syllables of a name, word after word; null for a name in English use, which follows no rule of Turkish.
 * @example syllableCount(elifNur) // 3
 */
export const syllableCount = ({ name, lists }: Pick<NameEntry, "name" | "lists">): number | null =>
  lists.includes("english") ? null : lower(name, "tr").split(" ").flatMap(splitSyllables).length;

/** Letters at the end of two names that make a rhyme. */
const rhyme = 3;

/**
 * True when two names are nearly the same to the ear: one slip apart, or one within the other, or with the same ending.
 * @example soundsTooAlike("Ada", "Eda") // true; "Elif" and "Defne" are not
 */
export function soundsTooAlike(a: string, b: string): boolean {
  const [first, second] = [a, b].map((name) => soundOf(splitWords(name).join(""))) as [string, string];
  return (
    first.startsWith(second) ||
    second.startsWith(first) ||
    distance(first, second) <= 1 ||
    (Math.min(first.length, second.length) > rhyme && first.slice(-rhyme) === second.slice(-rhyme))
  );
}
