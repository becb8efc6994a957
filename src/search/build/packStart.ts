/** Divides what the search loads into files by when it is needed. Runs in Node while the site is built. */
import { type Kind, kinds } from "../../vocabulary/searchKinds";
import { kindsOfMany, type PackedSign, type PackedStart } from "../index.types";
import type { SearchFiles } from "./makeIndex";

/** The files of an index as they are published. */
export interface PublishedFiles {
  start: PackedStart;
  /** The lines of pages. Before a line, each with a tab after it: the title, if that comes later, and the end of the address. */
  lines: string[][];
  /** The texts of the signs, loaded when a danger is found. */
  signs: string[];
}

/** Where the last part of an address begins. */
const endOf = (path: string): number => path.search(/[^/#]*$/);

/**
 * What follows an address in the first file: what is after the #, and the ends of foods, medicines and questions of readers, which have a list above them.
 * Empty for the page of a danger and for an end that follows from the title.
 */
function laterEnds({ pages, danger }: SearchFiles["start"], kindOf: readonly (Kind | undefined)[]): string[] {
  const urgent = new Set(danger.dangers.map(([, page]) => page));
  return pages.map(([path], page) => {
    const kind = kindOf[page];
    const isLater = path.includes("#") || kind === "question" || (kind !== undefined && kindsOfMany.has(kind));
    return isLater && !urgent.has(page) ? path.slice(endOf(path)) : "";
  });
}

/**
 * The first file, the lines and the texts of signs as they are published. An address ends with # or * if its end comes later. The page of a danger has its whole address in the first file.
 * @example packStart(makeIndex(recordsOf, find, text, "tr")).signs.length
 */
export function packStart({ start, lines }: Pick<SearchFiles, "start" | "lines">): PublishedFiles {
  const kindOf = start.ofKind.flatMap((count, n) => Array<Kind | undefined>(count).fill(kinds[n]));
  const later = laterEnds(start, kindOf);
  const paths = start.pages.map(([path], page) => {
    const end = later[page] ?? "";
    return end && !path.includes("#") ? `${path.slice(0, -end.length)}*` : path.slice(0, path.length - end.length);
  });
  // The title of a reader’s question is a whole story: it comes with its line.
  const titles = start.pages.map(([, title], page) => (paths[page]?.endsWith("*") && kindOf[page] === "question" ? "" : title));
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
        column(titles),
        column(start.pages.map(([, , words = ""]) => words)),
      ],
      danger: { ...start.danger, signs: start.danger.signs.map(([, ...others]): PackedSign => others) },
    },
    lines: lines.map((file) =>
      file.map((line) => {
        const title = titles[page] === "" ? `${start.pages[page]?.[1]}\t` : "";
        const end = later[page];
        page += 1;
        return end ? `${title}${end}\t${line}` : line;
      }),
    ),
    signs: start.danger.signs.map(([text]) => text),
  };
}
