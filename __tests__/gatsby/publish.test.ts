import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { inlineScripts } from "../../src/gatsby/inlineScripts";
import { packed } from "../../src/gatsby/offline";
import { makePages } from "../../src/gatsby/pages";
import { publish, sitemap } from "../../src/gatsby/publish";
import { languages, offlineFile, pathTo } from "../../src/routes/routes";
import type { FirstFiles, KeepableSection, PackedPages } from "../../src/site/offline/cacheNames";
import { fontFiles } from "../../src/ui/theme/fontFaces";
import { validRecords } from "../support/validContent";

const { page: script } = inlineScripts();

const siteUrl = "https://ninni.example";

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
/** The files Gatsby writes for a page. */
const writePage = (path: string, html: string, pageContext: object): void => {
  write(`public${path === "/" ? "" : path}/index.html`, html);
  write(`public/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`, JSON.stringify({ result: { pageContext } }));
};

/** Addresses of a sitemap, each with its alternates. */
const entriesOf = (xml: string): Record<string, string[]>[] =>
  [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address = "", rest = ""]) => ({
    [address]: [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
  }));

test("the sitemap lists each address once, with both languages as alternates", () => {
  const xml = sitemap("https://a.example", [
    { paths: { tr: "/", en: "/en" }, written: null },
    { paths: { tr: "/hakkimizda", en: "/en/about" }, written: "2026-11-21" },
  ]);
  const home = ["tr https://a.example/", "en https://a.example/en", "x-default https://a.example/"];
  const about = ["tr https://a.example/hakkimizda", "en https://a.example/en/about", "x-default https://a.example/hakkimizda"];
  expect(entriesOf(xml)).toEqual([
    { "https://a.example/": home },
    { "https://a.example/en": home },
    { "https://a.example/hakkimizda": about },
    { "https://a.example/en/about": about },
  ]);
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, address, day]) => `${address} ${day}`)).toEqual([
    "https://a.example/hakkimizda 2026-11-21",
    "https://a.example/en/about 2026-11-21",
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
  const records = validRecords();
  for (const topic of records.LossTopic) topic.isDiscreet = true;
  const pages: { path: string; pageContext: Record<string, unknown> }[] = [];
  const pageContexts = () => pages.map(({ pageContext }) => pageContext);
  /** Passes the pages to the hook as Gatsby's query does, together with a page of Gatsby's own that has none of our context. */
  const publishPages = () => {
    const nodes = [...pages, { path: "/own", pageContext: {} }];
    const graphql = async () => ({ data: { site: { siteMetadata: { siteUrl } }, allSitePage: { nodes } } });
    return publish({ graphql } as unknown as BuildArgs);
  };
  let folder: string;

  beforeAll(async () => {
    makePages(
      ({ path, context }) => pages.push({ path, pageContext: context as Record<string, unknown> }),
      (type) => records[type],
      "2026-01-14",
    );
    folder = mkdtempSync(join(tmpdir(), "publish-"));
    process.chdir(folder);
    for (const { path, pageContext } of pages) writePage(path, `<h1>${path}</h1>`, pageContext);
    writePage("/own", "<h1>Gatsby</h1>", {});
    writeFileSync("public/index.html", `<link rel="stylesheet" href="/site-00000000000000000000.css"/>${"<h1>Merhaba</h1>".repeat(50)}`);
    writeFileSync("public/en/404/index.html", "<h1>Not found</h1>");
    writeFileSync(
      "public/404/index.html",
      '<style data-sheet="/names-99999999999999999999.css" media="not all">b{color:red}</style><style data-sheet="/site-00000000000000000000.css">a{color:red}</style><h1>Bulunamadı</h1><template data-file="/promo/tr.txt"><p>Kart</p></template>',
    );
    writeFileSync("public/picture.webp", "not text");
    write(
      "public/webpack.stats.json",
      JSON.stringify({
        assetsByChunkName: { app: ["app.js"], framework: [`framework-${"1".repeat(20)}.js`], offline: [`offline-${"5".repeat(20)}.js`] },
      }),
    );
    write("public/app.js", `chunks = { 7: "${"2".repeat(20)}" }`);
    for (const name of ["framework-1", "7-2", "7-3", "framework-4"]) {
      const [chunk, digit = ""] = name.split("-");
      for (const ending of ["", ".map"]) write(`public/${chunk}-${digit.repeat(20)}.js${ending}`, "script");
    }
    write(`public/offline-${"5".repeat(20)}.js`, "keep()");
    write("public/sw.js", 'self.first={"build":"older"};\nwork()');
    for (const { href } of fontFiles) write(`public${href}`, "letters");
    for (const language of languages) mkdirSync(`public/data/${language}`, { recursive: true });
    await publishPages();
  });
  afterAll(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  const published = (name: string): string => readFileSync(join(folder, "public", name), "utf8");

  test("the sitemap has every page but the 404s, the ones for no network and the way to the apps", () => {
    const listed = entriesOf(published("sitemap.xml")).flatMap((entry) => Object.keys(entry));
    const expected = pageContexts()
      .filter(({ id }) => id !== "notFound" && id !== "offline" && id !== "apps")
      .map(({ paths, language }) => `${siteUrl}${(paths as Record<string, string>)[language as string]}`);
    expect(expected.length).toBeGreaterThan(40);
    expect([...listed].sort()).toEqual([...expected].sort());
    expect(listed.filter((address) => /\/404|\/apps|offline|cevrimdisi/.test(address))).toEqual([]);
  });

  test("each entry of the sitemap lists itself among its alternates", () => {
    for (const entry of entriesOf(published("sitemap.xml"))) {
      for (const [address, alternates] of Object.entries(entry)) {
        expect(alternates.map((alternate) => alternate.split(" ")[0])).toEqual(["tr", "en", "x-default"]);
        expect(alternates.slice(0, 2).map((alternate) => alternate.slice(3))).toContain(address);
      }
    }
  });

  test("robots.txt allows everyone and names the sitemap", () => {
    expect(published("robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://ninni.example/sitemap.xml\n");
  });

  test("the 404 page of each language is also where a host looks for it: near the address, or by the reader's language", () => {
    expect(published("en/404.html")).toBe("<h1>Not found</h1>");
    const { i18n } = (JSON.parse(readFileSync(join(folder, "firebase.json"), "utf8")) as { hosting: { i18n: { root: string } } }).hosting;
    expect(published(`${i18n.root}/en/404.html`)).toBe("<h1>Not found</h1>");
    expect(published(`${i18n.root}/tr/404.html`)).toBe(
      '<style data-sheet="/site-00000000000000000000.css">a{color:red}</style><h1>Bulunamadı</h1>',
    );
  });

  test.each(languages)("the worker begins with first aid and the page for when there is no network (%s)", (language) => {
    const [list = "", ...worker] = published("sw.js").split("\n");
    expect(worker).toEqual(["work()"]);
    const first = JSON.parse(list.slice("self.first=".length, -1)) as FirstFiles;
    expect(first.build).toMatch(/^[0-9a-f]{12}$/);
    expect(first.files).toEqual([script.href, "/app.js", `/offline-${"5".repeat(20)}.js`]);
    const topic = pathTo("firstAidTopic", language, { id: language === "tr" ? "bogulma" : "choking" });
    const { parts, pages: packedPages } = JSON.parse(published(first.packs[language].slice(1))) as PackedPages;
    expect(Object.keys(packedPages)).toEqual([pathTo("offline", language), pathTo("firstAidTopics", language), topic]);
    for (const [path, numbers] of Object.entries(packedPages))
      expect(numbers.map((part) => parts[part]).join("")).toBe(published(`${path.slice(1)}/index.html`));
    const { firstAidTopics } = JSON.parse(published(offlineFile(language).slice(1))) as { firstAidTopics: KeepableSection };
    expect(firstAidTopics.addresses).toEqual(expect.arrayContaining([pathTo("firstAidTopics", language), topic, ...first.files]));
    expect(firstAidTopics.bytes).toBeGreaterThan(0);
  });

  test("discreet pages are listed for the worker, and in no section that can be stored", () => {
    const lost = languages.map((language) => pathTo("lossSupportTopic", language, { id: language === "tr" ? "dusuk" : "miscarriage" }));
    const [list = ""] = published("sw.js").split("\n");
    expect((JSON.parse(list.slice("self.first=".length, -1)) as FirstFiles).discreet).toEqual([...lost].sort());
    for (const language of languages) {
      const { lossSupport } = JSON.parse(published(offlineFile(language).slice(1))) as { lossSupport: KeepableSection };
      expect(lossSupport.addresses).toContain(pathTo("lossSupport", language));
      expect(lossSupport.addresses.filter((address) => lost.includes(address))).toEqual([]);
    }
  });

  test("a build that changes nothing leaves the worker as it is, one that changes a page of it does not", async () => {
    const before = published("sw.js");
    await publishPages();
    expect(published("sw.js")).toBe(before);
    writeFileSync(`public${pathTo("offline", "en")}/index.html`, "<h1>Changed</h1>");
    await publishPages();
    expect(published("sw.js")).not.toBe(before);
  });

  test("the script of every page, shared styles and the parts loaded when they are shown are separate files", () => {
    expect(published(script.href.slice(1))).toBe(script.text);
    expect(published("site-00000000000000000000.css")).toBe("a{color:red}");
    expect(published("promo/tr.txt")).toBe("<p>Kart</p>");
  });

  test("scripts of earlier builds are deleted, those of this one stay", () => {
    const scripts = ["framework-1", "7-2", "7-3", "framework-4"].filter((name) => {
      const [chunk, digit = ""] = name.split("-");
      return ["", ".map"].some((ending) => existsSync(join(folder, `public/${chunk}-${digit.repeat(20)}.js${ending}`)));
    });
    expect(scripts).toEqual(["framework-1", "7-2"]);
  });

  test("a build whose page shows an older record is not published", async () => {
    const path = "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/24";
    const page = pages.find((candidate) => candidate.path === path);
    writePage(path, "<h1>24</h1>", { ...page?.pageContext, digest: "0c5b1fd4a6e2" });
    rmSync("public/sitemap.xml");
    await expect(publishPages()).rejects.toThrow(`${path}: was made from an older record`);
    expect(existsSync("public/sitemap.xml")).toBe(false);
  });
});

test("packed pages contain shared parts once", () => {
  const pages = { "/a": "<head></head><nav>Menu</nav><main>A</main>", "/b": "<head></head><nav>Menu</nav><main>B</main>" };
  const { parts, pages: numbers } = packed(pages);
  expect(parts.filter((part) => part.includes("Menu"))).toHaveLength(1);
  for (const [path, html] of Object.entries(pages)) expect(numbers[path]?.map((part) => parts[part]).join("")).toBe(html);
});

test("publishing without the list of pages is refused", async () => {
  const graphql = async () => ({ errors: ["no answer"] });
  await expect(publish({ graphql } as unknown as BuildArgs)).rejects.toThrow("publish requires the list of pages");
});
