/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { BuildArgs } from "gatsby";
import { makePages } from "../../src/build/pages";
import { publish, sitemap } from "../../src/build/publish";
import { soundRecords } from "./soundContent";

const siteUrl = "https://ninni.example";

/** Addresses of a sitemap, each with its alternates. */
const entriesOf = (xml: string): Record<string, string[]>[] =>
  [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address = "", rest = ""]) => ({
    [address]: [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
  }));

test("the sitemap lists each address once, with both languages as alternates", () => {
  const xml = sitemap("https://a.example", [
    { tr: "/", en: "/en" },
    { tr: "/hakkimizda", en: "/en/about" },
  ]);
  const home = ["tr https://a.example/", "en https://a.example/en"];
  const about = ["tr https://a.example/hakkimizda", "en https://a.example/en/about"];
  expect(entriesOf(xml)).toEqual([
    { "https://a.example/": home },
    { "https://a.example/en": home },
    { "https://a.example/hakkimizda": about },
    { "https://a.example/en/about": about },
  ]);
});

test("the sitemap is XML of the sitemap kind", () => {
  const xml = sitemap("https://a.example", []);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml.trimEnd().endsWith("</urlset>")).toBe(true);
});

describe("after the build", () => {
  const home = process.cwd();
  const records = soundRecords();
  const pageContexts: Record<string, unknown>[] = [];
  let folder: string;

  beforeAll(async () => {
    makePages(
      (page) => pageContexts.push(page.context as Record<string, unknown>),
      (type) => records[type],
      1,
    );
    folder = mkdtempSync(join(tmpdir(), "publish-"));
    process.chdir(folder);
    mkdirSync("public/en/404", { recursive: true });
    writeFileSync("public/index.html", "<h1>Merhaba</h1>".repeat(50));
    writeFileSync("public/en/404/index.html", "<h1>Not found</h1>");
    writeFileSync("public/picture.webp", "not text");
    // Gatsby's own pages come without our context.
    const nodes = [...pageContexts, {}].map((pageContext) => ({ pageContext }));
    const graphql = async () => ({ data: { site: { siteMetadata: { siteUrl } }, allSitePage: { nodes } } });
    await publish({ graphql } as unknown as BuildArgs);
  });
  afterAll(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  const published = (name: string): string => readFileSync(join(folder, "public", name), "utf8");

  test("the sitemap has every page but the 404s and the way to the apps", () => {
    const listed = entriesOf(published("sitemap.xml")).flatMap((entry) => Object.keys(entry));
    const expected = pageContexts
      .filter(({ id }) => id !== "notFound" && id !== "apps")
      .map(({ paths, language }) => `${siteUrl}${(paths as Record<string, string>)[language as string]}`);
    expect(expected.length).toBeGreaterThan(40);
    expect([...listed].sort()).toEqual([...expected].sort());
    expect(listed.filter((address) => /\/404|\/apps/.test(address))).toEqual([]);
  });

  test("each entry of the sitemap names itself among its two alternates", () => {
    for (const entry of entriesOf(published("sitemap.xml"))) {
      for (const [address, alternates] of Object.entries(entry)) {
        expect(alternates.map((alternate) => alternate.slice(0, 2))).toEqual(["tr", "en"]);
        expect(alternates.map((alternate) => alternate.slice(3))).toContain(address);
      }
    }
  });

  test("robots.txt lets everyone in and names the sitemap", () => {
    expect(published("robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://ninni.example/sitemap.xml\n");
  });

  test("the English 404 also lies where a server looks for it", () => {
    expect(published("en/404.html")).toBe("<h1>Not found</h1>");
  });

  test("each text file has two compressed twins that hold the same", async () => {
    const texts = ["index.html", "en/404/index.html", "en/404.html", "sitemap.xml", "robots.txt"];
    for (const name of texts) {
      const path = join(folder, "public", name);
      expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(published(name));
      expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(published(name));
    }
    const files = (await readdir(join(folder, "public"), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files.filter(({ name }) => /\.(gz|br)$/.test(name))).toHaveLength(2 * texts.length);
  });
});

test("publishing without the list of pages is refused", async () => {
  const graphql = async () => ({ errors: ["no answer"] });
  await expect(publish({ graphql } as unknown as BuildArgs)).rejects.toThrow("publish requires the list of pages");
});
