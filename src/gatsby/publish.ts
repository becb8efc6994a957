/** Writes, after the build, what is made from the finished pages: sitemap, robots.txt, the “not found” pages and the hosts’ configuration. */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { defaultLanguage, languages, type RouteId } from "../routes/routes";
import type { PageContext } from "../site/shell/PageContext";
import { findInlineScripts, firebaseJson, headersFile, localizedFolder } from "./hosting";
import { inlineScripts } from "./inlineScripts";
import { writeOffline } from "./offline";
import { finishSharePictures } from "./publishSharePictures";
import { refuseStale, stalePages } from "./staleness";

const unlisted: RouteId[] = ["notFound", "offline", "apps"];

/** A page of the sitemap: its addresses, and the day its text was written (null if it has none). */
export type ListedPage = Pick<PageContext, "paths" | "written">;

/**
 * The sitemap: each address once, with the address of the other language. Readers of other languages are sent to the Turkish page.
 * @example sitemap("https://a.example", [{ paths: { tr: "/", en: "/en" }, written: null }]).includes("<loc>https://a.example/en</loc>") // true
 */
export function sitemap(siteUrl: string, pages: readonly ListedPage[]): string {
  const alternates = (paths: PageContext["paths"]) =>
    [...languages.map((language) => [language, paths[language]] as const), ["x-default", paths[defaultLanguage]] as const]
      .map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`)
      .join("");
  const urls = pages.flatMap(({ paths, written }) =>
    languages.map((language) => {
      const lastmod = written ? `<lastmod>${written}</lastmod>` : "";
      return `<url><loc>${siteUrl}${paths[language]}</loc>${lastmod}${alternates(paths)}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Removes scripts and styles of earlier builds, which Gatsby leaves in public/. webpack.stats.json lists the scripts of this build. */
async function removeOldScripts(): Promise<void> {
  const { assetsByChunkName } = JSON.parse(await readFile("public/webpack.stats.json", "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const own = new Set([...Object.values(assetsByChunkName).flat(), inlineScripts().page.href.slice(1)]);
  // Chunks without a name are listed only in the script that loads them.
  const app = await readFile("public/app.js", "utf8");
  const styles = await readFile("public/404/index.html", "utf8");
  for (const file of await readdir("public")) {
    const [, hash = ""] = /-([0-9a-f]{6,20})\.(?:js|css)(?:\.|$)/.exec(file) ?? [];
    if (hash && !own.has(file.replace(/\.map$/, "")) && !app.includes(hash) && !styles.includes(hash)) await rm(join("public", file));
  }
}

/** Parts of the “not found” page that are only meant for `writeSharedFiles`. */
const carried = /<style data-sheet="[^"]+" media="not all">[\s\S]*?<\/style>|<template data-file="[^"]+">[\s\S]*?<\/template>/g;

/**
 * Writes the files that pages share: their script, and what gatsby-ssr.tsx puts into the “not found” page: the styles of all pages and those of one
 * kind, and parts that a page loads when it shows them.
 */
async function writeSharedFiles(): Promise<void> {
  const page = await readFile("public/404/index.html", "utf8");
  const sheets = [...page.matchAll(/<style data-sheet="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g)];
  if (sheets.length === 0) throw new Error("writeSharedFiles requires the styles in the “not found” page");
  const pieces = [...page.matchAll(/<template data-file="([^"]+)">([\s\S]*?)<\/template>/g)];
  const { page: script } = inlineScripts();
  for (const [, href = "", text = ""] of [...sheets, ...pieces, ["", script.href, script.text]]) {
    await mkdir(dirname(`public${href}`), { recursive: true });
    await writeFile(`public${href}`, text);
  }
}

/**
 * Writes the “not found” page to where hosts look for it: nearest to the address, or in the reader’s language. Both languages get such a page, because
 * a browser set to Turkish usually has English as its second language.
 */
async function writeNotFound(): Promise<void> {
  const pages = { tr: "public/404/index.html", en: "public/en/404/index.html" };
  await copyFile(pages.en, "public/en/404.html");
  for (const language of languages) {
    await mkdir(`public${localizedFolder}/${language}`, { recursive: true });
    const page = await readFile(pages[language], "utf8");
    await writeFile(`public${localizedFolder}/${language}/404.html`, page.replace(carried, ""));
  }
}

/** Writes the hosts’ configuration, with the hashes of the inline scripts that are really in the pages. */
async function writeHosting(): Promise<void> {
  const scripts = findInlineScripts(await readFile("public/index.html", "utf8"));
  await writeFile("firebase.json", `${JSON.stringify(firebaseJson(scripts), null, 2)}\n`);
  await writeFile("public/_headers", headersFile(scripts));
}

interface PagesAnswer {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string; pageContext: Partial<PageContext> }[] };
}

/**
 * Hook: runs after the pages are written.
 * @throws if a page is missing or was made from an older record
 */
export async function publish({ graphql }: BuildArgs): Promise<void> {
  const { data } = await graphql<PagesAnswer>(`{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }`);
  if (!data) throw new Error("publish requires the list of pages");
  refuseStale(stalePages(data.allSitePage.nodes.map(({ path, pageContext }) => ({ path, context: pageContext }))));
  const listed = data.allSitePage.nodes
    .map(({ pageContext }) => pageContext as PageContext)
    .filter(({ id, language, paths }) => id && paths && language === defaultLanguage && !unlisted.includes(id))
    .sort((a, b) => (a.paths.tr < b.paths.tr ? -1 : 1));
  const { siteUrl } = data.site.siteMetadata;
  await writeFile("public/sitemap.xml", sitemap(siteUrl, listed));
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  await writeNotFound();
  await writeSharedFiles();
  await removeOldScripts();
  await writeOffline(data.allSitePage.nodes.map(({ pageContext }) => pageContext as PageContext));
  await writeHosting();
  await finishSharePictures();
}
