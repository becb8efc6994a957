/** The shape of the search index: what the build writes and the browser reads. */
import type { Kind } from "../vocabulary/searchKinds";
import type { SignTier } from "../vocabulary/tiers";

/** Kinds with hundreds of pages: the files of words contain only their answer and, as headings, their other names. */
export const kindsOfMany: ReadonlySet<Kind> = new Set<Kind>(["canEat", "canDo", "medicine"]);

/** A page as the index stores it: address (see `shortenPath`), title, and search phrases, folded and separated by |. */
export type IndexedPage = [path: string, title: string, words?: string];

/** Who is calling, which decides what to say on the phone. “mother” (any stage) and “anyone” are for cards that apply to several callers. */
export const callers = ["pregnancy", "afterBirth", "mother", "baby", "anyone"] as const;
export type Caller = (typeof callers)[number];

/** A danger sign as a card shows it. */
export interface FlagSign {
  tier: SignTier;
  caller: Caller;
  sign: string;
  /** When it is this urgent; missing if it is so in every stage or if the sign says when. */
  stage?: string;
}

/** What a query tells of a danger: the most urgent of its signs, the page to read next, and its other signs, most urgent first. */
export interface Danger extends FlagSign {
  path: string;
  also: FlagSign[];
}

/** What numbers and words for a time say; a danger may require one with a #. `noFever`, `noPressure`: a measured value that is normal. */
export const dangerFacts = [
  "pregnant",
  "afterBirth",
  "week",
  "before16",
  "from12",
  "before20",
  "before24",
  "from20",
  "before37",
  "from37",
  "age",
  "infant",
  "under3m",
  "firstDay",
  "from2w",
  "newborn",
  "fever",
  "fever39",
  "fever40",
  "cold",
  "noFever",
  "pressure140",
  "pressure160",
  "noPressure",
  "breaths50",
  "breaths60",
  "hours3",
  "hours8",
  "hours12",
  "day",
  "days7",
  "weeks2",
  "weeks6",
] as const;
export type DangerFact = (typeof dangerFacts)[number];

/** Concepts the script itself knows, because they decide whose an age is or what a number measures. They come first in the index, in this order. */
export const knownConcepts = [
  "baby",
  "pregnant",
  "after-birth",
  "hot",
  "pressure",
  "breath",
  "info",
  "newborn",
  "alone",
  "elsewhere",
  "not-real",
  "past",
  "past-near",
  "fine",
  "present",
  "well",
  "today",
  "over",
  "mine",
  "she",
  "adult",
] as const;

/** A sign in the index: its text, whose it is (index in `readers`), its tier in each stage of that reader (index in `signTiers`, - if none), its time in words if that is not a
 * whole stage, and its weeks of pregnancy. */
export type IndexedSign = [text: string, whose: number, tiers: string, time?: string, weeks?: string];

/**
 * A danger in the index: combinations of concepts separated by ;, page, and its signs, each with the stages shown if not all. In a combination, each part is a number of
 * a concept or fact in base 36 (facts after concepts), | between alternatives, ! before one that must be missing.
 */
export type IndexedDanger = [combinations: string, page: number, ...signs: (number | [sign: number, stages: string])[]];

/** The data that decides whether a query tells of a danger. */
export interface DangerData {
  /** The words of each concept, separated by |. */
  concepts: string[];
  dangers: IndexedDanger[];
  signs: IndexedSign[];
  /** Words for a time, by the stages it spans, as digits of `stages`; `m` and `b` for whose sign it is. */
  times: Record<string, string>;
}

/** Whose a sign is. */
export const readers = ["mother", "baby"] as const;

/** Title of a card and, if it can be the first card, its last line. */
interface CardWords {
  title: string;
  closing?: string;
}

/** The file loaded first: everything the first answer needs. */
export interface SearchStart {
  /** Folder name of the other files; changes with their content. */
  version: string;
  /** Grouped by kind, in the order of `kinds`. */
  pages: IndexedPage[];
  /** Number of pages of each kind, in the order of `kinds`. */
  ofKind: number[];
  /** Words by which all pages of a kind are found, in the order of `kinds`. */
  kindWords: string[];
  synonyms: string[][];
  danger: DangerData;
  /** Texts shown around the signs, by caller and urgency. */
  cards: Partial<Record<`${Caller}.${SignTier}`, CardWords>>;
  /** First three letters of the first word in each file of words. */
  starts: string[];
  /** Words that say little about what is asked, folded: Turkish ones with a hyphen are beginnings, English ones are without endings. */
  weak?: string;
  /** Numbers of the pages about a loss, and the words that ask for them, folded, separated by |: without one of these they are not shown. */
  loss?: { pages: number[]; phrases: string };
}

/** The first file as it is published. What is needed only for what is shown is in other files: texts of signs, ends of addresses (# or * stands for them), titles of readers’ questions. */
export interface PackedStart extends Omit<SearchStart, "pages" | "danger"> {
  /** Columns, a line for each page: addresses above a page, each once; for pages in a row, number of that address and of pages (base 36); end of the address;
   * title; search phrases. */
  pages: [above: string, runs: string, ends: string, titles: string, words: string];
  danger: Omit<DangerData, "signs"> & { signs: PackedSign[] };
}

/** An `IndexedSign` without its text. */
export type PackedSign = IndexedSign extends [string, ...infer Others] ? Others : never;

/** A name in a file of names: how it is written, 1 for girls, 2 for boys, 3 for both, its meaning, and its slug if that does not follow from the name. */
export type IndexedName = [name: string, sides: number, meaning: string, slug?: string];

/** Phrases of a page that are in the first file; the others are only in the files of words, in the order in which they are written. */
export const phrasesAtOnce = 1;

/** Number of pages in a file of lines. */
export const linesPerFile = 6;

/**
 * The pages on which each stem of headings and running text occurs. Page numbers are in base 36, each as the difference from the one before; after a |
 * follow the pages with the word in a heading, and after another | those with it among the search words that are not in the first file.
 */
export type WordFile = Record<string, string>;
