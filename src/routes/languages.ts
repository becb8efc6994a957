/** The languages of the site, and which one an address belongs to: a file of its own, so that a script that asks no more fetches no addresses. */
export const languages = ["tr", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "tr";

/** The language an address belongs to: everything under /en is English, the rest Turkish. */
export const languageOfPath = (path: string): Language => (/^\/en(\/|$)/.test(path) ? "en" : "tr");
