/** The shape of the search index: what the build writes and the browser reads. */
import type { SignTier } from "../triage/tiers";

/** Kinds of result, as the reader knows them; each has its name in the texts. */
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

/** Kinds of which there are hundreds: of each only its answer and, as headings, what else it is called stand in the files of words. */
export const kindsOfMany: ReadonlySet<Kind> = new Set<Kind>(["canEat", "canDo", "medicine"]);

/** A page as the index holds it: address (where it ends in the title, without that end), title, what else it is asked for by (folded, parted by |). */
export type IndexedPage = [path: string, title: string, words?: string];

/** Who is on the phone: it decides what they say. A mother in any stage, and anyone at all, where a card is for several. */
export const callers = ["pregnancy", "afterBirth", "mother", "baby", "anyone"] as const;
export type Caller = (typeof callers)[number];

/** A sign as a card shows it. */
export interface FlagSign {
  tier: SignTier;
  caller: Caller;
  sign: string;
  /** When it is so urgent; not there where that is in every stage of the reader, or said by the sign. */
  stage?: string;
}

/** A question that tells of danger, with the most urgent of the signs it means and where to read on. */
export interface RedFlag extends FlagSign {
  phrases: string[];
  path: string;
  /** Its other signs, and what it is in other stages; most urgent first. */
  also: FlagSign[];
}

/** The same as the index holds it: phrases parted by |, number of its page, and its signs with the numbers of tier (in `signTiers`) and caller. */
export type IndexedFlag = [phrases: string, page: number, ...signs: [tier: number, caller: number, sign: string, stage?: string][]];

/** Head of a card and, where it may stand first, its last line. */
export interface CardWords {
  title: string;
  closing?: string;
}

/** The first file: everything the first answer needs. */
export interface SearchStart {
  /** Folder of the other files; it changes with their content. */
  version: string;
  /** Kind by kind, in the order of the kinds. */
  pages: IndexedPage[];
  /** How many pages each kind has. */
  ofKind: number[];
  /** Words all pages of a kind are found by. */
  kindWords: string[];
  synonyms: string[][];
  redFlags: IndexedFlag[];
  /** What stands around the signs, by who calls and how urgent it is. */
  cards: Partial<Record<`${Caller}.${SignTier}`, CardWords>>;
  /** First three letters of the first word in each file of words. */
  starts: string[];
}

/** Pages a file of lines holds. */
export const linesPerFile = 14;

/** Words of headings and running text by their stem, with the pages they stand on: numbers in base 36, each less the one before; after a | those with the word in a heading. */
export type WordFile = Record<string, string>;
