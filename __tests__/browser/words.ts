/** Texts the browser tests look for, from the same sources as the site: plural texts, dates, records. */
import { readFileSync } from "node:fs";
import type { Language } from "../../src/routes/routes";
import { withUnits } from "../../src/text/withUnits";
import { textsIn } from "../support/texts";

/** A record of data/, for tests that need it in the language of the page. */
export type Said = Record<Language, string>;

/** A record of data/ with its texts as pages show them; the caller's type names only the fields it uses. */
export const readRecord = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(`data/${name}.json`, "utf8"), (_, value) => (typeof value === "string" ? withUnits(value) : value)) as Shape;

/**
 * The text of a plural key for a number.
 * @param key without its ending
 * @example counted("en", "weeksCount", 1) // "1 week"
 */
export const counted = (language: Language, key: string, count: number): string =>
  textsIn(language)(`${key}_${new Intl.PluralRules(language).select(count)}`, { count });

/** The accessible name of a card for 112: its tier, which only a screen reader reads, and its title. */
export const named112 = (language: Language, title: string): string => `${textsIn(language, "common")("tier.call112")}: ${title}`;
