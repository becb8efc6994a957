/** A page of Ninni as Astro's React renderer draws it; its styles stand beside what they are for, as Emotion writes them where nobody collects them. */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { RenderRootContext } from "../src/islands/Island";
import { type LocaleData, textsOf } from "../src/preview/textsOf";
import type { pageAt } from "./site";

type Page = ReturnType<typeof pageAt>;

/** One list for all pages: by it Emotion remembers what it made of a rule. */
const stylisPlugins: never[] = [];

export const SitePage = ({ template: { default: Body }, data, pageContext }: Page) => (
  <RenderRootContext.Provider value={renderToString}>
    <CacheProvider value={createCache({ key: "css", stylisPlugins })}>
      <I18nextProvider i18n={textsOf(data as LocaleData, pageContext.language)}>
        <Body data={data} pageContext={pageContext} />
      </I18nextProvider>
    </CacheProvider>
  </RenderRootContext.Provider>
);

/** What stands in the head; the element of the document is there only to name its language. */
export const headOf = ({ template: { Head }, data, pageContext }: Page): string =>
  Head ? renderToStaticMarkup(<Head data={data} pageContext={pageContext} />).replace(/<html[^>]*><\/html>/, "") : "";
