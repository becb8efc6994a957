/** The texts of an island are loaded as files, one per namespace. */
import type { Language } from "../routes/languages";
import { type KnownTexts, textsFor } from "../text/textsFor";

/**
 * Loads the namespaces an island uses; each is a file of its own that the browser caches.
 * @example await loadTexts("en", ["common", "dueDate"])
 */
export async function loadTexts(language: Language, namespaces: readonly string[]): Promise<KnownTexts> {
  const files = await Promise.all(
    // Only namespaces that islands use become files: src/gatsby/webpack.ts inserts those of registry.ts here.
    namespaces.map(
      (namespace) =>
        import(
          /* webpackInclude: /\/(ISLAND_TEXTS)\.json$/ */
          `../locales/${language}/${namespace}.json`
        ),
    ),
  );
  return textsFor(language, Object.assign({}, ...files.map((file) => file.default)));
}
