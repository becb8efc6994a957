import type { NameGender } from "../../routes/nameLists";
import type { NameEntry } from "../nameFilter";
import type { SidedName } from "../search/bothSides";
import { soundsTooAlike, syllableCount } from "./likeness";

/** What a name has in common with the one typed: values of the record, to be put into words. */
export interface Common {
  theme: string | null;
  origin: string | null;
  list: string | null;
  syllables: number | null;
}

export interface Sibling extends SidedName {
  common: Common;
}

/** Lists that say of a name what kind it is. */
const kinds = ["quran", "rare", "modern", "mostLiked"] as const;
/** What counts how much: the subject of the meaning most. */
const points = { theme: 3, origin: 2, list: 2, syllables: 1 };
const most = 12;

const firstShared = (a: readonly string[], b: readonly string[]): string | null => a.find((item) => b.includes(item)) ?? null;

function commonOf(name: NameEntry, other: NameEntry): Common {
  const [own, theirs] = [syllableCount(name), syllableCount(other)];
  const lists = kinds.filter((kind) => name.lists.includes(kind));
  return {
    theme: firstShared(name.themes, other.themes),
    origin: firstShared(name.origins, other.origins),
    list: firstShared(lists, other.lists),
    syllables: own !== null && own === theirs ? own : null,
  };
}

/**
 * Names for a sibling: those that have most in common with a name – the subject of its meaning 3 points, its language 2, the kind of list 2, its
 * syllables 1; of equal ones the more often given. Left out are names that would be mixed up with it when called, and those without a sure meaning; of another
 * theme, unless the record of the name has none.
 * @param name the name the family has
 * @param side whose name is looked for
 * @returns at most twelve, each with what it has in common
 * @example findSiblings(defne, names, "boy", "tr")[0]?.common.theme // "plant"
 */
export function findSiblings(name: NameEntry, names: readonly SidedName[], side: NameGender, language: string): Sibling[] {
  const score = ({ common }: Sibling): number =>
    (Object.keys(points) as (keyof Common)[]).reduce((sum, what) => sum + (common[what] === null ? 0 : points[what]), 0);
  return names
    .filter(
      ({ entry, sides }) =>
        sides.includes(side) &&
        entry.evidence !== "disputed" &&
        (language === "en" || !entry.lists.includes("english")) &&
        !entry.name.includes(" ") &&
        !soundsTooAlike(name.name, entry.name),
    )
    .map((other) => ({ ...other, common: commonOf(name, other.entry) }))
    .filter(({ common }) => common.theme !== null || (name.themes.length === 0 && (common.list !== null || common.origin !== null)))
    .sort(
      (a, b) =>
        score(b) - score(a) ||
        (a.entry.rank ?? Number.MAX_SAFE_INTEGER) - (b.entry.rank ?? Number.MAX_SAFE_INTEGER) ||
        (a.entry.slug < b.entry.slug ? -1 : 1),
    )
    .slice(0, most);
}
