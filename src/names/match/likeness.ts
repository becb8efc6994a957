/** Compares names: their syllables, and whether they would be confused when called. */
import { distance } from "fastest-levenshtein";
import { lower } from "../../text/letters";
import { splitSyllables } from "../../vocabulary/syllables";
import type { NameEntry } from "../nameEntry";
import { soundOf, splitWords } from "../search/spelling";

/**
 * The number of syllables of a name, over all its words; null for a name in English use, which does not follow Turkish rules.
 * @example syllableCount(elifNur) // 3
 */
export const syllableCount = ({ name, lists }: Pick<NameEntry, "name" | "lists">): number | null =>
  lists.includes("english") ? null : lower(name, "tr").split(" ").flatMap(splitSyllables).length;

/** Number of equal letters at the end that makes two names rhyme. */
const rhyme = 3;

/**
 * Whether two names sound nearly the same: they differ by one letter, or one begins with the other, or they have the same ending.
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
