/** How names and what is typed are compared: letters, marks and sounds. The same in both languages, since fold makes one i of all. */
import { fold, lower } from "../../text/letters";

/** A text as it is compared, letter for letter. */
export interface Spelling {
  /** Small letters without marks. */
  folded: string;
  /** The same, ç, ğ, ö, ş and ü kept. */
  marked: string;
}

const marks = /[çğöşü]/;

/** Letters met so far: to fold one asks the rules of a language, and thousands of names share a few dozen. */
const letters = new Map<string, Spelling>();
function spellLetter(letter: string): Spelling {
  const known = letters.get(letter);
  if (known) return known;
  const folded = fold(letter, "tr");
  const made = { folded, marked: marks.test(letter) ? letter : folded };
  letters.set(letter, made);
  return made;
}

const isPlain = /^[a-z]*$/;

/** @example spell("IŞIL") // { folded: "isil", marked: "işil" } */
export function spell(text: string): Spelling {
  const word = lower(text.normalize("NFC"), "tr");
  if (isPlain.test(word)) return { folded: word, marked: word };
  let folded = "";
  let marked = "";
  for (const letter of word) {
    const spelled = spellLetter(letter);
    folded += spelled.folded;
    marked += spelled.marked;
  }
  return { folded, marked };
}

/**
 * Whether what is typed stands in a word from a place on. A plain letter stands for its marked sister too, a marked one for itself alone.
 * @example standsAt(spell("cag"), spell("Çağla"), 0) // true; standsAt(spell("şu"), spell("Su"), 0) is false
 */
export function standsAt(typed: Spelling, word: Spelling, place: number): boolean {
  if (!word.folded.startsWith(typed.folded, place)) return false;
  return !marks.test(typed.marked) || [...typed.marked].every((letter, i) => !marks.test(letter) || word.marked[place + i] === letter);
}

/** @example isSame(spell("isil"), spell("Işıl")) // true */
export const isSame = (typed: Spelling, word: Spelling): boolean => typed.folded.length === word.folded.length && standsAt(typed, word, 0);

/** Apostrophes, hyphens and commas part words, whichever of their signs is typed. */
export const splitWords = (text: string): string[] =>
  text
    .normalize("NFC")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const soundsLike: readonly (readonly [RegExp, string])[] = [
  [/sh/g, "s"],
  [/ch/g, "c"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
];
/** A word without any of these sounds as it is written; most do, and a thousand names are looked at. */
const isSpeltApart = /[scp]h|ck|[qxwybdg]|(.)\1/;
const harden = (sound: string): string => ({ b: "p", d: "t", g: "k" })[sound] ?? sound;

/**
 * A word by its sounds: one letter for two, and b, d, g at the end of a syllable as p, t, k, which is where spellings of a name part.
 * @param isBeginning the word is still being typed, so that its last letter need not end a syllable
 * @example soundOf("Muhammed") === soundOf("Muhammet") // true; so are Zeyneb and Zeynep, Sıddıka and Sıdıka
 */
export function soundOf(word: string, isBeginning = false): string {
  const folded = spell(word).folded.replace(/[^a-z]/g, "");
  if (!isSpeltApart.test(folded)) return folded;
  const plain = soundsLike.reduce((text, [sounds, sound]) => text.replace(sounds, sound), folded);
  return plain.replace(isBeginning ? /[bdg](?=[^aeiou])/g : /[bdg](?=[^aeiou]|$)/g, harden);
}

/**
 * A name of one or more words by its sounds: each word apart, and all as one.
 * @example soundsOf("Elif Nur") // ["elifnur"]
 */
export const soundsOf = (name: string): string[] => {
  const words = splitWords(name);
  return [...new Set([words.map((word) => soundOf(word)).join(""), soundOf(words.join(""))])];
};
