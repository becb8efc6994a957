/**
 * The languages of the site, and the language of an address. A file of its own, so that a script that needs no more does not load the table of
 * addresses.
 */
export const languages = ["tr", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "tr";

/**
 * The language of an address: everything under /en is English, the rest Turkish.
 * @param path path without the host
 * @example languageOfPath("/en/search") // "en"
 */
export const languageOfPath = (path: string): Language => (/^\/en(\/|$)/.test(path) ? "en" : "tr");
