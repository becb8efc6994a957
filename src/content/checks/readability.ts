/** Checks readability with a formula for each language: no section and no page may be hard to read. */

import syllable from "syllable";
import type { Language } from "../../routes/languages";
import { sentences } from "../../text/sentences";
import { type Fault, faultAt } from "../fault";
import type { ContentFile } from "../readContent";
import { type RecordTypeName, recordTypeNames, recordTypes } from "../records/registry";
import { textsIn } from "../records/visit";
import { oncePerRecord } from "./validRecord";

/** Types of record whose text a parent may act on. */
export const readTypes: readonly RecordTypeName[] = recordTypeNames.filter((type) => recordTypes[type].checks === "health");
/** Minimum words of a text for which the formulas are meaningful. */
const leastWords = 50;
/** Ateşman's scale runs from 1, very hard, to 100, very easy; Flesch–Kincaid gives a school grade. */
const limits = { sectionAtesman: 65, pageAtesman: 50, sentenceWords: 12, grade: 8 };

/**
 * The sentences of a text as the formulas count them: a colon ends a sentence too, and parts without a letter do not count.
 * @example readSentences("Drink water. 112: ask for help.", "en") // ["Drink water.", "ask for help."]
 */
export const readSentences = (text: string, language: Language): string[] =>
  sentences(text, language, ":").filter((part) => /\p{L}/u.test(part));
/**
 * The words of a text that contain a letter; numbers do not count.
 * @example wordsOf("6 ay, 6’ncı ay") // ["ay", "6’ncı", "ay"]
 */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]*\p{L}[\p{L}\p{N}’'-]*/gu) ?? [];
const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((total, item) => total + of(item), 0);
const knownSyllables = new Map<string, number>();
/** Stores the result for each word, because the library is slow and texts share most of their words. */
function englishSyllables(word: string): number {
  const known = knownSyllables.get(word);
  if (known !== undefined) return known;
  const count = syllable(word);
  knownSyllables.set(word, count);
  return count;
}
const turkishSyllables = (word: string): number => Math.max(1, word.match(/[aeıioöuüâîû]/giu)?.length ?? 0);

interface Counts {
  words: number;
  sentences: number;
  syllables: number;
}

const syllablesIn: Record<Language, (word: string) => number> = { tr: turkishSyllables, en: englishSyllables };

const countsOf = (texts: readonly string[], language: Language): Counts => {
  const words = texts.flatMap(wordsOf);
  return {
    words: words.length,
    sentences: sum(texts, (text) => readSentences(text, language).length),
    syllables: sum(words, syllablesIn[language]),
  };
};

const atesmanOf = ({ words, sentences, syllables }: Counts): number => 198.825 - (40.175 * syllables) / words - (2.61 * words) / sentences;
const gradeOf = ({ words, sentences, syllables }: Counts): number => (0.39 * words) / sentences + (11.8 * syllables) / words - 15.59;

/**
 * Ateşman's readability of Turkish text (1997): 198.825 − 40.175 × syllables a word − 2.610 × words a sentence.
 * @param texts at least one must contain a word
 * @returns 90–100 very easy, 70–89 easy, 50–69 medium, below 50 hard
 * @example atesman(["Su için. Dinlenin."]) // 114.56 for two sentences, three words, six syllables
 */
export const atesman = (texts: readonly string[]): number => atesmanOf(countsOf(texts, "tr"));

/**
 * Flesch–Kincaid grade of English text (1975): 0.39 × words a sentence + 11.8 × syllables a word − 15.59.
 * @param texts at least one must contain a word
 * @returns a school grade in the United States; below 0 for very short words
 * @example fleschKincaid(["The cat sat on the mat."]) // -1.45
 */
export const fleschKincaid = (texts: readonly string[]): number => gradeOf(countsOf(texts, "en"));

/** The readability of a page in both languages. */
export interface PageReadability {
  file: string;
  /** Words of its Turkish text; `sentences` too. */
  words: number;
  sentences: number;
  /** Ateşman score of its Turkish text: 100 very easy, 1 very hard. */
  atesman: number;
  /** Flesch–Kincaid school grade of its English text. */
  grade: number;
}

type TypedFile = ContentFile & { type: RecordTypeName };

/** The readability of a page; undefined if it has too little text. */
const readabilityOf = oncePerRecord(({ file, type, record }: TypedFile): PageReadability | undefined => {
  const turkish = countsOf(textsIn("tr", type, record), "tr");
  const english = countsOf(textsIn("en", type, record), "en");
  if (Math.min(turkish.words, english.words) < leastWords) return undefined;
  const { words, sentences } = turkish;
  return { file, words, sentences, atesman: atesmanOf(turkish), grade: gradeOf(english) };
});

/**
 * The readability of all pages of a type that have enough text for the formulas.
 * @example readabilityOfPages(files, "Symptom").find(({ atesman }) => atesman < 50) // undefined
 */
export const readabilityOfPages = (files: readonly ContentFile[], type: RecordTypeName): PageReadability[] =>
  files.filter((file): file is TypedFile => file.type === type).flatMap((file) => readabilityOf(file) ?? []);

/**
 * Faults of pages and sections that are harder to read than the limits allow.
 * @example readabilityFaults(files) // ["data/articles/MT-0-1.json: record (tr): is hard to read: Ateşman 48.2, at least 50 needed"]
 */
export function readabilityFaults(files: readonly ContentFile[]): Fault[] {
  return readTypes.flatMap((type) => {
    const pages = readabilityOfPages(files, type);
    if (pages.length === 0) return [];
    const faults = pages.flatMap((page) => [
      ...(page.atesman < limits.pageAtesman
        ? [faultAt(page.file, "record", `is hard to read: Ateşman ${page.atesman.toFixed(1)}, at least ${limits.pageAtesman} needed`, "tr")]
        : []),
      ...(page.grade > limits.grade
        ? [faultAt(page.file, "record", `is hard to read: grade ${page.grade.toFixed(1)}, at most ${limits.grade} allowed`, "en")]
        : []),
    ]);
    const mean = sum(pages, (page) => page.atesman) / pages.length;
    const wordsASentence = sum(pages, ({ words }) => words) / sum(pages, ({ sentences }) => sentences);
    const ofType = (message: string): Fault => faultAt(`data/${recordTypes[type].folder}`, "record", message, "tr");
    return [
      ...faults,
      ...(mean < limits.sectionAtesman
        ? [ofType(`the pages are hard to read: mean Ateşman ${mean.toFixed(1)}, at least ${limits.sectionAtesman} needed`)]
        : []),
      ...(wordsASentence > limits.sentenceWords
        ? [ofType(`the sentences are too long: ${wordsASentence.toFixed(1)} words on average, at most ${limits.sentenceWords} allowed`)]
        : []),
    ];
  });
}
