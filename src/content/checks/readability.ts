/** How easy the content reads, by the formulas of each language, for the checks: no section and no page may be hard. */
import syllable from "syllable";
import type { Language } from "../../routes/routes";
import type { RecordTypeName } from "../records/registry";
import type { ContentFile } from "./checks";

/** Kinds of record that are pages of running text. */
export const readTypes: readonly RecordTypeName[] = [
  "PregnancyWeek",
  "PregnancyChecklist",
  "PregnancyNutritionMonth",
  "Symptom",
  "Remedy",
  "Faq",
  "Article",
  "ArticlePart",
  "CommunityQuestion",
  "BabyWeek",
  "BabyNutritionMonth",
  "MilestoneChecklist",
  "BabyActivity",
  "FirstAidTopic",
  "LossTopic",
];
/** Shorter texts say nothing by these formulas. */
const leastWords = 50;
/** Ateşman's scale runs from 1, very hard, to 100, very easy; Flesch–Kincaid gives a school grade. */
const limits = { sectionAtesman: 65, pageAtesman: 50, sentenceWords: 12, grade: 8 };
/** Fields that are not read as text. */
const unread = ["slug", "words", "sources"];

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:])\s+/).filter((part) => /\p{L}/u.test(part));
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]*\p{L}[\p{L}\p{N}’'-]*/gu) ?? [];
const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((total, item) => total + of(item), 0);
const turkishSyllables = (word: string): number => Math.max(1, word.match(/[aeıioöuüâîû]/giu)?.length ?? 0);

interface Counts {
  words: number;
  sentences: number;
  syllables: number;
}

const countsOf = (texts: readonly string[], syllables: (word: string) => number): Counts => {
  const words = texts.flatMap(wordsOf);
  return { words: words.length, sentences: texts.flatMap(sentencesOf).length, syllables: sum(words, syllables) };
};

/**
 * Ateşman's readability of Turkish text (1997): 198.825 − 40.175 × syllables a word − 2.610 × words a sentence.
 * @param texts at least one with a word in it
 * @returns 90–100 very easy, 70–89 easy, 50–69 medium, below 50 hard
 * @example atesman(["Su için. Dinlenin."]) // 114.56 for two sentences, three words, six syllables
 */
export function atesman(texts: readonly string[]): number {
  const { words, sentences, syllables } = countsOf(texts, turkishSyllables);
  return 198.825 - (40.175 * syllables) / words - (2.61 * words) / sentences;
}

/**
 * Flesch–Kincaid grade of English text (1975): 0.39 × words a sentence + 11.8 × syllables a word − 15.59.
 * @param texts at least one with a word in it
 * @returns a school grade in the United States; below 0 for very short words
 * @example fleschKincaid(["The cat sat on the mat."]) // -1.45
 */
export function fleschKincaid(texts: readonly string[]): number {
  const { words, sentences, syllables } = countsOf(texts, syllable);
  return (0.39 * words) / sentences + (11.8 * syllables) / words - 15.59;
}

/** Every text of a record in one language. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("tr" in value && "en" in value) return [value[language]].flat().map(String);
  return Object.entries(value).flatMap(([field, inner]) => (unread.includes(field) ? [] : textsOf(inner, language)));
}

/** How easily a page reads in both languages. */
export interface PageReadability {
  file: string;
  tr: readonly string[];
  /** Ateşman of its Turkish: 100 very easy, 1 very hard. */
  atesman: number;
  /** School grade of its English. */
  grade: number;
}

/**
 * The pages of a kind that have enough text for the formulas.
 * @example readabilityOfPages(files, "Symptom")[0] // { file: "data/symptoms/headache.json", atesman: 68.1, grade: 5.2, … }
 */
export const readabilityOfPages = (files: readonly ContentFile[], type: RecordTypeName): PageReadability[] =>
  files
    .filter((file) => file.type === type)
    .map(({ file, record }) => ({ file, tr: textsOf(record, "tr"), en: textsOf(record, "en") }))
    .filter(({ tr, en }) => [tr, en].every((texts) => texts.flatMap(wordsOf).length >= leastWords))
    .map(({ file, tr, en }) => ({ file, tr, atesman: atesman(tr), grade: fleschKincaid(en) }));

/**
 * Pages and sections that read harder than the house allows.
 * @example readabilityFaults(files) // ["data/articles/MT-0-1.json: record (tr): reads hard, Ateşman 48.2 of at least 50"]
 */
export function readabilityFaults(files: readonly ContentFile[]): string[] {
  return readTypes.flatMap((type) => {
    const pages = readabilityOfPages(files, type);
    if (pages.length === 0) return [];
    const faults = pages.flatMap((page) => [
      ...(page.atesman < limits.pageAtesman
        ? [`${page.file}: record (tr): reads hard, Ateşman ${page.atesman.toFixed(1)} of at least ${limits.pageAtesman}`]
        : []),
      ...(page.grade > limits.grade
        ? [`${page.file}: record (en): reads hard, grade ${page.grade.toFixed(1)} of at most ${limits.grade}`]
        : []),
    ]);
    const mean = sum(pages, (page) => page.atesman) / pages.length;
    const { words, sentences } = countsOf(
      pages.flatMap(({ tr }) => tr),
      turkishSyllables,
    );
    return [
      ...faults,
      ...(mean < limits.sectionAtesman
        ? [`${type} (tr): reads hard, mean Ateşman ${mean.toFixed(1)} of at least ${limits.sectionAtesman}`]
        : []),
      ...(words / sentences > limits.sentenceWords
        ? [`${type} (tr): ${(words / sentences).toFixed(1)} words a sentence of at most ${limits.sentenceWords}`]
        : []),
    ];
  });
}
