/** Compares names with typed text by letters, marks and sounds; the same in both languages, because `fold` makes one i of ı, i and their capitals. */
import { fold, lower } from "../../text/letters";

/** Two forms of a text for comparing, with equal positions. */
export interface Spelling {
  /** Lower case without marks. */
  folded: string;
  /** The same, but with ç, ğ, ö, ş and ü unchanged. */
  marked: string;
}

const marks = /[çğöşü]/;

/** Letters already folded: folding a letter depends on language rules and is slow, and thousands of names share a few dozen letters. */
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

/**
 * The forms of a text for comparing.
 * @example spell("IŞIL") // { folded: "isil", marked: "işil" }
 */
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
 * Whether typed text is in a word at an index. A plain letter matches its marked form too; a marked letter matches only itself.
 * @param place index in the word, from 0
 * @example standsAt(spell("cag"), spell("Çağla"), 0) // true; standsAt(spell("şu"), spell("Su"), 0) is false
 */
export function standsAt(typed: Spelling, word: Spelling, place: number): boolean {
  if (!word.folded.startsWith(typed.folded, place)) return false;
  return !marks.test(typed.marked) || [...typed.marked].every((letter, i) => !marks.test(letter) || word.marked[place + i] === letter);
}

/**
 * Whether typed text is the whole word, compared as in `standsAt`.
 * @example isSame(spell("isil"), spell("Işıl")) // true
 */
export const isSame = (typed: Spelling, word: Spelling): boolean => typed.folded.length === word.folded.length && standsAt(typed, word, 0);

/**
 * The words of a text: anything that is not a letter separates them, for example apostrophes, hyphens and commas.
 * @example splitWords("Elif-Nur") // ["Elif", "Nur"]
 */
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
/** A quick test: words without any of these are left unchanged. Most are, and a thousand names are checked. */
const isSpeltApart = /[scp]h|ck|[qxwybdg]|(.)\1/;
const harden = (sound: string): string => ({ b: "p", d: "t", g: "k" })[sound] ?? sound;

/**
 * A word by its sounds: pairs like sh and double letters as one letter, and b, d, g at the end of a syllable as p, t, k, where spellings of the same
 * name often differ.
 * @param isBeginning true if the word is still being typed, so that its last letter may not end a syllable
 * @example soundOf("Muhammed") === soundOf("Muhammet") // true; so are Zeyneb and Zeynep, Sıddıka and Sıdıka
 */
export function soundOf(word: string, isBeginning = false): string {
  const folded = spell(word).folded.replace(/[^a-z]/g, "");
  if (!isSpeltApart.test(folded)) return folded;
  const plain = soundsLike.reduce((text, [sounds, sound]) => text.replace(sounds, sound), folded);
  return plain.replace(isBeginning ? /[bdg](?=[^aeiou])/g : /[bdg](?=[^aeiou]|$)/g, harden);
}

/**
 * A name of one or more words by its sounds, without duplicates: with each word by itself and then joined, and with all words as one.
 * @example soundsOf("Elif Nur") // ["elifnur"]
 */
export const soundsOf = (name: string): string[] => {
  const words = splitWords(name);
  return [...new Set([words.map((word) => soundOf(word)).join(""), soundOf(words.join(""))])];
};
