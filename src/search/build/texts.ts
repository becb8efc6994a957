import type { Language } from "../../routes/routes";
import { formatText, type Texts } from "../../text/formatText";
import type { TextOf } from "./pageSources";

/**
 * Reads interface texts from their files in Node, for example for titles with a number.
 * @param read returns the content of a file, by its path below the project folder
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
