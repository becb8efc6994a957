/** A page of Ninni, rendered by Astro's React renderer. Its styles are inline next to the elements they style, as Emotion writes them by default. */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { RenderRootContext } from "../src/islands/Island";
import { wrapPageElement } from "../src/site/shell/wrapPage";
import type { pageAt } from "./site";

type Page = ReturnType<typeof pageAt>;

/** One list for all pages: Emotion caches the rules it has processed by this object. */
const stylisPlugins: never[] = [];

export const SitePage = ({ template: { default: Body }, data, pageContext }: Page) => (
  <RenderRootContext.Provider value={renderToString}>
    <CacheProvider value={createCache({ key: "css", stylisPlugins })}>
      {wrapPageElement({ element: <Body data={data} pageContext={pageContext} />, props: { data, pageContext } })}
    </CacheProvider>
  </RenderRootContext.Provider>
);

/** The HTML of the page's head. `Head` also renders an empty html element for the language, which is removed. */
export const headOf = ({ template: { Head }, data, pageContext }: Page): string =>
  Head ? renderToStaticMarkup(<Head data={data} pageContext={pageContext} />).replace(/<html[^>]*><\/html>/, "") : "";
