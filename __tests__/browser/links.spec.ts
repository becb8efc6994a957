/** Reads the built files: the target of every internal link, picture and anchor exists. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { dataFile, languages } from "../../src/routes/routes";
import { builtPages } from "./builtPages";

const isFile = (path: string) => existsSync(join("public", path)) && statSync(join("public", path)).isFile();

const ids = new Map<string, ReadonlySet<string | undefined>>();
/** The anchors of a page, read once. */
function idsOf(path: string, html: string): ReadonlySet<string | undefined> {
  const known = ids.get(path) ?? new Set([...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/g)].map(([, quoted, bare]) => quoted ?? bare));
  ids.set(path, known);
  return known;
}

test("the target of every internal link, picture and anchor of every page exists", () => {
  const broken: string[] = [];
  let checked = 0;
  for (const [page, content] of builtPages()) {
    for (const [, attribute, quoted, bare] of content.matchAll(/\s(href|src)=(?:"([^"]*)"|([^\s>"']+))/g)) {
      const target = (quoted ?? bare ?? "").replaceAll("&amp;", "&");
      if (/^(https?:|tel:|mailto:|data:)/.test(target)) continue;
      checked++;
      const [path = "", anchor] = target.split("#");
      const file = decodeURIComponent(path.replace(/\?.*/, "")) || page;
      const known = builtPages().get(file);
      if (known === undefined && !isFile(file)) broken.push(`${page}: ${attribute} ${target}`);
      // A fragment with an equals sign is a state, like a search, not an anchor.
      else if (anchor && !anchor.includes("=") && known !== undefined && !idsOf(file, known).has(anchor))
        broken.push(`${page}: no #${anchor} in ${file}`);
    }
  }
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(1000);
});

test("every page has its own address and both alternates, and its counterpart links back", () => {
  const faults: string[] = [];
  for (const [page, content] of builtPages()) {
    if (content.includes('content="noindex"')) continue;
    const link = (rel: string) => new RegExp(`<link ${rel}[^>]*href="https?://[^/"]+(/[^"]*)"`).exec(content)?.[1];
    const own = page === "/" ? "/" : page;
    if (link('rel="canonical"') !== own) faults.push(`${page}: canonical ${link('rel="canonical"')}`);
    const tr = link('rel="alternate" hrefLang="tr"') ?? link('rel="alternate" hreflang="tr"');
    const en = link('rel="alternate" hrefLang="en"') ?? link('rel="alternate" hreflang="en"');
    if (!tr || !en || ![tr, en].includes(own)) faults.push(`${page}: alternates ${tr} ${en}`);
    else if (!builtPages().has(tr) || !builtPages().has(en)) faults.push(`${page}: twin missing`);
  }
  expect(faults).toEqual([]);
});

test("the sitemap lists exactly the pages that exist", () => {
  const listed = [...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    (match) => match[1],
  );
  const pages = [...builtPages()].filter(([, content]) => !content.includes('content="noindex"')).map(([path]) => path);
  expect([...new Set(listed)].sort()).toEqual(pages.sort());
});

test("the content is published as files in both languages, each record with a page that exists, and ads.txt allows nobody to sell advertising", () => {
  for (const language of languages)
    for (const file of ["trackers", "nutrition", "symptoms", "activities", "articles"] as const) {
      const records = JSON.parse(readFileSync(`public${dataFile(file, language)}`, "utf8")) as { path: string }[];
      expect(records.length, file).toBeGreaterThan(5);
      for (const { path } of records) expect(builtPages().has(path), path).toBe(true);
    }
  expect(readFileSync("public/ads.txt", "utf8")).toContain("placeholder.example.com, placeholder, DIRECT, placeholder");
});
