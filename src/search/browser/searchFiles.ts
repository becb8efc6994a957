import type { Language } from "../../routes/routes";
import { pieceFile, startFile } from "../address";
import type { IndexedName, PackedStart, WordFile } from "../index.types";
import { linesPerFile } from "../index.types";
import { addSigns, addWords, lineFileFor, type OpenIndex, openIndex } from "./openIndex";
import { unpackStart } from "./unpackStart";

async function fetchJson<Content>(path: string): Promise<Content> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`searchFiles requires ${path}, got ${answer.status}`);
  return (await answer.json()) as Content;
}

export interface SearchFilesOpen {
  /** True once the first file is loaded. */
  readonly isOpen: boolean;
  /** Loads the first file once; tries again after a failure. */
  open: () => Promise<OpenIndex>;
  /** Loads files of words; false if none could be loaded, so that only titles and search words are searched. */
  words: (numbers: readonly number[]) => Promise<boolean>;
  /** Loads the texts of the signs once; false if they could not be loaded. */
  signs: () => Promise<boolean>;
  /** Loads the names that begin with a letter; none if they could not be loaded. */
  names: (letter: string) => Promise<readonly IndexedName[]>;
  /** Loads the lines of pages; a line that could not be loaded is empty. */
  lines: (pages: readonly number[]) => Promise<(page: number) => string>;
}

/**
 * Loads the files of the search in the browser, each when it is first needed.
 * @example searchFiles("tr").isOpen // false
 */
export function searchFiles(language: Language): SearchFilesOpen {
  let index: OpenIndex | undefined;
  let opening: Promise<OpenIndex> | undefined;
  let signs: Promise<void> | undefined;
  const lines = new Map<number, Promise<readonly string[]>>();
  const read = new Map<number, readonly string[]>();
  const names = new Map<string, Promise<IndexedName[]>>();
  return {
    get isOpen() {
      return index !== undefined;
    },
    open: () => {
      opening ??= fetchJson<PackedStart>(startFile(language)).then((start) => {
        index = { ...openIndex(unpackStart(start), language), hasSigns: false };
        return index;
      });
      opening.catch(() => {
        opening = undefined;
      });
      return opening;
    },
    words: async (numbers) => {
      const open = index;
      if (!open) return false;
      const fetched = await Promise.allSettled(
        numbers.map(async (n) => addWords(open, n, await fetchJson<WordFile>(pieceFile(language, open.version, "words", n)))),
      );
      return fetched.some(({ status }) => status === "fulfilled");
    },
    signs: async () => {
      const open = index;
      if (!open) return false;
      signs ??= fetchJson<readonly string[]>(pieceFile(language, open.version, "signs", 0)).then((texts) => addSigns(open, texts));
      return signs.then(
        () => true,
        () => {
          signs = undefined;
          return false;
        },
      );
    },
    names: async (letter) => {
      const open = index;
      if (!open || !letter) return [];
      const before = names.get(letter) ?? fetchJson<IndexedName[]>(pieceFile(language, open.version, "names", letter));
      names.set(letter, before);
      return before.catch(() => {
        names.delete(letter);
        return [];
      });
    },
    lines: async (pages) => {
      const open = index;
      const numbers = [...new Set(pages.map(lineFileFor))];
      await Promise.allSettled(
        numbers.map(async (n) => {
          if (!open) return;
          const before = lines.get(n) ?? fetchJson<readonly string[]>(pieceFile(language, open.version, "lines", n));
          lines.set(n, before);
          before.catch(() => lines.delete(n));
          read.set(n, await before);
        }),
      );
      return (page) => read.get(lineFileFor(page))?.[page % linesPerFile] ?? "";
    },
  };
}
