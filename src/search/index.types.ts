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

/** A page as the index holds it: kind, address (where it ends in the title, without that end), title, what else it is asked for by (parted by |). */
export type IndexedPage = [kind: number, path: string, title: string, words?: string];

/** Who is on the phone: it decides what they say. */
export type Caller = "pregnancy" | "afterBirth" | "baby";

/** A question that tells of danger, with the sign it means and where to read on. */
export interface RedFlag {
  phrases: string[];
  sign: string;
  /** Name of the stage, where the sign is less urgent in another one. */
  stage: string | null;
  tier: SignTier;
  caller: Caller;
  path: string;
}

/** The first file: everything the first answer needs. */
export interface SearchStart {
  /** Folder of the other files; it changes with their content. */
  version: string;
  pages: IndexedPage[];
  /** Words all pages of a kind are found by. */
  kindWords: string[];
  synonyms: string[][];
  redFlags: RedFlag[];
  /** Head and last line of the card, by who calls and how urgent it is. */
  cards: Record<Caller, Record<SignTier, { title: string; closing: string }>>;
  /** First three letters of the first word in each file of words. */
  starts: string[];
}

/** Pages a file of lines holds. */
export const linesPerFile = 14;

/** Words of headings and running text by their stem, with the pages they stand on: numbers in base 36, each less the one before; after a | those with the word in a heading. */
export type WordFile = Record<string, string>;
