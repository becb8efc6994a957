/** Replaces react-i18next in the browser (src/gatsby/webpack.ts): the texts of an island are loaded as files, one per namespace. */
import type { Language } from "../routes/routes";
import { formatText, type Values } from "../text/formatText";

let language: Language = "tr";
const loaded: Record<string, string> = {};
const t = (key: string, values?: Values): string => formatText(loaded, language, key, values);

/**
 * Loads the namespaces an island uses; each is a file of its own that the browser caches.
 * @example await loadTexts("en", ["common", "dueDate"])
 */
export async function loadTexts(of: Language, namespaces: readonly string[]): Promise<void> {
  language = of;
  const files = await Promise.all(
    // Only namespaces that islands use become files: src/gatsby/webpack.ts inserts those of registry.ts here.
    namespaces.map(
      (namespace) =>
        import(
          /* webpackInclude: /\/(ISLAND_TEXTS)\.json$/ */
          `../locales/${of}/${namespace}.json`
        ),
    ),
  );
  for (const file of files) Object.assign(loaded, file.default);
}

/** As react-i18next's hook, for components that run on both sides. */
export const useTranslation = () => ({ t, i18n: { language } });
