/** Interface texts of a language, without React: the script loads the texts of an island before it loads React. */
import type { Language } from "../routes/languages";
import { formatText, type Texts, type Values } from "./formatText";

/** Returns the text of a key, with its placeholders filled in. */
export type Translate = (key: string, values?: Values) => string;

export interface KnownTexts {
  language: Language;
  t: Translate;
}

/**
 * The texts of a language, ready for components.
 * @example textsFor("en", { skip: "Skip to content" }).t("skip") // "Skip to content"
 */
export const textsFor = (language: Language, texts: Texts): KnownTexts => ({
  language,
  t: (key, values) => formatText(texts, language, key, values),
});
