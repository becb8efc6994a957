/** Divides what the search loads into files by when it is needed. Runs in Node while the site is built. */
import type { PackedSign, PackedStart } from "../index.types";
import type { SearchFiles } from "./makeIndex";

/** The files of an index as they are published. */
export interface PublishedFiles {
  start: PackedStart;
  /** The lines of pages; what follows the # of an address comes before the line, and a tab between. */
  lines: string[][];
  /** The texts of the signs, loaded when a danger is found. */
  signs: string[];
}

/** Where the last part of an address begins. */
const endOf = (path: string): number => path.search(/[^/#]*$/);

/**
 * The first file, the lines and the texts of signs as they are published. The page of a danger has its whole address in the first file.
 * @example packStart(makeIndex(recordsOf, find, text, "tr")).signs.length
 */
export function packStart({ start, lines }: Pick<SearchFiles, "start" | "lines">): PublishedFiles {
  const urgent = new Set(start.danger.dangers.map(([, page]) => page));
  const hashes = start.pages.map(([path], page) => (path.includes("#") && !urgent.has(page) ? path.slice(endOf(path)) : ""));
  const paths = start.pages.map(([path], page) => path.slice(0, path.length - (hashes[page] ?? "").length));
  const above = [...new Set(paths.map((path) => path.slice(0, endOf(path))))];
  const runs: [number: number, count: number][] = [];
  for (const path of paths) {
    const number = above.indexOf(path.slice(0, endOf(path)));
    const last = runs.at(-1);
    if (last?.[0] === number) last[1] += 1;
    else runs.push([number, 1]);
  }
  const column = (texts: readonly string[]): string => texts.join("\n");
  let page = 0;
  return {
    start: {
      ...start,
      pages: [
        column(above),
        runs.map((run) => run.map((n) => n.toString(36)).join(" ")).join(","),
        column(paths.map((path) => path.slice(endOf(path)))),
        column(start.pages.map(([, title]) => title)),
        column(start.pages.map(([, , words = ""]) => words)),
      ],
      danger: { ...start.danger, signs: start.danger.signs.map(([, ...others]): PackedSign => others) },
    },
    lines: lines.map((file) =>
      file.map((line) => {
        const hash = hashes[page];
        page += 1;
        return hash ? `${hash}\t${line}` : line;
      }),
    ),
    signs: start.danger.signs.map(([text]) => text),
  };
}
