/** What the browser tests look for, taken from where the site takes it: counted texts, dates, records. */
import { readFileSync } from "node:fs";
import type { Language } from "../../src/routes/routes";
import { withUnits } from "../../src/text/withUnits";
import { textsIn } from "../support/texts";

/** What a record of data/ says, where a test needs it in the language of the page. */
export type Said = Record<Language, string>;

/** A record of data/, its texts as pages print them; the caller names only what it asks of it. */
export const readRecord = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(`data/${name}.json`, "utf8"), (_, value) => (typeof value === "string" ? withUnits(value) : value)) as Shape;

/**
 * The text of a plural key for a number.
 * @param key without its ending
 * @example counted("en", "weeksCount", 1) // "1 week"
 */
export const counted = (language: Language, key: string, count: number): string =>
  textsIn(language)(`${key}_${new Intl.PluralRules(language).select(count)}`, { count });

/** What a card for 112 is called: its tier, which only a screen reader says, and its title. */
export const named112 = (language: Language, title: string): string => `${textsIn(language, "common")("tier.call112")}: ${title}`;
