import i18next, { type InitOptions } from "i18next";
import { defaultLanguage } from "../routes/languages";

/** The interface texts in the result of a page’s query. */
export interface LocaleData {
  locales: { edges: { node: { ns: string; data: string; language: string } }[] };
}

/**
 * Interface texts as gatsby-plugin-react-i18next passes them to a page, with the options of gatsby-config.ts: the page’s own namespace first, then
 * the others.
 */
export function textsOf({ locales }: LocaleData, language: string): typeof i18next {
  const namespaces = locales.edges.map(({ node }) => node.ns);
  const first = namespaces.find((ns) => ns !== "common") ?? "common";
  const options: InitOptions = {
    lng: language,
    fallbackLng: defaultLanguage,
    resources: { [language]: Object.fromEntries(locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data)])) },
    defaultNS: first,
    fallbackNS: namespaces.filter((ns) => ns !== first),
    returnNull: false,
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
    initImmediate: false,
    react: { useSuspense: false },
  };
  const i18n = i18next.createInstance();
  i18n.init(options);
  return i18n;
}
