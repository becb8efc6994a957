/** Finds the names that match typed text, and how closely: the name itself first, then its beginnings, then its meaning, then letters inside it. */
import type { NameEntry } from "../nameEntry";
import { askedName } from "./askedName";
import { isSame, type Spelling, soundOf, soundsOf, spell, splitWords, standsAt } from "./spelling";

/** Kinds of match, the closest first. */
export const closeness = {
  /** The name itself, with or without marks and spaces. */
  same: 0,
  /** Another spelling of it. */
  variant: 1,
  /** Its first words are the typed ones. */
  firstWord: 2,
  beginning: 3,
  laterWord: 4,
  soundBeginning: 5,
  /** The typed text is one whole sense of its meaning. */
  sense: 6,
  meaningWord: 7,
  meaningBeginning: 8,
  /** Each typed word is in the name or in the meaning. */
  parts: 9,
  /** The typed text is inside the name. */
  middle: 10,
} as const;

/** A word of up to this many letters, like "su", matches only whole words and their forms, like "suyu", not longer words, and not "süs". */
const shortWord = 2;
const longestEnding = 3;

export interface Searched {
  words: readonly Spelling[];
  joined: Spelling;
  /** The name and its other spellings by their sounds. */
  sounds: readonly string[];
  /** The name without its other spellings, by its sounds, as one word. */
  sound: string;
  variants: readonly Spelling[];
  meaning: readonly Spelling[];
  senses: readonly Spelling[];
  /** All its words, each after a space, then joined as one word, then its sounds: text that is not in here cannot match. */
  letters: string;
}
/** Prepared names, made once, because a list of a thousand names is searched at every key. */
const searched = new WeakMap<NameEntry, Searched>();
/**
 * A name prepared for the search: split into words and folded.
 * @example toSearched(elifNur).joined.folded // "elifnur"
 */
export function toSearched(entry: NameEntry): Searched {
  const known = searched.get(entry);
  if (known) return known;
  const variants = entry.variants ?? [];
  const name = splitWords(entry.name).join("");
  const words = splitWords(entry.name).map(spell);
  const sounds = [entry.name, ...variants].flatMap(soundsOf);
  const otherSpellings = variants.map((variant) => spell(splitWords(variant).join("")));
  const meaning = splitWords(entry.meaning).map(spell);
  const folded = [words, otherSpellings, meaning].flat().map((word) => word.folded);
  const made = {
    words,
    joined: spell(name),
    sound: soundOf(name),
    sounds,
    variants: otherSpellings,
    meaning,
    senses: entry.meaning.split(/[;,]/).map((sense) => spell(splitWords(sense).join(""))),
    letters: ["", ...folded, folded.join(""), ...sounds].join(" "),
  };
  searched.set(entry, made);
  return made;
}

/** The typed text, prepared once for all names. */
export interface Query {
  words: readonly Spelling[];
  joined: Spelling;
  sounds: readonly string[];
  /** The sounds of a name still being typed. */
  soundBeginning: string;
  /** The words to look for in `Searched.letters`; a single letter only at the beginning of a word. */
  letters: readonly string[];
  /** Results of the names compared so far, because the list, its order and its offers all need them. */
  compared: WeakMap<NameEntry, number | null>;
}

/** The last query, stored because several parts of a page prepare the same text. */
let last: { typed: string; query: Query } | undefined;

/**
 * Typed text prepared for the search.
 * @example toQuery(" Elif  NUR ").words.map(({ folded }) => folded) // ["elif", "nur"]
 */
export function toQuery(typed: string): Query {
  if (last?.typed === typed) return last.query;
  // “Elif isminin anlamı” asks for Elif.
  const words = splitWords(askedName(typed)?.text ?? typed);
  const joined = words.join("");
  const spelt = words.map(spell);
  const query: Query = {
    words: spelt,
    joined: spell(joined),
    letters: spelt.map(({ folded }) => (folded.length > 1 ? folded : ` ${folded}`)),
    sounds: soundsOf(words.join(" ")),
    soundBeginning:
      words
        .slice(0, -1)
        .map((word) => soundOf(word))
        .join("") + soundOf(words.at(-1) ?? "", true),
    compared: new WeakMap(),
  };
  last = { typed, query };
  return query;
}

const isWordOf = (typed: Spelling, meaning: readonly Spelling[]): boolean =>
  meaning.some((word) => (typed.folded.length > shortWord ? isSame(typed, word) : word.marked === typed.marked));
const beginsWordOf = (typed: Spelling, meaning: readonly Spelling[]): boolean =>
  meaning.some((word) =>
    typed.folded.length > shortWord
      ? standsAt(typed, word, 0)
      : word.marked.startsWith(typed.marked) && word.marked.length <= typed.marked.length + longestEnding,
  );
const isInside = (typed: Spelling, word: Spelling): boolean => {
  for (let place = word.folded.indexOf(typed.folded); place >= 0; place = word.folded.indexOf(typed.folded, place + 1))
    if (standsAt(typed, word, place)) return true;
  return false;
};

/**
 * How closely a name matches, as a value of `closeness`; null if it does not.
 * @example closenessTo(zeynep, toQuery("Zeyneb")) // closeness.variant
 */
export function closenessTo(entry: NameEntry, query: Query): number | null {
  const before = query.compared.get(entry);
  if (before !== undefined) return before;
  const close = compare(entry, query);
  query.compared.set(entry, close);
  return close;
}

/** A quick test that excludes most names: false if the typed text is nowhere in the name, its meaning or its sounds. */
const mayAnswer = ({ letters }: Searched, { words, joined, sounds, soundBeginning, letters: typed }: Query): boolean =>
  typed.every((word) => letters.includes(word)) ||
  (words.length > 1 && letters.includes(joined.folded)) ||
  (soundBeginning.length > shortWord && letters.includes(soundBeginning)) ||
  sounds.some((sound) => sound.length > shortWord && letters.includes(sound));

function compare(entry: NameEntry, query: Query): number | null {
  const name = toSearched(entry);
  if (!mayAnswer(name, query)) return null;
  const { words, joined, sounds, soundBeginning } = query;
  const has = (test: (words: Spelling, meaning: readonly Spelling[]) => boolean) => words.every((word) => test(word, name.meaning));
  if (isSame(joined, name.joined)) return closeness.same;
  const isSound = sounds.some((sound) => sound.length > shortWord && name.sounds.includes(sound));
  if (isSound || name.variants.some((variant) => isSame(joined, variant))) return closeness.variant;
  const isFirst = words.every((word, i) => name.words[i] !== undefined && isSame(word, name.words[i] as Spelling));
  if (isFirst) return closeness.firstWord;
  if (standsAt(joined, name.joined, 0)) return closeness.beginning;
  if (words.length === 1 && name.words.slice(1).some((word) => standsAt(joined, word, 0))) return closeness.laterWord;
  const beginsSound = [soundBeginning, ...sounds].some((typed) => name.sounds.some((sound) => sound.startsWith(typed)));
  if (soundBeginning.length > shortWord && beginsSound) return closeness.soundBeginning;
  if (name.senses.some((sense) => isSame(joined, sense))) return closeness.sense;
  if (has(isWordOf)) return closeness.meaningWord;
  if (has(beginsWordOf)) return closeness.meaningBeginning;
  if (words.length > 1 && has((word, meaning) => name.words.some((part) => standsAt(word, part, 0)) || beginsWordOf(word, meaning)))
    return closeness.parts;
  return joined.folded.length > 1 && isInside(joined, name.joined) ? closeness.middle : null;
}

/**
 * The names that match, the closest first; among equal ones, those given more often, then in their original order.
 * @example byRelevance(girls, toQuery("su"))[0]?.name // "Su"
 */
export function byRelevance<Entry extends NameEntry>(entries: readonly Entry[], query: Query): Entry[] {
  return entries
    .flatMap((entry, place) => {
      const close = closenessTo(entry, query);
      return close === null
        ? []
        : [{ entry, place, close, exact: toSearched(entry).joined.marked.startsWith(query.joined.marked) ? 0 : 1 }];
    })
    .sort(
      (a, b) =>
        a.close - b.close ||
        // Of names found by a plain letter, those written with it come first: for "su", Suna before Süreyya.
        a.exact - b.exact ||
        (a.entry.rank ?? Number.MAX_SAFE_INTEGER) - (b.entry.rank ?? Number.MAX_SAFE_INTEGER) ||
        a.place - b.place,
    )
    .map(({ entry }) => entry);
}
