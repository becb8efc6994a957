/** Splits texts into sentences, for the checks, the search index and first sentences. Both languages; runs in Node. */
import type { Language } from "../routes/languages";

/** Where a sentence may end: the marks, what closes after them, and the space before the next sentence. Colon and semicolon only count if asked for. */
const possibleEnd = /([.!?…:;]+)[”’"')\]]*\s+/gu;

/** Abbreviations after which a sentence goes on, whatever follows. Others (vb., etc., p.m.) may end a sentence, so a capital after them begins one. */
const alwaysGoesOn: Record<Language, RegExp> = {
  tr: /(?:^|[\s(“‘])(?:Dr|Prof|Doç|Op|Uz|Öğr|Yrd|Av|Sn|Hz|Bkz|bkz|Örn|örn|ör|[Aa]lm|St|Mr|Mrs|(?:\p{Lu}\.)+\p{Lu})$/u,
  en: /(?:^|[\s(“‘])(?:Dr|Prof|Mr|Mrs|Ms|St|Hz|e\.g|i\.e|cf|vs|(?:\p{Lu}\.)+\p{Lu})$/u,
};
/** Abbreviations that belong to the number after them. */
const beforeNumber = /(?:^|[\s(“‘])(?:No|no|s|p|md|Fig|Tel|Art|art|ca|approx|yakl)$/u;
/** A sentence so far of only numbers, Roman numerals and initials: “24.” of “24. Haftada”, “J. R.” */
const onlyNumbersOrInitials = /^[\s“‘("']*(?:(?:\d+|\p{Lu}|[IVXLC]+)\.\s*)*(?:\d+|\p{Lu}|[IVXLC]+)$/u;
/** A Turkish ordinal in Roman numerals, like that of a ruler. */
const roman = /(?:^|\s)[IVX]+$/u;
/** What a sentence begins with; a word like hCG or e-Devlet also begins one. */
const beginning = /^[“‘("'[]*(?:\p{Lu}|\d|\p{Ll}{1,2}-?\p{Lu}|[^\p{L}\p{N}])/u;
const beginningAfterNumber = /^[“‘("'[]*(?:\p{Lu}|\d|\p{Ll}{1,2}-?\p{Lu})/u;

/** True if the sentence `before` ends with this mark, when `after` follows it. */
function isEnd(before: string, mark: string, after: string, language: Language): boolean {
  // A row of dots with a space before it is a blank to fill in.
  if (mark.startsWith("…") && (before === "" || before.endsWith(" "))) return false;
  const isNumber = /\d$/.test(before);
  if (!(isNumber ? beginningAfterNumber : beginning).test(after)) return false;
  if (mark !== ".") return true;
  if (onlyNumbersOrInitials.test(before) || alwaysGoesOn[language].test(before)) return false;
  if (language === "tr" && roman.test(before)) return false;
  return !(/^\d/.test(after) && beforeNumber.test(before));
}

/**
 * The sentences of a text. A full stop does not end one after an abbreviation (Dr., Hz., e.g.), after an ordinal (“3. hafta”, “1. Yola çıkış”), within a
 * number or a time (2.5, 08.30), or before a small letter (E. coli); a closing quotation mark or bracket stays with its sentence.
 * @param alsoAfter further marks that end a part of a sentence, like ":" or ";:"
 * @example sentences("20. haftadan sonra yan yatın. 112’yi arayın.", "tr") // ["20. haftadan sonra yan yatın.", "112’yi arayın."]
 * @example sentences("Call 112: say it.", "en", ":") // ["Call 112:", "say it."]
 */
export function sentences(text: string, language: Language, alsoAfter = ""): string[] {
  const found: string[] = [];
  let start = 0;
  for (const { 0: end, 1: mark = "", index } of text.matchAll(possibleEnd)) {
    const next = index + end.length;
    const isPart = mark === ":" || mark === ";";
    const ends = isPart ? alsoAfter.includes(mark) : isEnd(text.slice(start, index), mark, text.slice(next, next + 6), language);
    if (!ends) continue;
    found.push(text.slice(start, next).trimEnd());
    start = next;
  }
  const last = text.slice(start).trimEnd();
  return last === "" ? found : [...found, last];
}

/**
 * The first sentence of a text; empty for an empty text.
 * @example firstSentence("24. haftada gidin. Yanına oturun.", "tr") // "24. haftada gidin."
 */
export const firstSentence = (text: string, language: Language): string => sentences(text, language)[0] ?? "";

/**
 * Number of words in a text. Numbers count, punctuation on its own does not.
 * @example countWords("2 cups – a day") // 4
 */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
