/**
 * Replaces react-i18next where pages are rendered to HTML (src/gatsby/webpack.ts, src/preview/bundle.ts). The texts come from the page’s i18next
 * instance, as the i18n plugin set it up; only filling in placeholders is our own (formatText.ts says why).
 */
import type { i18n as I18n } from "i18next";
import { useContext } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";
import type { Language } from "../routes/routes";
import { formatText, type Values } from "../text/formatText";

export { I18nextProvider };

/** What the hook returns, as react-i18next’s does. */
interface Translation {
  t: (key: string, values?: Values) => string;
  i18n: I18n;
}

const known = new WeakMap<I18n, Map<string, Translation>>();

/** The texts of one namespace, then those of the others, in the order in which i18next looks them up. */
function translationOf(i18n: I18n, namespace: string): Translation {
  const language = i18n.language as Language;
  const { fallbackNS } = i18n.options;
  const behind = Array.isArray(fallbackNS) ? fallbackNS : [];
  const texts: Record<string, string> = Object.assign(
    {},
    ...[namespace, ...behind].reverse().map((ns) => i18n.getResourceBundle(language, ns)),
  );
  return { t: (key, values) => formatText(texts, language, key, values), i18n };
}

/** Like react-i18next’s hook. Of several namespaces only the first is used; the page’s others are searched after it anyway. */
export function useTranslation(namespaces?: string | readonly string[]): Translation {
  const { i18n } = useContext(I18nContext);
  const byNamespace = known.get(i18n) ?? new Map<string, Translation>();
  known.set(i18n, byNamespace);
  const first = [namespaces ?? []].flat()[0] ?? String(i18n.options.defaultNS);
  const made = byNamespace.get(first) ?? translationOf(i18n, first);
  byNamespace.set(first, made);
  return made;
}
