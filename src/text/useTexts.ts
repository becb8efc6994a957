/**
 * Interface texts for components: one hook in the HTML, in islands, in tests and in the preview. What it reads is put there by `TextsProvider`: around
 * a page from the page’s data (src/site/shell/wrapPage.tsx), around an island from the files it has loaded (src/browser/texts.ts).
 */
import { createContext, useContext } from "react";
import { type KnownTexts, type Translate, textsFor } from "./textsFor";

/** Without a provider there are no texts: each key stands for itself. */
export const TextsContext = createContext<KnownTexts>(textsFor("tr", {}));
export const TextsProvider = TextsContext.Provider;

/**
 * The function that returns interface texts.
 * @example const t = useTexts(); t("weeksCount", { count: 3 }) // "3 weeks"
 */
export const useTexts = (): Translate => useContext(TextsContext).t;
