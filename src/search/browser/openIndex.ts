/** Prepares the files of the search index for queries, in the browser. */

import type { Language } from "../../routes/routes";
import { type Form, foldedWords, isContentWord, toForm } from "../../text/words";
import type { NameGender } from "../../vocabulary/nameLists";
import { type Kind, kinds } from "../../vocabulary/searchKinds";
import { completePath } from "../address";
import { kindsOfMany, linesPerFile, type SearchStart, type WordFile } from "../index.types";
import { numberedKinds } from "./numberedKinds";
import { type OpenDangers, openDangers } from "./openDangers";
import { thresholds } from "./thresholds";

export interface OpenPage {
  kind: Kind;
  path: string;
  title: string;
  /** True for a question of readers: its title is a whole story. */
  isThread: boolean;
  /** Words of the title and of each search phrase, without filler words. */
  phrases: Form[][];
}

/** A word with the pages it occurs on and its weight on each. */
export interface Entry {
  form: Form;
  pages: Map<number, number>;
}

export interface OpenIndex {
  language: Language;
  version: string;
  pages: OpenPage[];
  entries: Entry[];
  /** The entries by first letter: forms of the same word begin with the same letter. */
  byLetter: ReadonlyMap<string, Entry[]>;
  synonyms: Form[][];
  dangers: OpenDangers;
  /** False until the texts of the signs are loaded: a sign is only known by its number. */
  hasSigns: boolean;
  cards: SearchStart["cards"];
  starts: readonly string[];
  /** Addresses of the lists of all names of a side. */
  nameLists: Record<NameGender, string>;
  /** Pages about a loss, and the words that ask for them, each with all its words. */
  loss: { pages: ReadonlySet<number>; phrases: readonly (readonly Form[])[] };
  /** Words next to each other in a title or search phrase, by what they are without the space: cigkofte. */
  pairs: ReadonlyMap<string, readonly string[]>;
  /** Matches a word that says little about what is asked. */
  weak: RegExp;
  /** Files of words loaded so far, by number. */
  files: Map<number, Entry[]>;
}

/**
 * The index made from the first file, without any file of words.
 * @example openIndex(await (await fetch(startFile("tr"))).json(), "tr").files.size // 0
 */
export function openIndex(start: SearchStart, language: Language): OpenIndex {
  const byWord = new Map<string, Map<number, number>>();
  const forms = new Map<string, Form>();
  const formFor = (word: string): Form => {
    const known = forms.get(word) ?? toForm(word, language);
    forms.set(word, known);
    return known;
  };
  const add = (word: string, page: number, weight: number): void => {
    const known = byWord.get(word) ?? new Map<number, number>();
    byWord.set(word, known);
    known.set(page, Math.max(known.get(page) ?? 0, weight));
  };
  const kindWords = start.kindWords.map((words) => foldedWords(words, language));
  const kindOf = start.ofKind.flatMap((count, kind) => Array<number>(count).fill(kind));
  const pages = start.pages.map(([path, title, words = ""], page): OpenPage => {
    const kind = kindOf[page] ?? -1;
    const isNumbered = numberedKinds.has(kinds[kind] ?? "page");
    const phrases = [title, ...words.split("|").filter(Boolean)].map((phrase) =>
      foldedWords(phrase, language).filter((word) => isContentWord(word, language)),
    );
    phrases.forEach((phrase, i) => {
      for (const word of phrase) if (!isNumbered || !/^\d/.test(word)) add(word, page, i === 0 ? thresholds.title : thresholds.words);
    });
    for (const word of kindWords[kind] ?? []) add(word, page, thresholds.kind);
    return {
      kind: kinds[kind] ?? "page",
      // Until its end comes with its line, a page leads to the list above it.
      path: path.endsWith("*") ? path.slice(0, -1) : completePath(path, title, language),
      title,
      isThread: kinds[kind] === "question" && !path.includes("#"),
      phrases: phrases.map((phrase) => phrase.map(formFor)),
    };
  });
  const entries = [...byWord].map(([word, on]): Entry => ({ form: formFor(word), pages: on }));
  return {
    language,
    version: start.version,
    pages,
    entries,
    byLetter: groupByLetter(entries),
    synonyms: start.synonyms.map((words) => words.map((word) => toForm(foldedWords(word, language).join(""), language))),
    dangers: openDangers(start.danger, language),
    hasSigns: true,
    cards: start.cards,
    starts: start.starts,
    nameLists: {
      girl: listOfNames(pages, /\/(?:kiz-bebek-isimleri|girl-baby-names)$/),
      boy: listOfNames(pages, /\/(?:erkek-bebek-isimleri|boy-baby-names)$/),
    },
    loss: {
      pages: new Set(start.loss?.pages ?? []),
      phrases: (start.loss?.phrases ?? "").split("|").map((phrase) => phrase.split(" ").map(formFor)),
    },
    weak: weakPattern(start.weak ?? ""),
    pairs: pairsIn(pages),
    files: new Map(),
  };
}

function groupByLetter(entries: readonly Entry[]): Map<string, Entry[]> {
  const byLetter = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = entry.form.word[0] ?? "";
    const known = byLetter.get(letter);
    if (known) known.push(entry);
    else byLetter.set(letter, [entry]);
  }
  return byLetter;
}

/** A word with a hyphen is the beginning of one: “basla- cok” is /^(?:basla|cok$)/. */
const weakPattern = (words: string): RegExp =>
  new RegExp(`^(?:${words.replace(/-?(?: |$)/g, (end) => (end.startsWith("-") ? "|" : "$|"))}$)`);

const pairsIn = (pages: readonly OpenPage[]): Map<string, readonly string[]> =>
  new Map(
    pages.flatMap(({ phrases }) =>
      phrases.flatMap((phrase) =>
        phrase.slice(1).map(({ word }, i) => [`${phrase[i]?.word}${word}`, [phrase[i]?.word ?? "", word]] as const),
      ),
    ),
  );

const listOfNames = (pages: readonly OpenPage[], end: RegExp): string => pages.find(({ path }) => end.test(path))?.path ?? "";

/** Adds a loaded file of words to the index. */
export function addWords(index: OpenIndex, n: number, file: WordFile): void {
  const entries = Object.entries(file).map(([stem, list]): Entry => {
    const on = new Map<number, number>();
    list.split("|").forEach((pages, part) => {
      if (!pages) return;
      let page = 0;
      for (const step of pages.split(" ")) {
        page += Number.parseInt(step, 36);
        const isName = kindsOfMany.has(index.pages[page]?.kind ?? "page");
        on.set(
          page,
          part === 1 && isName ? thresholds.named : part === 2 ? thresholds.said : part === 1 ? thresholds.headings : thresholds.body,
        );
      }
    });
    return { form: toForm(stem, index.language), pages: on };
  });
  index.files.set(n, entries);
}

/** Adds the texts of the signs to the index. */
export function addSigns(index: OpenIndex, texts: readonly string[]): void {
  index.dangers.data.signs.forEach((sign, n) => {
    sign[0] = texts[n] ?? "";
  });
  index.hasSigns = true;
}

/**
 * Number of the file of words that would contain a word.
 * @example wordFileFor({ starts: ["aba", "kan"] }, "kasık") // 1
 */
export const wordFileFor = ({ starts }: Pick<OpenIndex, "starts">, word: string): number =>
  Math.max(0, starts.filter((start) => start <= word.slice(0, 3)).length - 1);

/**
 * Number of the file that contains the line about a page.
 * @example lineFileFor(20) // 3
 */
export const lineFileFor = (page: number): number => Math.floor(page / linesPerFile);
