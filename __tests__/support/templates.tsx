/** Renders a template as on the site: with the texts of its own namespaces only, and its head as in the HTML. */
import { readdirSync, readFileSync } from "node:fs";
import { TextEncoder } from "node:util";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import { type Language, type RouteId, routeOf } from "../../src/routes/routes";
import type { PageContext } from "../../src/site/shell/PageContext";
import { wrapPageElement } from "../../src/site/shell/wrapPage";

const textsOf = (namespace: string, language: Language): string => readFileSync(`src/locales/${language}/${namespace}.json`, "utf8");

export const siteUrl = "https://ninni.example";
export const leaveTo = "https://weather.example/";
export const stores = { android: "https://play.google.com/store/search?q=ninni", ios: "https://apps.apple.com/tr/search?term=ninni" };

/** What every page's query returns: the texts of the route's namespaces and the brand. */
export const shellFor = (id: RouteId, language: Language): Queries.ShellFragment => ({
  locales: {
    edges: ["common", ...routeOf(id).texts].map((ns) => ({ node: { ns, data: textsOf(ns, language), language } })),
  },
  brand: { name: "Ninni", url: siteUrl, email: "merhaba@ninni.example", leaveTo, since: 2024, stores, social: [] },
});

/** The context of a page, as src/gatsby/pages.ts makes it. */
export const contextFor = <Id extends RouteId>(
  id: Id,
  language: Language,
  paths: Record<Language, string> = { tr: routeOf(id).tr, en: routeOf(id).en },
): PageContext & { id: Id } => ({
  id,
  key: null,
  language,
  lang: language,
  namespaces: ["common", ...routeOf(id).texts],
  paths,
  digest: null,
  isDiscreet: false,
  written: null,
});

export function renderTemplate<Data extends Queries.ShellFragment, Context extends PageContext>(
  Template: ComponentType<PageProps<Data, Context>>,
  data: Data,
  pageContext: Context,
) {
  // The popup has its own tests; here it must not appear even in a slow run.
  sessionStorage.setItem("ninni-promo-closed", "1");
  const Page = Template as ComponentType<Pick<PageProps<Data, Context>, "data" | "pageContext">>;
  // The styles of a whole page stay outside the document: they change no text, and jsdom would check all of them for every element.
  const cache = createCache({ key: "css", container: document.createElement("head") });
  cache.compat = true;
  return render(
    <CacheProvider value={cache}>
      {wrapPageElement({ element: <Page data={data} pageContext={pageContext} />, props: { data, pageContext } })}
    </CacheProvider>,
  );
}

/** Names of the page's header, main and footer elements in their order. A header inside main is not one of the page's. */
export const findLandmarks = (page: Element): string[] =>
  [...page.querySelectorAll("header, main, footer")]
    .filter((element) => element.parentElement?.closest("main, section, article") === null)
    .map((element) => element.tagName.toLowerCase());

/** The content of a page's head: language, title, description, addresses and robots. */
export async function renderHead(head: ReactElement) {
  // jsdom has no TextEncoder, which react-dom/server needs when it is loaded.
  Object.assign(globalThis, { TextEncoder });
  const { renderToStaticMarkup } = await import("react-dom/server");
  const page = new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
  const of = (selector: string, attribute: string) => page.querySelector(selector)?.getAttribute(attribute) ?? null;
  return {
    language: page.documentElement.lang,
    title: page.querySelector("title")?.textContent ?? null,
    description: of("meta[name=description]", "content"),
    canonical: of("link[rel=canonical]", "href"),
    alternates: Object.fromEntries(
      [...page.querySelectorAll("link[hreflang]")].map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    ),
    robots: of("meta[name=robots]", "content"),
  };
}

/** The addresses in a page's head, for both languages of the page. */
export const headAddresses = (paths: Record<Language, string>, language: Language) => ({
  canonical: siteUrl + paths[language],
  alternates: { tr: siteUrl + paths.tr, en: siteUrl + paths.en, "x-default": siteUrl + paths.tr },
  robots: "max-image-preview:large",
});

/** Texts and labels on a page that are a key instead of words, or contain an unfilled placeholder. */
export function rawKeysOn(page: Element, language: Language): string[] {
  const texts = readdirSync(`src/locales/${language}`).flatMap((file) =>
    Object.entries(JSON.parse(textsOf(file.replace(".json", ""), language)) as Record<string, string>),
  );
  const keys = new Set(texts.map(([key]) => key.replace(/_(zero|one|other)$/, "")));
  const words = new Set(texts.map(([, text]) => text));
  const looksLikeKey = /^(?=.*[a-z])[a-z0-9]+(\.[a-z0-9_-]+)+$/i;
  const elements = [page, ...page.querySelectorAll("*")];
  const said = elements.flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ""),
    ...["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  ]);
  return said
    .map((text) => text.trim())
    .filter((text) => text.includes("{{") || ((looksLikeKey.test(text) || keys.has(text)) && !words.has(text)));
}
