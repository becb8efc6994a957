import type { Language } from "../routes/routes";
import { pieceFile, startFile } from "./address";
import type { SearchStart, WordFile } from "./index.types";
import { linesPerFile } from "./index.types";
import { addWords, lineFileFor, type OpenIndex, openIndex } from "./openIndex";

async function fetchJson<Content>(path: string): Promise<Content> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`searchFiles requires ${path}, got ${answer.status}`);
  return (await answer.json()) as Content;
}

export interface SearchFilesOpen {
  /** True once the first file is there. */
  readonly isOpen: boolean;
  /** Fetches the first file once; tries again after a failure. */
  open: () => Promise<OpenIndex>;
  /** Fetches files of words; false where they cannot be had, and the titles have to do. */
  words: (numbers: readonly number[]) => Promise<boolean>;
  /** Fetches the lines of pages; an empty line where it cannot be had. */
  lines: (pages: readonly number[]) => Promise<(page: number) => string>;
}

/** The files of the search in the browser, each fetched once and when it is needed. */
export function searchFiles(language: Language): SearchFilesOpen {
  let index: OpenIndex | undefined;
  let opening: Promise<OpenIndex> | undefined;
  const lines = new Map<number, Promise<readonly string[]>>();
  const read = new Map<number, readonly string[]>();
  return {
    get isOpen() {
      return index !== undefined;
    },
    open: () => {
      opening ??= fetchJson<SearchStart>(startFile(language)).then((start) => {
        index = openIndex(start, language);
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
