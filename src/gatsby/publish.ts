/** Writes, after the build, what is made from the finished pages: sitemap, robots.txt, the pages of unknown addresses and what the hosts have to know. */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { defaultLanguage, languages, type RouteId } from "../routes/routes";
import type { PageContext } from "../site/PageContext";
import { findInlineScripts, firebaseJson, headersFile, localizedFolder } from "./hosting";
import { writeOffline } from "./offline";
import { finishSharePictures } from "./publishSharePictures";
import { refuseStale, stalePages } from "./trust";

const unlisted: RouteId[] = ["notFound", "offline", "apps"];

/** A page of the sitemap: its addresses, and the day its text was written where it says one. */
export type ListedPage = Pick<PageContext, "paths" | "written">;

/**
 * The sitemap: each address once, with its twin; readers of other languages are sent to the Turkish one.
 * @example sitemap("https://a.example", [{ paths: { tr: "/", en: "/en" }, written: null }])
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

/** Scripts of earlier builds, which Gatsby leaves in public/: of those of this build its statistics tell. */
async function removeOldScripts(): Promise<void> {
  const { assetsByChunkName } = JSON.parse(await readFile("public/webpack.stats.json", "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const own = new Set(Object.values(assetsByChunkName).flat());
  // Chunks without a name stand only in the script that fetches them.
  const app = await readFile("public/app.js", "utf8");
  const styles = await readFile("public/404/index.html", "utf8");
  for (const file of await readdir("public")) {
    const [, hash = ""] = /-([0-9a-f]{6,20})\.(?:js|css)(?:\.|$)/.exec(file) ?? [];
    if (hash && !own.has(file.replace(/\.map$/, "")) && !app.includes(hash) && !styles.includes(hash)) await rm(join("public", file));
  }
}

/** What the page of an unknown address carries for other pages alone. */
const carried = /<style data-sheet="[^"]+" media="not all">[\s\S]*?<\/style>|<template data-file="[^"]+">[\s\S]*?<\/template>/g;

/**
 * The files pages share, as gatsby-ssr.tsx hands them over in the page of an unknown address: the styles of all pages and those of one kind, and pieces that
 * a page fetches when it shows them.
 */
async function writeSharedFiles(): Promise<void> {
  const page = await readFile("public/404/index.html", "utf8");
  const sheets = [...page.matchAll(/<style data-sheet="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g)];
  if (sheets.length === 0) throw new Error("writeSharedFiles requires the styles in the page of an unknown address");
  const pieces = [...page.matchAll(/<template data-file="([^"]+)">([\s\S]*?)<\/template>/g)];
  for (const [, href = "", text = ""] of [...sheets, ...pieces]) {
    await mkdir(dirname(`public${href}`), { recursive: true });
    await writeFile(`public${href}`, text);
  }
}

/**
 * The page of an unknown address where hosts look for it: nearest to the address, or in the reader's language. Both languages are named there, for
 * a browser set to Turkish mostly has English as its second.
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

/** What the hosts have to know, made of the scripts the pages really hold. */
async function writeHosting(): Promise<void> {
  const scripts = findInlineScripts(await readFile("public/index.html", "utf8"));
  await writeFile("firebase.json", `${JSON.stringify(firebaseJson(scripts), null, 2)}\n`);
  await writeFile("public/_headers", headersFile(scripts));
}

interface PagesAnswer {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string; pageContext: Partial<PageContext> }[] };
}

/** Hook: runs after the pages are written. */
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
