/** How words are split and compared for searching: the same for what the pages contain and for what is typed. */
import type { Language } from "../routes/routes";
import { fold } from "./letters";
import { isWithinOneTypo } from "./oneTypo";

/** Words that do not say what is searched for. Negations are not among them: “oynuyor” and “oynamıyor” are two different questions. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  tr: new Set(
    (
      "ve veya ya da de mi mu mı icin ile bir bu o ne nasil neden niye nicin hangi hic daha en ben benim bana sen siz biz var olur olmaz " +
      "olan oldu olsa gibi kadar sonra once simdi bugun dun gece ama fakat mudur midir misin miyim muyum musun acaba diye her sey galiba lutfen normal acil ustune ustu"
    ).split(" "),
  ),
  en: new Set(
    (
      "a an the is are am was were be been i im my me you your he she it its his her we our they of to in on at for from with and or do does did has have had " +
      "how what when which who why can could should will would there this that so very really too much please about if as by s t ve re ok normal get got"
    ).split(" "),
  ),
};

const negations: Record<Language, RegExp> = { tr: /$^/g, en: /\b(?:ca|is|are|do|does|did|wo|was|has|have)n[’']?t\b|\bcannot\b/g };

/** Numbers that people write as words. */
const numerals: Record<Language, readonly string[]> = {
  tr: "sifir bir iki uc dort bes alti yedi sekiz dokuz on".split(" "),
  en: "zero one two three four five six seven eight nine ten".split(" "),
};

/**
 * All words of a text, folded, in order.
 * @example foldedWords("Ayaklarım şişti!", "tr") // ["ayaklarim", "sisti"]
 */
export function foldedWords(text: string, language: Language): string[] {
  const plain = fold(text, language)
    .replace(negations[language], " not ")
    // What follows the apostrophe of a Turkish proper name or number is a suffix: 6’ncı, Türkiye’de.
    .replace(/[’'](\p{L}+)/gu, language === "tr" ? "" : "$1")
    .replace(/(\d)(\p{L})/gu, "$1 $2");
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

/** Turns a number word into digits when a word for a time follows: “altı aylık”. */
function withFigures(words: readonly string[], language: Language): string[] {
  const time = language === "tr" ? /^(?:ay|hafta|yas)/ : /^(?:month|week|year)/;
  return words.map((word, i) => {
    const value = numerals[language].indexOf(word);
    return value >= 0 && time.test(words[i + 1] ?? "") ? String(value) : word;
  });
}

/**
 * True for a word that says what is searched for.
 * @param word folded, as foldedWords returns it
 * @example isContentWord("icin", "tr") // false
 */
export const isContentWord = (word: string, language: Language): boolean => !stopWords[language].has(word);

/**
 * The words of a question that say what is searched for, each once, at most eight; if no such word is left, the first eight of all its words.
 * @example queryWords("Ayaklarım neden şişti?", "tr") // ["ayaklarim", "sisti"]
 */
export function queryWords(text: string, language: Language): string[] {
  const words = [...new Set(withFigures(foldedWords(text, language), language))];
  const telling = words.filter((word) => isContentWord(word, language));
  return (telling.length > 0 ? telling : words).slice(0, 8);
}

/** Number of first letters by which words of running text are indexed: as good as a lemmatiser for Turkish (Can et al., JASIST 59(3), 2008). */
export const stemLength = 6;

/**
 * The beginning of a word by which it is indexed.
 * @example toStem("ayaklarim") // "ayakla"
 */
export const toStem = (word: string): string => word.slice(0, stemLength);

/** Treats k and ğ, t and d, p and b inside a word as the same letter: ayak, ayağım. */
const voiced = (word: string): string =>
  word.slice(0, 1) + word.slice(1).replace(/[ktp]/g, (letter) => ({ k: "g", t: "d", p: "b" })[letter] ?? letter);

/** Suffixes that may follow a Turkish root, one after another, in folded and voiced letters. */
const suffixes = new RegExp(
  `^(?:${[
    "l[ae]r",
    "l[iu]g?",
    "s[iu]z?",
    "c[iu]",
    "c[ae]",
    "[iu]?m",
    "[iu]?m[iu]z",
    "[iu]?n",
    "[iu]?n[iu]z",
    "n?[iu]n",
    "[yns]?[iu]",
    "[yn]?[ae]",
    "n?d[ae]n?",
    "y?l[ae]",
    "g[iu]",
    "m?[iu]yor?",
    "[uo]m",
    "y?d[iu]g?",
    "m[iu]s",
    "m[ae]g?",
    "m[ae]z",
    "m[ae]l[iu]",
    "[aeiu]r",
    "y?[ae]n",
    "y?[iu]b",
    "y?[ae]c[ae]g",
    "y?[ae]b[iu]l",
    "d?[iu]l",
    "y?s[ae]",
    "d[iu]r",
    "y?[iu]nc[ae]",
  ].join("|")})*$`,
);

/** Removes the ending of an English word; at least three letters are left. */
function englishRoot(word: string): string {
  const bare = word.replace(/ies$/, "y").replace(/(?<=.{3})(?:ings?|ed|es|s|ly|ness)$/, "");
  return bare.replace(/([b-df-hj-np-tv-z])\1$/, "$1").replace(/(?<=.{3})e$/, "");
}

/** Number of letters at the beginning that two words have in common. */
function common(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

/** A word prepared for comparison; made once for each word of the index. */
export interface Form {
  word: string;
  /** Voiced in Turkish, the root in English. */
  base: string;
}

/**
 * Prepares a word for comparison.
 * @example toForm("ayagim", "tr") // { word: "ayagim", base: "ayagim" }
 */
export const toForm = (word: string, language: Language): Form => ({ word, base: language === "tr" ? voiced(word) : englishRoot(word) });

/**
 * How certain it is that two words have the same root, from 0 to 1: the same word 1; one with another ending 0.9 and both with endings 0.8, less for
 * short roots; only the first six letters in common 0.6.
 * @example likeness(toForm("agrim", "tr"), toForm("agrisi", "tr"), "tr") // 0.8
 */
export function likeness(a: Form, b: Form, language: Language): number {
  if (a.word === b.word) return 1;
  if (a.word[0] !== b.word[0]) return 0;
  if (/^\d/.test(a.word) || /^\d/.test(b.word)) return 0;
  if (language === "en") return a.base === b.base ? 0.9 : a.word.length >= stemLength && toStem(a.word) === toStem(b.word) ? 0.6 : 0;
  const alike = common(a.base, b.base);
  const shorter = Math.min(a.base.length, b.base.length);
  if (alike < Math.min(3, shorter)) return 0;
  if (alike === shorter) {
    const rest = (a.base.length > b.base.length ? a : b).base.slice(shorter);
    if (suffixes.test(rest)) return shorter > 3 ? 0.9 : shorter === 3 ? 0.78 : 0.7;
  }
  for (let root = alike; root >= Math.max(3, alike - 3); root--)
    if (suffixes.test(a.base.slice(root)) && suffixes.test(b.base.slice(root))) return root > 3 ? 0.8 : 0.65;
  return alike >= stemLength ? 0.6 : 0;
}

const englishEndings = /^(?:s|es|ed|ing|ly)$/;

/**
 * How certain it is that a typed word is another word with one typing error: 0.7, 0.6 if the other word also has an ending, else 0.
 * @example slipLikeness(toForm("emik", "tr"), toForm("emzikle", "tr"), "tr") // 0.6
 */
export function slipLikeness(typed: Form, meant: Form, language: Language): number {
  if (isWithinOneTypo(typed.word, meant.word)) return 0.7;
  if (typed.word[0] !== meant.word[0]) return 0;
  const [own, word] = language === "tr" ? [typed.base, meant.base] : [typed.word, meant.word];
  for (let end = Math.max(4, own.length - 1); end <= own.length + 1 && end < word.length; end++) {
    const isEnding = (language === "tr" ? suffixes : englishEndings).test(word.slice(end));
    if (isEnding && isWithinOneTypo(own, word.slice(0, end))) return 0.6;
  }
  return 0;
}

/**
 * True for a word with a negation, like “oynamıyor”. Both words of a danger sign must agree in this.
 * @param word folded, as foldedWords returns it
 * @example isNegated("oynamiyor") // true
 */
export const isNegated = (word: string): boolean => /m[iu]yo|m[ae]d[iu]|m[ae]z(?:sa)?$|m[ae]y[ae]n/.test(word);
