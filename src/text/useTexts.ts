/**
 * Interface texts for components: one hook in the HTML, in islands, in tests and in the preview. What it reads is put there by `TextsProvider`: around
 * a page from the page’s data (src/site/shell/wrapPage.tsx), around an island from the files it has loaded (src/browser/texts.ts).
 */
import { createContext, useContext } from "react";
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

/** Without a provider there are no texts: each key stands for itself. */
export const TextsContext = createContext<KnownTexts>(textsFor("tr", {}));
export const TextsProvider = TextsContext.Provider;

/**
 * The function that returns interface texts.
 * @example const t = useTexts(); t("weeksCount", { count: 3 }) // "3 weeks"
 */
export const useTexts = (): Translate => useContext(TextsContext).t;
