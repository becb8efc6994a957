/** The site's interface texts, so that tests read them from the locale files and need no change when the wording changes. */
import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../../src/routes/routes";

/**
 * Interface texts of a language in one table; a key that is in several namespaces is taken from the first, as in i18next.
 * @param namespaces those of a page in their order; by default "common" and then all others
 */
export function allTexts(language: Language, namespaces: readonly string[] = []): Record<string, string> {
  const folder = `src/locales/${language}`;
  const names = namespaces.length > 0 ? namespaces : ["common", ...readdirSync(folder).map((file) => file.replace(".json", ""))];
  return Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"))).reverse());
}

/**
 * A function that returns the text of a key with its placeholders filled; a plural needs its full key. It throws an Error for an unknown key or a
 * missing value.
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
