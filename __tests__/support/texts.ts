/** The site's own words, so that a test asks for what stands in the locale files and follows a new wording. */
import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../../src/routes/routes";

/**
 * Interface texts of a language in one table; a key that stands in several namespaces is taken from the first, as i18next does.
 * @param namespaces those of a page in their order; left out, "common" and then all others
 */
export function allTexts(language: Language, namespaces: readonly string[] = []): Record<string, string> {
  const folder = `src/locales/${language}`;
  const names = namespaces.length > 0 ? namespaces : ["common", ...readdirSync(folder).map((file) => file.replace(".json", ""))];
  return Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"))).reverse());
}

/**
 * The text of a key with its placeholders filled; a plural is asked for by its full key.
 * @param namespaces as in allTexts
 * @example textsIn("en")("months.daysLeft_other", { count: 107 }) // "107 days to go."
 */
export function textsIn(
  language: Language,
  ...namespaces: readonly string[]
): (key: string, values?: Record<string, string | number>) => string {
  const texts = allTexts(language, namespaces);
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`textsIn requires a key of the locale files, got ${key}`);
    return text.replace(/{{(\w+)(, number)?}}/g, (_, name: string, isNumber?: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`textsIn requires a value for ${name} in ${key}`);
      return isNumber ? new Intl.NumberFormat(language).format(Number(value)) : String(value);
    });
  };
}
