/** Which endings a stem may have: a Turkish suffix must be a possible one for its stem, an English ending one of the language. */
import type { Language } from "../../routes/routes";

/** How a word of the danger data is inflected: `noun` also for adjectives; `did` and `not` are a verb without and with negation. */
export type Inflection = "exact" | "noun" | "did" | "not" | "verb" | "prefix";

const person = "(?:[iu]?m|s[iu]n|[iu]?z|[iu]?k|n[iu]z|s[iu]n[iu]z|l[ae]r)?";
const copula = "(?:y?[iu]m|s[iu]n|y?[iu]z|[dt][iu]r|y?[dt][iu](?:m|n|k|l[ae]r)?|y?m[iu]s|y?s[ae]|yken)?";
// No copula follows “with”: “başladı” is no form of baş.
const noun =
  "(?:(?:l[ae]r)?(?:[iu]?m|s?[iu]|[iu]?m[iu]z)?y?l[ae]|(?:l[iu]|l[iu][kg]|c[iu][kg])?(?:l[ae]r)?(?:[iu]?m|[iu]?n|s?[iu]|[iu]?m[iu]z|[iu]?n[iu]z)?" +
  `(?:[yn]?[iu]|[yn]?[ae]|n?[dt][ae]n?|n?[iu]n|n?[dt][ae]ki(?:l[ae]r)?)?${copula})`;
const able = "(?:y?[ae]b[iu]l)?";
const tense =
  `(?:[iu]?yor?(?:[uo]?m|s[uo]n|[uo]?z|l[ae]r|d[iu](?:m|n|k)?|m[iu]s|s[ae](?:m|k)?|d[iu]r|n|ken)?|[dt][iu]${person}|m[iu]s(?:[iu]m|s[iu]n|[iu]z|l[ae]r|[dt][iu]r?)?|` +
  `[iyu]?[ae]?c[ae](?:[kg]${person}|kt[iu]${person}|m|n|z)|[aeiu]rd[iu]${person}|[aeiu]?r${person}|[aeiu]rken|s[ae]${person}|m[ae]l[iu]${person}|m[ae]kt[ae]n?|m[ae]k|[dt][iu]kc[ae]|[iu]?yc[ae][kgmnz]${person}|m[ae](?!d[iu]|m[iu]s|z)${noun}|y?[ae]n${noun}|` +
  `[dt][iu][kg]${noun}|y?[iu]p|y?[iu]nc[ae]|y?[ae]r[ae]k|y?[ae]l[iu]|y?[iu]s${noun}|y?[ae]s${noun})`;
const lacking =
  `(?:(?:y?[ae])?m(?:[iu]yor?(?:[uo]?m|s[uo]n|[uo]?z|l[ae]r|d[iu](?:m|n|k)?|m[iu]s|s[ae])?|[ae](?:[dt][iu]${person}|m[iu]s(?:[iu]m|l[ae]r|t[iu])?|z(?:s[ae])?(?:l[ae]r)?|m[ae]k|` +
  `y[ae]n${noun}|d[iu][kg]${noun}|d[iu]kc[ae]|y[ae]l[iu]|y[iu]nc[ae]|y[ae]c[ae][kg]?${person}|y[iu]p|m[ae]${noun})))`;

const turkish: Partial<Record<Inflection, RegExp>> = {
  noun: new RegExp(`^${noun}$`),
  did: new RegExp(`^${able}${tense}$`),
  not: new RegExp(`^${lacking}$`),
  verb: new RegExp(`^(?:${able}${tense}|${lacking})$`),
};

/** The vowels that may follow a vowel in a Turkish suffix, letters folded. */
const mayFollow: Record<string, string> = { a: "ai", e: "ei", i: "aei", o: "aeu", u: "aeu" };

/** True if the vowels of an ending agree with those of the stem, as far as folded letters show it. */
function isHarmonic(stem: string, ending: string): boolean {
  let last = [...stem].reverse().find((letter) => letter in mayFollow) ?? "";
  // After -yor every vowel is a u or an o, whatever the stem.
  for (const letter of ending.replace(/yor?.*/, "")) {
    if (!(letter in mayFollow)) continue;
    if (last && !(mayFollow[last] ?? "").includes(letter)) return false;
    last = letter;
  }
  return true;
}

const softened: Record<string, string> = { k: "g", p: "b", t: "d", c: "c" };

/** True if a Turkish word is a stem with possible endings. */
function isTurkish(word: string, stem: string, kind: Inflection): boolean {
  const ending = turkish[kind];
  if (!ending) return false;
  const last = stem.at(-1) ?? "";
  if (word.startsWith(stem)) {
    const rest = word.slice(stem.length);
    // A t after a voiced letter begins no suffix: “kaşıntı” is no form of kaşın-.
    const isSpelt = rest[0] !== "t" || /[fstkchp]$/.test(stem);
    if (isSpelt && (rest !== "" || kind === "noun") && ending.test(rest) && isHarmonic(stem, rest)) return true;
  }
  const soft = softened[last];
  const base = stem.slice(0, -1);
  if (soft && word.startsWith(base + soft)) {
    const rest = word.slice(stem.length);
    if (/^[aeiu]/.test(rest) && ending.test(rest) && isHarmonic(stem, rest)) return true;
  }
  // A vowel at the end of a verb narrows before -yor: kana-, kanıyor.
  if (kind !== "noun" && /[aeiu]$/.test(stem) && word.startsWith(base)) {
    const rest = word.slice(base.length);
    return /^[iu]yor?/.test(rest) && ending.test(rest);
  }
  return false;
}

const english = /^(?:s|es|ed|d|ing|in|y)?$/;

/** True if an English word is a stem with possible endings: bleed, bleeding; fit, fitting; cry, cries; bite, biting. */
function isEnglish(word: string, stem: string): boolean {
  if (stem.length < 3) return false;
  if (word.startsWith(stem)) {
    const rest = word.slice(stem.length);
    if (english.test(rest) || (rest[0] === stem.at(-1) && /^(?:ed|ing|in|y)$/.test(rest.slice(1)))) return true;
  }
  const base = stem.slice(0, -1);
  if (!word.startsWith(base)) return false;
  const rest = word.slice(base.length);
  return (stem.endsWith("e") && /^(?:ing|in)$/.test(rest)) || (stem.endsWith("y") && /^(?:ies|ied)$/.test(rest));
}

/**
 * True if a word is a form of a stem.
 * @param word folded
 * @param stem folded
 * @example isFormOf("kaniyor", "kana", "did", "tr") // true; "kanada" is not
 */
export function isFormOf(word: string, stem: string, kind: Inflection, language: Language): boolean {
  if (kind === "prefix") return word.startsWith(stem);
  if (word === stem) return kind === "exact" || kind === "noun" || language === "en";
  if (kind === "exact" || word[0] !== stem[0]) return false;
  return language === "tr" ? isTurkish(word, stem, kind) : isEnglish(word, stem);
}
