import type { IndexedPage, IndexedSign, PackedStart, SearchStart } from "../index.types";

/**
 * The first file, ready to be opened. Addresses end with # or * if what follows comes with the line; the text of a sign is its number until it is loaded.
 * @example unpackStart(packStart(files).start).pages.length
 */
export function unpackStart(packed: PackedStart): SearchStart {
  const [above = [], , ends = [], titles = [], words = []] = packed.pages.map((column) => column.split("\n"));
  const parents = packed.pages[1].split(",").flatMap((run) => {
    const [number = 0, count = 0] = run.split(" ").map((n) => Number.parseInt(n, 36));
    return Array<string>(count).fill(above[number] ?? "");
  });
  return {
    ...packed,
    pages: titles.map((title, page): IndexedPage => [`${parents[page]}${ends[page]}`, title, words[page]]),
    danger: { ...packed.danger, signs: packed.danger.signs.map((sign, n): IndexedSign => [String(n), ...sign]) },
  };
}
