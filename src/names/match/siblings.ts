import type { NameGender } from "../../vocabulary/nameLists";
import type { NameEntry } from "../nameEntry";
import type { SidedName } from "../search/bothSides";
import { soundsTooAlike, syllableCount } from "./likeness";

/** What a name has in common with the typed one, as values to be put into words. */
interface Common {
  theme: string | null;
  origin: string | null;
  list: string | null;
  syllables: number | null;
}

export interface Sibling extends SidedName {
  common: Common;
}

/** Lists that describe the kind of a name. */
const kinds = ["quran", "rare", "modern", "mostLiked"] as const;
/** Points for what two names have in common: the theme of the meaning counts most. */
const points = { theme: 3, origin: 2, list: 2, syllables: 1 };
const mostShown = 12;

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
 * Names for a sibling: those that have most in common with a name. The theme of the meaning counts 3 points, the language 2, the kind of list 2, the
 * number of syllables 1; of equal ones, those given more often come first. Left out are names that would be confused with it when called, those without a
 * sure meaning, and those of another theme, unless the name has no theme.
 * @param name the name the family has
 * @param side side of the names to find
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
    .slice(0, mostShown);
}
