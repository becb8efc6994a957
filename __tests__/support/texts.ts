/** The site's own words, so that a test asks for what stands in the locale files and follows a new wording. */
import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../../src/routes";

/** All interface texts of a language in one table. */
export const allTexts = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(`src/locales/${language}`).map((file) => JSON.parse(readFileSync(`src/locales/${language}/${file}`, "utf8"))),
  );

/**
 * The text of a key with its placeholders filled; a plural is asked for by its full key.
 * @example textsIn("en")("months.daysLeft_other", { count: 107 }) // "107 days to go."
 */
export function textsIn(language: Language): (key: string, values?: Record<string, string | number>) => string {
  const texts = allTexts(language);
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`textsIn requires a key of the locale files, got ${key}`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`textsIn requires a value for ${name} in ${key}`);
      return String(value);
    });
  };
}
