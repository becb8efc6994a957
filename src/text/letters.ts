/** The only file that changes case, sorts, folds letters or makes slugs: Turkish has ı and İ, and plain JavaScript gets both wrong. */
import type { Language } from "../routes/routes";

const slugLetters: Record<string, string> = { ı: "i", ç: "c", ğ: "g", ö: "o", ş: "s", ü: "u", â: "a", î: "i", û: "u" };

/**
 * A text in upper case, by the rules of its language.
 * @example upper("istanbul", "tr") // "İSTANBUL"
 */
export const upper = (text: string, language: Language): string => text.toLocaleUpperCase(language);

/**
 * Letters whose lower case depends on the language. Those rules are slow, and a search folds thousands of words, so they are used only for these
 * letters.
 */
const ruledByLanguage = /I|İ|\u0307/;

/**
 * A text in lower case, by the rules of its language.
 * @example lower("IHLAMUR", "tr") // "ıhlamur"
 */
export const lower = (text: string, language: Language): string =>
  ruledByLanguage.test(text) ? text.toLocaleLowerCase(language) : text.toLowerCase();

/**
 * A text with its first letter in lower case.
 * @example lowerFirst("İdrar yolu", "tr") // "idrar yolu"
 */
export const lowerFirst = (text: string, language: Language): string => lower(text.slice(0, 1), language) + text.slice(1);

/**
 * A text with its first letter in upper case.
 * @example upperFirst("ilk 28 günde", "tr") // "İlk 28 günde"
 */
export const upperFirst = (text: string, language: Language): string => upper(text.slice(0, 1), language) + text.slice(1);

/** The letters of each alphabet in order. */
export const alphabets: Record<Language, string> = { tr: "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ", en: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" };

/**
 * The letter a name is listed under: in Turkish Ç and İ are letters of their own, in English they are listed under C and I.
 * @example firstLetter("Çağla", "tr") // "Ç"; in English "C"
 */
export const firstLetter = (name: string, language: Language): string => {
  const first = upper(name.slice(0, 1), language);
  return alphabets[language].includes(first) ? first : upper(fold(first, "tr"), language);
};

/**
 * A copy of the items in the alphabetical order of the language: in Turkish Ç follows C and Ö follows O.
 * @param text the text by which an item is sorted
 * @example sortBy(["Çam", "Dut", "Ceviz"], (name) => name, "tr") // ["Ceviz", "Çam", "Dut"]
 */
export function sortBy<Item>(items: readonly Item[], text: (item: Item) => string, language: Language): Item[] {
  const collator = new Intl.Collator(language);
  return [...items].sort((a, b) => collator.compare(text(a), text(b)));
}

const isPlain = /^[ -~]*$/;

/**
 * Normalises a text for searching, so that written and typed words compare as equal: lower case, no diacritics, one letter i.
 * @example fold("IHLAMUR", "tr") === fold("ıhlamur", "tr") // true, both "ihlamur"
 */
export function fold(text: string, language: Language): string {
  const known = lower(text, language).replace(/[ıçğöşüâîû]/g, (letter) => slugLetters[letter] ?? letter);
  return isPlain.test(known) ? known : known.normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * A text as part of an address: lower-case ASCII letters, digits and hyphens.
 * @example slug("Çağla’nın ilk günü", "tr") // "caglanin-ilk-gunu"
 */
export const slug = (text: string, language: Language): string =>
  fold(text, language)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
