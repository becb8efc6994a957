/** Finding names in a list: by what is typed, by letters, length, origin and theme. */

import type { Language } from "../routes/routes";
import { firstLetter, fold, lower } from "../text/letters";

/** What the lists and the shortlist know of a name: one entry of the published file of names. */
export interface NameEntry {
  name: string;
  /** End of the page's address. */
  slug: string;
  meaning: string;
  /** Languages it came from, a language a part of a compound. */
  origins: readonly string[];
  /** What the meaning is about, the strongest first. */
  themes: readonly string[];
  /** compared: with the meaning in name dictionaries; word: a plain Turkish word; compound: of known names or words; editors: known to the editors alone; disputed. */
  evidence: string;
  /** Lists it stands in beside "all"; "english": used in English and rare in Türkiye. */
  lists: readonly string[];
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
  origin: "",
  theme: "",
  /** "1": without the letters ç, ğ, ı, ö, ş, ü, which other alphabets lack. */
  plain: "",
  /** "1": with names in English use, which Turkish lists leave out. */
  english: "",
  /** "alphabet" or "popularity"; empty for the order of the list. */
  sort: "",
};
export type NameFilters = typeof noFilters;

const letterCount = (name: string): number => name.replaceAll(" ", "").length;
const fitsLength = (name: string, length: string): boolean =>
  length === "4" ? letterCount(name) <= 4 : length === "7" ? letterCount(name) >= 7 : letterCount(name) === Number(length);

/** @example isPlain("Irmak") // true; isPlain("Işıl") is false */
export const isPlain = (name: string): boolean => !/[çğıöşüâîû]/.test(lower(name, "tr").replace(/^ı/, "i"));

/** A word of one or two letters, like "su", is looked for as a word; its forms, like "suyu", count, longer words do not. */
const shortWord = 2;
const longestEnding = 3;

/** Apostrophes and commas part words, whichever of their signs is typed. */
const splitWords = (text: string): string[] => text.split(/[^\p{L}]+/u).filter(Boolean);

interface Searched {
  name: string;
  letters: string;
  meaning: readonly string[];
}
/** Names and meanings as they are searched, made once: a list of a thousand names is searched at every key. */
const searched = new WeakMap<NameEntry, Searched>();
function toSearched(entry: NameEntry, language: Language): Searched {
  const known = searched.get(entry);
  if (known) return known;
  const name = fold(entry.name, "tr");
  const made = { name, letters: name.replaceAll(" ", ""), meaning: splitWords(fold(entry.meaning, language)) };
  searched.set(entry, made);
  return made;
}

function mentions({ name, meaning }: Searched, words: readonly string[]): boolean {
  return words.every(
    (word) =>
      name.includes(word) ||
      meaning.some((part) => part.startsWith(word) && (word.length > shortWord || part.length <= word.length + longestEnding)),
  );
}

/**
 * Whether a name stands in a list. In Turkish the list of all names leaves out those in English use.
 * @example standsIn(abigail, "all", "tr") // false; in English true
 */
export const standsIn = ({ lists }: NameEntry, list: string, language: Language): boolean =>
  list === "all" ? language === "en" || !lists.includes("english") : lists.includes(list);

/**
 * The order a list is shown in unless another is asked for: lists of names often given by popularity, the others by alphabet.
 * @example defaultOrder("mostLiked") // "popularity"
 */
export const defaultOrder = (list: string): "alphabet" | "popularity" =>
  list === "popular" || list === "mostLiked" ? "popularity" : "alphabet";

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
 * The names that fit all filters but the first letter, in the order they came.
 * @example withoutLetter(entries, { ...noFilters, q: "ışık" }, "all", "tr") // names that are called so or mean light
 */
export function withoutLetter<Entry extends NameEntry>(
  entries: readonly Entry[],
  filters: NameFilters,
  list: string,
  language: Language,
): Entry[] {
  const words = splitWords(fold(filters.q, language));
  const has = fold(filters.has, language).replace(/\s+/g, "");
  return entries.filter(
    (entry) =>
      (standsIn(entry, list, language) || (list === "all" && filters.english === "1")) &&
      (words.length === 0 || mentions(toSearched(entry, language), words)) &&
      (has === "" || toSearched(entry, language).letters.includes(has)) &&
      (filters.length === "" || fitsLength(entry.name, filters.length)) &&
      (filters.origin === "" || entry.origins.includes(filters.origin)) &&
      (filters.theme === "" || entry.themes.includes(filters.theme)) &&
      (filters.plain === "" || isPlain(entry.name)),
  );
}

/**
 * Names that fit all filters, in the order asked for.
 * @param entries names in the alphabetical order of the language
 * @param list "all" or one of the lists
 * @returns the names, and how many each first letter would give
 * @example filterNames(entries, { ...noFilters, letter: "Ç" }, "all", "tr").names // the names with Ç
 */
export function filterNames<Entry extends NameEntry>(
  entries: readonly Entry[],
  filters: NameFilters,
  list: string,
  language: Language,
): { names: Entry[]; counts: Record<string, number> } {
  const fitting = withoutLetter(entries, filters, list, language);
  const counts: Record<string, number> = {};
  for (const { name } of fitting) counts[firstLetter(name, language)] = (counts[firstLetter(name, language)] ?? 0) + 1;
  const names = filters.letter === "" ? fitting : fitting.filter(({ name }) => firstLetter(name, language) === filters.letter);
  return { names: filters.sort === "popularity" ? byPopularity(names, list) : names, counts };
}

/**
 * Names with a place in the order first, by it; the others after them as they came. Of the names that last the order is how long they have.
 * @example byPopularity(entries, "popular")[0].rank // 1
 */
export const byPopularity = <Entry extends NameEntry>(names: readonly Entry[], list: string): Entry[] => {
  const rankInList = ({ rank, lasting }: NameEntry) => (list === "mostLiked" ? lasting : rank) ?? Number.MAX_SAFE_INTEGER;
  return [...names].sort((a, b) => rankInList(a) - rankInList(b));
};
