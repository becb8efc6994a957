/** Finding names in a list: by what is typed, by letters, length, syllables, origin and theme. */

import type { NameList, NameMembership } from "../routes/nameLists";
import type { Language } from "../routes/routes";
import { firstLetter, fold, lower } from "../text/letters";
import type { Evidence } from "./evidence";
import { byRelevance, closenessTo, type Query, toQuery } from "./search/nameSearch";
import { splitSyllables } from "./syllables";

/** What the lists and the shortlist know of a name: one entry of the published file of names. */
export interface NameEntry {
  name: string;
  /** End of the page's address. */
  slug: string;
  meaning: string;
  /** Languages it came from, a language a part of a compound. */
  origins: readonly string[];
  /** Other spellings in use, where there are any. */
  variants?: readonly string[];
  /** What the meaning is about, the strongest first. */
  themes: readonly string[];
  evidence: Evidence;
  /** Lists it stands in beside "all"; "english": used in English and rare in Türkiye. */
  lists: readonly NameMembership[];
  /** Order by popularity in the reader's country, from 1: lists of several years one after the other; null when no list has it. */
  rank: number | null;
  /** Order of the names that last, from 1; null for a name that is not in "mostLiked". */
  lasting: number | null;
  /** The newest published place and its year; null when there is none. */
  place: { readonly rank: number; readonly year: number } | null;
}

/** What names are filtered by; an empty text filters nothing. */
export const noFilters = {
  /** Words of the name or its meaning. */
  q: "",
  /** First letter, as the alphabet of the language has it. */
  letter: "",
  /** Letters the name contains, in a row. */
  has: "",
  /** Number of letters: "4" for up to four, "5", "6", "7" for seven or more. */
  length: "",
  /** Number of syllables: "1", "2", "3", "4" for four or more; names in English use follow no rule of Turkish and have none. */
  syllables: "",
  /** A language, or "pureTurkish" for names no part of which came from another one. */
  origin: "",
  theme: "",
  /** "1": without the letters ç, ğ, ı, ö, ş, ü, which other alphabets lack. */
  plain: "",
  /** "1": with names in English use, which Turkish lists leave out. */
  english: "",
  /** "alphabet", "popularity" or, of what is typed, "relevance"; empty for the order of the list. */
  sort: "",
};
export type NameFilters = typeof noFilters;

/** @example isPlain("Irmak") // true; isPlain("Işıl") is false */
export const isPlain = (name: string): boolean => !/[çğıöşüâîû]/.test(lower(name, "tr").replace(/^ı/, "i"));

/** The most letters and syllables that are told apart. */
const mostLetters = 7;
const fewestLetters = 4;
const mostSyllables = 4;

/** Filters that offer choices, each with a number of names. */
const counted = ["letter", "length", "syllables", "origin", "theme", "plain", "english"] as const;
type Counted = (typeof counted)[number];

/** How many names each choice would give, the other filters as they are. */
export type FilterCounts = Record<Counted, Record<string, number>>;

/** What a name is filtered by. */
interface Features {
  /** Its letters as they are looked for. */
  letters: string;
  /** The choices of each filter it falls under. */
  choices: Record<Counted, readonly string[]>;
}
const known: Record<Language, WeakMap<NameEntry, Features>> = { tr: new WeakMap(), en: new WeakMap() };
/**
 * What a name is filtered by, made once.
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
      // A name in English use is split by no Turkish rule.
      syllables: entry.lists.includes("english") ? [] : [String(Math.min(mostSyllables, syllables))],
      origin: entry.origins.every((origin) => origin === "turkish") ? [...entry.origins, "pureTurkish"] : entry.origins,
      theme: entry.themes,
      plain: isPlain(entry.name) ? ["1"] : [],
      // Those the wish for names in English use brings; a list without them apart has them already.
      english: ["1"],
    },
  };
  known[language].set(entry, made);
  return made;
}

/**
 * Whether a name stands in a list. In Turkish the list of all names leaves out those in English use.
 * @example standsIn(abigail, "all", "tr") // false; in English true
 */
export const standsIn = ({ lists }: NameEntry, list: NameList, language: Language): boolean =>
  list === "all" ? language === "en" || !lists.includes("english") : lists.includes(list);

/**
 * The order a list is shown in unless another is asked for: lists of names often given by popularity, the others by alphabet.
 * @example defaultOrder("mostLiked") // "popularity"
 */
export const defaultOrder = (list: NameList): "alphabet" | "popularity" =>
  list === "popular" || list === "mostLiked" ? "popularity" : "alphabet";

/** Orders a list is shown in. */
export type NameOrder = "alphabet" | "popularity" | "relevance";

/**
 * The order unless another is chosen: what is typed puts the closest names first.
 * @example orderFor("popular", "su") // "relevance"
 */
export const orderFor = (list: NameList, typed: string): NameOrder => (typed.trim() === "" ? defaultOrder(list) : "relevance");

/**
 * The order chosen; "relevance" needs something typed.
 * @param order the order unless another is chosen
 * @example chosenOrder("relevance", "alphabet") // "alphabet"
 */
export const chosenOrder = (chosen: string, order: NameOrder): NameOrder =>
  chosen === "alphabet" || chosen === "popularity" ? chosen : order;

/**
 * Names by their first letter, in the order they come in.
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
 * Names that fit all filters, in the order asked for, and what each choice of a filter would give.
 * @param entries names in the alphabetical order of the language
 * @param list "all" or one of the lists
 * @returns the names, and the counts in one walk over all names
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
    // A name that misses two filters is in no choice of either.
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
 * Names with a place in the order first, by it; the others after them as they came. Of the names that last the order is how long they have.
 * @example byPopularity(entries, "popular")[0].rank // 1
 */
export const byPopularity = <Entry extends NameEntry>(names: readonly Entry[], list: NameList): Entry[] => {
  const rankInList = ({ rank, lasting }: NameEntry) => (list === "mostLiked" ? lasting : rank) ?? Number.MAX_SAFE_INTEGER;
  return [...names].sort((a, b) => rankInList(a) - rankInList(b));
};
