/** The shape of the search index: what the build writes and the browser reads. */
import type { SignTier } from "../triage/tiers";

/** Kinds of result as readers know them; the interface texts have a name for each. */
export const kinds = [
  "firstAid",
  "symptom",
  "week",
  "babyWeek",
  "food",
  "babyFood",
  "canEat",
  "canDo",
  "medicine",
  "question",
  "article",
  "remedy",
  "list",
  "play",
  "tool",
  "need",
  "names",
  "page",
] as const;
export type Kind = (typeof kinds)[number];

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

/** A query that mentions a danger, with the most urgent of its signs and the page to read next. */
export interface RedFlag extends FlagSign {
  phrases: string[];
  path: string;
  /** Its other signs, and the same sign in stages where its urgency differs; most urgent first. */
  also: FlagSign[];
}

/** A RedFlag as the index stores it: phrases separated by |, page number, and signs with the index of their tier (in `signTiers`) and caller. */
export type IndexedFlag = [phrases: string, page: number, ...signs: [tier: number, caller: number, sign: string, stage?: string][]];

/** Title of a card and, if it can be the first card, its last line. */
export interface CardWords {
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
  redFlags: IndexedFlag[];
  /** Texts shown around the signs, by caller and urgency. */
  cards: Partial<Record<`${Caller}.${SignTier}`, CardWords>>;
  /** First three letters of the first word in each file of words. */
  starts: string[];
  /** Numbers of the pages about a loss, and the words that ask for them, folded, separated by |: without one of these they are not shown. */
  loss?: { pages: number[]; phrases: string };
}

/** A name in a file of names: how it is written, 1 for girls, 2 for boys, 3 for both, its meaning, and its slug if that does not follow from the name. */
export type IndexedName = [name: string, sides: number, meaning: string, slug?: string];

/** Phrases of a page that are in the first file; the others are only in the files of words, in the order in which they are written. */
export const phrasesAtOnce = 1;

/** Number of pages in a file of lines. */
export const linesPerFile = 14;

/**
 * The pages on which each stem of headings and running text occurs. Page numbers are in base 36, each as the difference from the one before; after a |
 * follow the pages with the word in a heading, and after another | those with it among the search words that are not in the first file.
 */
export type WordFile = Record<string, string>;
