import { lower } from "../../text/letters";
import type { NameGender } from "../../vocabulary/nameLists";
import type { NameEntry } from "../nameEntry";
import type { SidedName } from "../search/bothSides";
import { spell } from "../search/spelling";
import { soundsTooAlike, syllableCount } from "./likeness";

export interface SecondName extends SidedName {
  /** Both names, as they are written. */
  both: string;
  /** Number of syllables of both. */
  syllables: number;
  /** Slug of the double name in the dictionary; null if it is not there. */
  known: string | null;
}

/** Most syllables of both names; longer ones are seldom said in full. */
const mostSyllables = 5;
const longestSecond = 2;
const mostShown = 12;
const vowel = /[aeıioöuüâîû]/;

/** Whether the end of one name runs into the beginning of the next: the same letter, or a vowel before a vowel. */
function runsTogether(first: string, second: string): boolean {
  const [end, start] = [lower(first, "tr").at(-1) ?? "", lower(second, "tr").at(0) ?? ""];
  return end === start || (vowel.test(end) && vowel.test(start));
}

/**
 * Second names for a first one: of one or two syllables, five together at most, that do not run into it and do not sound like it. First those that
 * make a double name of the dictionary, then those that are the second half of one with another name, then those given more often.
 * @param first a name as it is written; the dictionary need not have it
 * @param side side of the names
 * @returns at most twelve; none for an empty name or one of five syllables or more
 * @example findSecondNames("Elif", names, "girl")[0]?.both // "Elif Ada"
 */
export function findSecondNames(first: string, names: readonly SidedName[], side: NameGender): SecondName[] {
  const own = syllableCount({ name: first, lists: [] }) ?? 0;
  if (first.trim() === "" || first.includes(" ")) return [];
  const onSide = names.filter(({ sides }) => sides.includes(side));
  const doubles = new Map(
    onSide.filter(({ entry }) => entry.name.includes(" ")).map(({ entry }) => [spell(entry.name).folded, entry.slug]),
  );
  const seconds = new Map<string, number>();
  for (const double of doubles.keys()) {
    const [, second = ""] = double.split(" ");
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  const secondsOf = ({ name }: NameEntry): number => seconds.get(spell(name).folded) ?? 0;
  return onSide
    .flatMap((name) => {
      const syllables = syllableCount(name.entry);
      if (syllables === null || name.entry.name.includes(" ") || syllables > longestSecond || own + syllables > mostSyllables) return [];
      const both = `${first} ${name.entry.name}`;
      const known = doubles.get(spell(both).folded) ?? null;
      if (known === null && (runsTogether(first, name.entry.name) || soundsTooAlike(first, name.entry.name))) return [];
      return [{ ...name, both, syllables: own + syllables, known }];
    })
    .sort(
      (a, b) =>
        Number(b.known !== null) - Number(a.known !== null) ||
        secondsOf(b.entry) - secondsOf(a.entry) ||
        (a.entry.rank ?? Number.MAX_SAFE_INTEGER) - (b.entry.rank ?? Number.MAX_SAFE_INTEGER) ||
        (a.entry.slug < b.entry.slug ? -1 : 1),
    )
    .slice(0, mostShown);
}
