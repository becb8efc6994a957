import type { Language } from "../routes/routes";
import { formatText, type Texts } from "../text/formatText";
import type { TextOf } from "./pageSources";

/**
 * Interface texts read from their files, for titles that are made of a number; in Node.
 * @param read gives the content of a file below the project
 * @example textFrom("tr", read)("pregnancyWeek", "title", 24) // "24 haftalık hamilelik"
 */
export function textFrom(language: Language, read: (path: string) => string): TextOf {
  const files = new Map<string, Texts>();
  return (namespace, key, n) => {
    const texts = files.get(namespace) ?? (JSON.parse(read(`src/locales/${language}/${namespace}.json`)) as Texts);
    files.set(namespace, texts);
    return key in texts ? formatText(texts, language, key, { n }) : undefined;
  };
}
