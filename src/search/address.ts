/** Addresses of the search's files and of a search itself. */
import { type Language, pathTo } from "../routes/routes";

/** @example startFile("tr") // "/search/tr/start.json" */
export const startFile = (language: Language): `/${string}` => `/search/${language}/start.json`;

/** @example pieceFile("en", "0c5b1fd4", "lines", 2) // "/search/en/0c5b1fd4/lines-2.json" */
export const pieceFile = (language: Language, version: string, piece: "lines" | "words", n: number): `/${string}` =>
  `/search/${language}/${version}/${piece}-${n}.json`;

/**
 * Address of a search: what is asked stands behind the # and is sent nowhere.
 * @example searchPath("bel ağrısı", "tr") // "/arama#q=bel%20a%C4%9Fr%C4%B1s%C4%B1"
 */
export const searchPath = (asked: string, language: Language): string =>
  `${pathTo("search", language)}${asked ? `#q=${encodeURIComponent(asked)}` : ""}`;

/** What is asked behind the #; empty where nothing is. */
export function askedIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("q") ?? "";
}
