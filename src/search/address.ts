/** Addresses of the search’s files, and the query after the #. Knows no route of another page, so that the script stays small. */
import type { Language } from "../routes/routes";
import { slug } from "../text/letters";

/**
 * Address of the file loaded first.
 * @example startFile("tr") // "/search/tr/start.json"
 */
export const startFile = (language: Language): `/${string}` => `/search/${language}/start.json`;

/**
 * Address of a file of lines, words, names or signs, which is loaded when it is needed.
 * @example pieceFile("en", "0c5b1fd4", "lines", 2) // "/search/en/0c5b1fd4/lines-2.json"
 */
export const pieceFile = (
  language: Language,
  version: string,
  piece: "lines" | "words" | "names" | "signs",
  n: number | string,
): `/${string}` => `/search/${language}/${version}/${piece}-${n}.json`;

/**
 * The query as the part of an address after the #, which browsers do not send to the server; empty for an empty query.
 * @example toHash("bel ağrısı") // "#q=bel%20a%C4%9Fr%C4%B1s%C4%B1"
 */
export const toHash = (query: string): string => (query ? `#q=${encodeURIComponent(query)}` : "");

/**
 * The query after the #; empty if there is none.
 * @example queryIn("#q=bel%20a%C4%9Fr%C4%B1s%C4%B1") // "bel ağrısı"
 */
export const queryIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, "")).get("q") ?? "";

/**
 * An address as the index stores it. Most end in the slug of the title, which is left out because the title is stored too.
 * @example shortenPath("/symptoms/back-pain", "Back pain", "en") // "/symptoms/"
 */
export function shortenPath(path: string, title: string, language: Language): string {
  const end = path.lastIndexOf("/") + 1;
  return path.slice(end) === slug(title, language) ? path.slice(0, end) : path;
}

/**
 * The full address for one made by `shortenPath`.
 * @example completePath("/symptoms/", "Back pain", "en") // "/symptoms/back-pain"
 */
export const completePath = (path: string, title: string, language: Language): string =>
  path.endsWith("/") ? path + slug(title, language) : path;
