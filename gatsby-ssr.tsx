import { createHash } from "node:crypto";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import i18next from "i18next";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { minify_sync } from "terser";
import site from "./data/site.json";
import { RenderRootContext } from "./src/islands/Island";
import { languageOfPath } from "./src/routes/routes";
import { applyTheme, boot } from "./src/site/beforeReact";
import { Crumbs } from "./src/site/Crumbs";
import { PageShell } from "./src/site/PageShell";
import { ShareLinks } from "./src/site/ShareLinks";
import { speculationRules } from "./src/site/speculationRules";
import { watchLoading } from "./src/site/watchLoading";
import { Pager } from "./src/ui/Pager";
import { Toc } from "./src/ui/Toc";
import { fontFaces, preloadedFonts } from "./src/ui/theme/fontFaces";
import { globalStyles } from "./src/ui/theme/globalStyles";

const inline = (code: string) => ({ dangerouslySetInnerHTML: { __html: code } });
/** A function as it is printed into each page: every page carries it, so that it is made as short as it can be. */
function asScript<Given extends string[]>(run: (...given: Given) => void, ...given: Given): string {
  const { code } = minify_sync(`(${String(run)})(${given.map((text) => JSON.stringify(text)).join()})`, {
    ecma: 2020,
    format: { semicolons: true },
  });
  if (!code) throw new Error(`asScript requires a function that does something, got ${run.name}`);
  return code;
}
const scripts = { theme: asScript(applyTheme), loading: asScript(watchLoading), boot: asScript(boot, speculationRules) };

const isBuilt = process.env.NODE_ENV === "production";

/** A cache for the browsers of the list in package.json, which need no prefixes. */
function styleCache() {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

/**
 * What all pages share of their styles – typefaces, theme, header, menu, footer, and what stands on most: crumbs, contents, sharing, the way to the next
 * page – in one file that browsers keep: its address changes with what it holds. It is found by drawing a page with nothing else in it. The page of an unknown address carries it whole, and src/gatsby/publish.ts makes the file of
 * that: a file written here would keep Gatsby from leaving unchanged pages alone.
 */
const nowhere = { href: "", name: "" };
const shared = (() => {
  const cache = styleCache();
  const i18n = i18next.createInstance();
  i18n.init({ lng: "tr", resources: {}, initImmediate: false, react: { useSuspense: false } });
  const html = renderToString(
    <CacheProvider value={cache}>
      <I18nextProvider i18n={i18n}>
        <PageShell brand={site} paths={{ tr: "/", en: "/en" }}>
          <Crumbs here="" />
          <ShareLinks title="" url="" />
          <Pager label="" previous={nowhere} next={nowhere} />
          <Toc entries={[{ anchor: "", name: "" }]} />
        </PageShell>
      </I18nextProvider>
    </CacheProvider>,
  );
  const { css, ids } = createEmotionServer(cache).extractCritical(html);
  const text = fontFaces + globalStyles + css;
  const href = `/site-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.css`;
  return { text, href, ids: new Set(ids) };
})();

/** The rest of a page's CSS goes into one style element in the head. Which rules are there is told only where an island has to know. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString, setHeadComponents }) => {
  const cache = styleCache();
  const { extractCritical } = createEmotionServer(cache);
  const { html, ids } = extractCritical(
    renderToString(
      <RenderRootContext.Provider value={renderToString}>
        <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
      </RenderRootContext.Provider>,
    ),
  );
  const css = ids
    .filter((id) => !shared.ids.has(id))
    .map((id) => cache.inserted[id])
    .join("");
  replaceBodyHTMLString(html);
  setHeadComponents([
    <style key="emotion" data-emotion={html.includes("data-island") ? `css ${ids.join(" ")}` : undefined} {...inline(css)} />,
  ]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setPostBodyComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageOfPath(pathname ?? "/") });
  setHeadComponents([
    <script key="theme" {...inline(scripts.theme)} />,
    <script key="loading" {...inline(scripts.loading)} />,
    ...preloadedFonts(languageOfPath(pathname)).map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
    isBuilt && !/^\/404\b/.test(pathname ?? "") ? (
      <link key="site" rel="stylesheet" href={shared.href} />
    ) : (
      <style key="site" data-site={shared.href} {...inline(shared.text)} />
    ),
  ]);
  setPostBodyComponents([<script key="boot" {...inline(scripts.boot)} />]);
};

/** Gatsby's own script, its map of chunks and its fetches in advance go: what runs in the browser is src/islands, fetched by the inline lines. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (!isBuilt) return;
  const ofGatsby = (component: ReactElement<{ sliceId?: string; id?: string }>) =>
    component.props?.sliceId === "_gatsby-scripts" || component.props?.id === "gatsby-script-loader";
  const all = getPostBodyComponents() as ReactElement<{ sliceId?: string }>[];
  // Private names of Gatsby's: were they others one day, every page would fetch its scripts without a word.
  if (all.filter(ofGatsby).length !== 2) throw new Error("onPreRenderHTML requires Gatsby's scripts under the names it knows");
  replacePostBodyComponents(all.filter((component) => !ofGatsby(component)));
  const head = getHeadComponents() as ReactElement<{ rel?: string; as?: string }>[];
  replaceHeadComponents(head.filter(({ type, props }) => !(type === "link" && props.rel === "preload" && props.as !== "font")));
};
