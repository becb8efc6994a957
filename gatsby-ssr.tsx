import { createHash } from "node:crypto";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import owner from "./data/site.json";
import { RenderRootContext } from "./src/islands/Island";
import en from "./src/locales/en/common.json";
import tr from "./src/locales/tr/common.json";
import BabyNamePage from "./src/names/name/page";
import { sampleNames } from "./src/names/name/sampleNames";
import { type Language, languageOfPath, languages, pathTo, promoFile } from "./src/routes/routes";
import { PromoCards } from "./src/site/promo/Promo";
import { Crumbs } from "./src/site/record/Crumbs";
import { ShareLinks } from "./src/site/record/ShareLinks";
import { PageShell } from "./src/site/shell/PageShell";
import type { Texts } from "./src/text/formatText";
import { textsFor } from "./src/text/textsFor";
import { TextsProvider } from "./src/text/useTexts";
import { Pager } from "./src/ui/Pager";
import { Toc } from "./src/ui/Toc";
import { fontFaces, preloadedFonts } from "./src/ui/theme/fontFaces";
import { globalStyles } from "./src/ui/theme/globalStyles";

export { wrapPageElement } from "./src/site/shell/wrapPage";

const inline = (code: string) => ({ dangerouslySetInnerHTML: { __html: code } });
/** The script in the head of every page, and the address of the file every page loads: src/gatsby/inlineScripts.ts, inserted by the bundlers. */
declare const HEAD_SCRIPT: string;
declare const PAGE_SCRIPT: string;

const isBuilt = process.env.NODE_ENV === "production";

/** Emotion caches the rules it has processed by this object: with a new list for each page, every page would process all its rules again. */
const noPlugins: never[] = [];

/** A cache for the browsers of the list in package.json, which need no prefixes. */
function styleCache() {
  const cache = createCache({ key: "css", stylisPlugins: noPlugins });
  cache.compat = true;
  return cache;
}

/** Renders a part of the site on its own: its HTML and its CSS rules, except those that are in the sheet `without`. */
function draw(piece: ReactNode, without?: Sheet, language: Language = "tr", texts: Texts = {}) {
  const cache = styleCache();
  const drawn = renderToString(
    <CacheProvider value={cache}>
      <TextsProvider value={textsFor(language, texts)}>{piece}</TextsProvider>
    </CacheProvider>,
  );
  const extracted = createEmotionServer(cache).extractCritical(drawn);
  const ids = extracted.ids.filter((id) => !without?.ids.has(id));
  return { html: extracted.html, ids, css: ids.map((id) => cache.inserted[id]).join("") };
}

/** Styles in a file that browsers cache: its address contains a hash of its text. */
interface Sheet {
  text: string;
  href: string;
  /** Emotion's ids of the rules in it. */
  ids: ReadonlySet<string>;
}

/** The rules of a part of the site as a file, except those that are in the sheet `without`. */
function sheetOf(name: string, piece: ReactNode, before = "", without?: Sheet): Sheet {
  const { ids, css } = draw(piece, without);
  const text = before + css;
  return { text, href: `/${name}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.css`, ids: new Set(ids) };
}

const nowhere = { href: "", name: "" };
/**
 * The styles all pages share: typefaces, theme, header, menu, footer, and what most pages have: breadcrumbs, table of contents, share links, pager. The
 * page for unknown addresses contains all of it, and src/gatsby/publish.ts makes the file from that page: if this module wrote the file, Gatsby would
 * render unchanged pages again.
 */
const site = sheetOf(
  "site",
  <PageShell brand={owner} page={{ id: "notFound", paths: { tr: "/", en: "/en" }, isDiscreet: false }}>
    <Crumbs here="" />
    <ShareLinks title="" url="" />
    <Pager label="" previous={nowhere} next={nowhere} />
    <Toc entries={[{ anchor: "", name: "" }]} />
  </PageShell>,
  fontFaces + globalStyles,
);

/** The styles the name pages share: three of four pages are one, and readers open several. They become a file in the same way as `site`. */
const ofNames = sheetOf(
  "names",
  sampleNames.map((page) => <BabyNamePage key={page.data.babyName?.slug} {...page} />),
  "",
  site,
);
/** The cards of src/site/promo/Promo.tsx in both languages, with the styles they need. The page for unknown addresses contains them too. */
const promos = languages.map((language) => {
  const { html, css } = draw(<PromoCards stores={owner.stores} />, site, language, { tr, en }[language]);
  return <template key={language} data-file={promoFile(language)} {...inline(`<style>${css}</style>${html}`)} />;
});

const nameFolders = languages.flatMap((language) =>
  (["girlName", "boyName"] as const).map((id) => pathTo(id, language, { name: "x" }).slice(0, -1)),
);
const isName = (pathname = ""): boolean => nameFolders.some((folder) => pathname.startsWith(folder));

/** The elements Gatsby puts around a page for its client, which the built site does not load: a focus wrapper and an announcer. */
const aroundPage = /^<div [^>]*id="gatsby-focus-wrapper">([\s\S]*)<\/div><div id="gatsby-announcer"[^>]*><\/div>$/;

/** Puts the rest of a page's CSS into one style element in the head. Its list of rule ids is printed only on pages with an island, which needs it. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, pathname, replaceBodyHTMLString, setHeadComponents }) => {
  const cache = styleCache();
  const { extractCritical } = createEmotionServer(cache);
  // Only islands run React in the browser; the rest of the page needs none of React's comments between texts.
  const { html, ids } = extractCritical(
    renderToStaticMarkup(
      <RenderRootContext.Provider value={renderToString}>
        <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
      </RenderRootContext.Provider>,
    ),
  );
  const css = ids
    .filter((id) => !site.ids.has(id) && !(isName(pathname) && ofNames.ids.has(id)))
    .map((id) => cache.inserted[id])
    .join("");
  const hasIslands = html.includes("data-island");
  replaceBodyHTMLString(html.replace(aroundPage, "$1"));
  if (css || hasIslands)
    setHeadComponents([<style key="emotion" data-emotion={hasIslands ? `css ${ids.join(" ")}` : undefined} {...inline(css)} />]);
};

const link = ({ href }: Sheet) => <link key={href} rel="stylesheet" href={href} />;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setPostBodyComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageOfPath(pathname ?? "/") });
  const isWhole = !isBuilt || /^\/404\b/.test(pathname ?? "");
  setHeadComponents([
    <script key="head" {...inline(HEAD_SCRIPT)} />,
    ...preloadedFonts.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />),
    ...(/^\/404\/?$/.test(pathname ?? "")
      ? [<style key="names" data-sheet={ofNames.href} media="not all" {...inline(ofNames.text)} />]
      : []),
    ...(isBuilt && isName(pathname) ? [link(ofNames)] : []),
    isWhole ? <style key="site" data-sheet={site.href} {...inline(site.text)} /> : link(site),
    // Not deferred: a deferred script would wait for the styles, and this one notices styles that never come. In develop gatsby-browser.ts does its work.
    ...(isBuilt ? [<script key="page" async src={PAGE_SCRIPT} />] : []),
  ]);
  if (/^\/404\/?$/.test(pathname ?? "")) setPostBodyComponents(promos);
};

/** Removes Gatsby's own script, chunk map, attributes and preloads: the browser runs src/browser instead, loaded by the script of every page. */
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
  // These names are private to Gatsby. If they change one day, the build fails here instead of shipping Gatsby's scripts on every page.
  if (all.filter(ofGatsby).length !== 2) throw new Error("onPreRenderHTML requires Gatsby's scripts under the names it knows");
  replacePostBodyComponents(all.filter((component) => !ofGatsby(component)));
  const head = getHeadComponents() as ReactElement<{ rel?: string; as?: string; name?: string }>[];
  replaceHeadComponents(
    head
      .filter(({ type, props }) => !(type === "link" && props.rel === "preload" && props.as !== "font") && props.name !== "generator")
      // Gatsby's client would find its elements by this attribute.
      .map((component) => cloneElement(component, { "data-gatsby-head": undefined } as object)),
  );
};
