/**
 * Filters and sorts a list of names by typed text, letters, length, syllables, origin and theme. Over 200 lines: a third describes the fields of an
 * entry and of the filters.
 */

import type { Language } from "../routes/routes";
import { firstLetter, fold, lower } from "../text/letters";
import type { NameList } from "../vocabulary/nameLists";
import { splitSyllables } from "../vocabulary/syllables";
import type { NameEntry } from "./nameEntry";
import { byRelevance, closenessTo, type Query, toQuery } from "./search/nameSearch";

/** The filters of a list; an empty text filters nothing. */
export const noFilters = {
  /** Words of the name or its meaning. */
  q: "",
  /** First letter, by the alphabet of the language. */
  letter: "",
  /** Consecutive letters in the name. */
  has: "",
  /** Number of letters: "4" for up to four, "5", "6", "7" for seven or more. */
  length: "",
  /** Number of syllables: "1", "2", "3", "4" for four or more; names in English use have none, because they do not follow Turkish rules. */
  syllables: "",
  /** A language, or "pureTurkish" for names of which all parts are Turkish. */
  origin: "",
  theme: "",
  /** "1": without the letters ç, ğ, ı, ö, ş, ü, which other alphabets lack. */
  plain: "",
  /** "1": includes names in English use, which Turkish lists leave out. */
  english: "",
  /** "alphabet", "popularity" or, with typed text, "relevance"; empty for the order of the list. */
  sort: "",
};
export type NameFilters = typeof noFilters;

/**
 * Whether a name has none of the letters that other alphabets lack; a capital I at its beginning counts as plain.
 * @example isPlain("Irmak") // true; isPlain("Işıl") is false
 */
export const isPlain = (name: string): boolean => !/[çğıöşüâîû]/.test(lower(name, "tr").replace(/^ı/, "i"));

/** Limits of the choices for letters and syllables; names beyond them share the last choice. */
const mostLetters = 7;
const fewestLetters = 4;
const mostSyllables = 4;

/** Filters with choices that show a number of names. */
const counted = ["letter", "length", "syllables", "origin", "theme", "plain", "english"] as const;
type Counted = (typeof counted)[number];

/** Number of names for each choice, with the other filters unchanged. */
export type FilterCounts = Record<Counted, Record<string, number>>;

/** The features by which a name is filtered. */
interface Features {
  /** Its letters folded, without spaces. */
  letters: string;
  /** The choices of each filter that include the name. */
  choices: Record<Counted, readonly string[]>;
}
const known: Record<Language, WeakMap<NameEntry, Features>> = { tr: new WeakMap(), en: new WeakMap() };
/**
 * The features by which a name is filtered, calculated once.
 * @example featuresOf(cagla, "tr").choices.letter // ["Ç"]
 */
export function featuresOf(entry: NameEntry, language: Language): Features {
  const before = known[language].get(entry);
  if (before) return before;
  const letters = fold(entry.name, "tr").replaceAll(" ", "");
  const syllables = lower(entry.name, "tr").split(" ").flatMap(splitSyllables).length;
  const made: Features = {
    letters,
    choices: {
      letter: [firstLetter(entry.name, language)],
      length: [String(Math.min(mostLetters, Math.max(fewestLetters, letters.length)))],
      // Turkish rules for syllables do not apply to a name in English use.
      syllables: entry.lists.includes("english") ? [] : [String(Math.min(mostSyllables, syllables))],
      origin: entry.origins.every((origin) => origin === "turkish") ? [...entry.origins, "pureTurkish"] : entry.origins,
      theme: entry.themes,
      plain: isPlain(entry.name) ? ["1"] : [],
      // Counts the names that this filter adds; a list that has them anyway does not offer it.
      english: ["1"],
    },
  };
  known[language].set(entry, made);
  return made;
}

/**
 * Whether a name is in a list. In Turkish, the list of all names leaves out those in English use.
 * @example standsIn(abigail, "all", "tr") // false; in English true
 */
export const standsIn = ({ lists }: NameEntry, list: NameList, language: Language): boolean =>
  list === "all" ? language === "en" || !lists.includes("english") : lists.includes(list);

/**
 * The default order of a list: by popularity for lists of names often given, by alphabet for the others.
 * @example defaultOrder("mostLiked") // "popularity"
 */
export const defaultOrder = (list: NameList): "alphabet" | "popularity" =>
  list === "popular" || list === "mostLiked" ? "popularity" : "alphabet";

/** Possible orders of a list. */
export type NameOrder = "alphabet" | "popularity" | "relevance";

/**
 * The order unless another one is chosen: with typed text, by how closely the names match.
 * @example orderFor("popular", "su") // "relevance"
 */
export const orderFor = (list: NameList, typed: string): NameOrder => (typed.trim() === "" ? defaultOrder(list) : "relevance");

/**
 * The order to use; a chosen "relevance" is ignored, because it is the default whenever text is typed.
 * @param order the order unless another one is chosen
 * @example chosenOrder("relevance", "alphabet") // "alphabet"
 */
export const chosenOrder = (chosen: string, order: NameOrder): NameOrder =>
  chosen === "alphabet" || chosen === "popularity" ? chosen : order;

/**
 * Names grouped by their first letter, in their given order.
 * @example byLetter([{ name: "Ada" }, { name: "Çağla" }], "tr") // [{ letter: "A", names: […] }, { letter: "Ç", names: […] }]
 */
export function byLetter<Named extends { name: string }>(
  names: readonly Named[],
  language: Language,
): { letter: string; names: Named[] }[] {
  const groups = new Map<string, Named[]>();
  for (const named of names) {
    const letter = firstLetter(named.name, language);
    groups.set(letter, [...(groups.get(letter) ?? []), named]);
  }
  return [...groups].map(([letter, group]) => ({ letter, names: group }));
}

/**
 * The names that fit all filters, in the chosen order, and the number of names for each choice of a filter.
 * @param entries names in the alphabetical order of the language
 * @param list "all" or one of the lists
 * @returns the names and the counts, from one pass over all names
 * @example filterNames(entries, { ...noFilters, letter: "Ç" }, "all", "tr").names // the names with Ç
 */
export function filterNames<Entry extends NameEntry>(
  entries: readonly Entry[],
  filters: NameFilters,
  list: NameList,
  language: Language,
): { names: Entry[]; counts: FilterCounts } {
  const query = toQuery(filters.q);
  const has = fold(filters.has, language).replace(/\s+/g, "");
  const counts = Object.fromEntries(counted.map((filter) => [filter, {}])) as FilterCounts;
  const names: Entry[] = [];
  const chosen = counted.filter((filter) => filter !== "english" && filters[filter] !== "");
  for (const entry of entries) {
    const stands = standsIn(entry, list, language);
    if (!stands && list !== "all") continue;
    const { letters, choices } = featuresOf(entry, language);
    if (has !== "" && !letters.includes(has)) continue;
    const missed: Counted[] = chosen.filter((filter) => !choices[filter].includes(filters[filter]));
    if (!stands && filters.english !== "1") missed.push("english");
    // A name that fails two filters is counted for no choice of either.
    if (missed.length > 1 || !answers(entry, query)) continue;
    for (const filter of missed.length === 0 ? counted : missed) {
      if (filter === "english" && stands) continue;
      for (const choice of choices[filter]) counts[filter][choice] = (counts[filter][choice] ?? 0) + 1;
    }
    if (missed.length === 0) names.push(entry);
  }
  return { names: inOrder(names, filters.sort, query, list), counts };
}

const answers = (entry: NameEntry, query: Query): boolean => query.words.length === 0 || closenessTo(entry, query) !== null;

function inOrder<Entry extends NameEntry>(names: Entry[], sort: string, query: Query, list: NameList): Entry[] {
  if (sort === "relevance") return query.words.length > 0 ? byRelevance(names, query) : names;
  return sort === "popularity" ? byPopularity(names, list) : names;
}

/**
 * Sorts names by popularity; those without a place follow in their given order. In the list "mostLiked", by how long they have been popular.
 * @example byPopularity(entries, "popular")[0].rank // 1
 */
export const byPopularity = <Entry extends NameEntry>(names: readonly Entry[], list: NameList): Entry[] => {
  const rankInList = ({ rank, lasting }: NameEntry) => (list === "mostLiked" ? lasting : rank) ?? Number.MAX_SAFE_INTEGER;
  return [...names].sort((a, b) => rankInList(a) - rankInList(b));
};
