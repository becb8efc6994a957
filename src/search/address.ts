/** Addresses of the search's files, and a search behind the #. It knows no other page, so that the script stays small. */
import type { Language } from "../routes/routes";
import { slug } from "../text/letters";

/** @example startFile("tr") // "/search/tr/start.json" */
export const startFile = (language: Language): `/${string}` => `/search/${language}/start.json`;

/** @example pieceFile("en", "0c5b1fd4", "lines", 2) // "/search/en/0c5b1fd4/lines-2.json" */
export const pieceFile = (language: Language, version: string, piece: "lines" | "words", n: number): `/${string}` =>
  `/search/${language}/${version}/${piece}-${n}.json`;

/**
 * What follows the address of the search page: what is asked stands behind the # and is sent nowhere.
 * @example toHash("bel ağrısı") // "#q=bel%20a%C4%9Fr%C4%B1s%C4%B1"
 */
export const toHash = (query: string): string => (query ? `#q=${encodeURIComponent(query)}` : "");

/** What is asked behind the #; empty where nothing is. */
export const queryIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, "")).get("q") ?? "";

/**
 * An address as the index holds it: most end in the slug of the title, which need not be said twice.
 * @example shortenPath("/symptoms/back-pain", "Back pain", "en") // "/symptoms/"
 */
export function shortenPath(path: string, title: string, language: Language): string {
  const end = path.lastIndexOf("/") + 1;
  return path.slice(end) === slug(title, language) ? path.slice(0, end) : path;
}

/** @example completePath("/symptoms/", "Back pain", "en") // "/symptoms/back-pain" */
export const completePath = (path: string, title: string, language: Language): string =>
  path.endsWith("/") ? path + slug(title, language) : path;
