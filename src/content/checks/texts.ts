/** The texts of a record, for the checks. */
import { type Language, languages } from "../../routes/routes";

export interface RecordText {
  /** Where it is in the record, like “answer.tr.0”. */
  path: string;
  language: Language;
  text: string;
}

/** Fields for addresses and the search, which are not read. */
const unread = ["slug", "words"];

/**
 * Every text of a record in both languages.
 * @param path where the value is in its record
 * @example textsOf({ title: { tr: "Su", en: "Water" } }) // [{ path: "title.tr.0", language: "tr", text: "Su" }, …]
 */
export function textsOf(value: unknown, path = ""): RecordText[] {
  if (typeof value !== "object" || value === null) return [];
  if ("tr" in value && "en" in value)
    return languages.flatMap((language) =>
      [value[language]].flat().map((text, i) => ({ path: `${path}.${language}.${i}`, language, text: String(text) })),
    );
  return Object.entries(value).flatMap(([field, inner]) =>
    unread.includes(field) ? [] : textsOf(inner, path ? `${path}.${field}` : field),
  );
}

/**
 * Every text of a record in one language.
 * @example textsIn({ title: { tr: "Su", en: "Water" } }, "en") // ["Water"]
 */
export const textsIn = (value: unknown, language: Language): string[] =>
  textsOf(value).flatMap((text) => (text.language === language ? text.text : []));
