/** Reads every built page: its metadata for search engines, shared links and home screens is complete and matches what the page shows. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { feedFile, languageOfPath, languages, manifestFile } from "../../src/routes/routes";
import { builtPages } from "./builtPages";

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
const attribute = (element: string, name: string): string | undefined => {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>"]+))`, "i").exec(element) ?? [];
  const value = quoted ?? bare;
  return value === undefined ? undefined : plain(value);
};
const elementsOf = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\s[^>]*>`, "g")) ?? [];

interface Thing {
  "@type": string;
  name?: string;
  headline?: string;
  url?: string;
  datePublished?: string;
  itemListElement?: { position: number; name: string; item?: string }[];
}

/** The structured data (JSON-LD) of a page; throws if it is not JSON. */
const thingsOf = (html: string): Thing[] =>
  [...html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = ""]) => (JSON.parse(json) as { "@graph": Thing[] })["@graph"],
  );

function faultsOf(path: string, html: string): string[] {
  const head = html.slice(0, html.indexOf("</head>"));
  const metas = elementsOf(head, "meta");
  const meta = (name: string): string[] =>
    metas
      .filter((element) => [attribute(element, "name"), attribute(element, "property")].includes(name))
      .map((element) => attribute(element, "content") ?? "");
  const link = (rel: string): string[] => elementsOf(head, "link").filter((element) => attribute(element, "rel") === rel);
  const language = languageOfPath(path);
  const isHidden = meta("robots").includes("noindex");
  const title = plain(/<title[^>]*>([\s\S]*?)<\/title>/.exec(head)?.[1] ?? "");
  const faults: string[] = [];
  const expectThat = (isTrue: boolean, fault: string): void => {
    if (!isTrue) faults.push(`${path}: ${fault}`);
  };

  expectThat(title.length >= 8 && title.length <= 140, `title ${title}`);
  expectThat(head.match(/<title[^>]*>/g)?.length === 1, "not one title");
  for (const name of [
    "description",
    "robots",
    "og:title",
    "og:description",
    "og:url",
    "og:type",
    "og:image",
    "og:site_name",
    "twitter:card",
  ])
    expectThat(meta(name).length === 1 && meta(name)[0] !== "", `not one ${name}`);
  expectThat(meta("theme-color").length === 2, "not a colour for each scheme");
  expectThat(meta("og:title")[0] === title, "shared under another title");
  expectThat(meta("og:locale")[0] === (language === "tr" ? "tr_TR" : "en_GB"), "shared in the other language");
  const picture = /^https:\/\/[^/]+(\/.+)$/.exec(meta("og:image")[0] ?? "")?.[1];
  expectThat(picture !== undefined && existsSync(`public${picture}`), `picture ${picture}`);
  expectThat(link("canonical").length === (isHidden ? 0 : 1), "canonical");
  expectThat(attribute(link("manifest")[0] ?? "", "href") === manifestFile(language), "manifest");
  expectThat(
    link("alternate").some((element) => attribute(element, "href") === feedFile(language)),
    "feed",
  );

  const canonical = attribute(link("canonical")[0] ?? "", "href");
  const things = thingsOf(html);
  const shown = /<nav[^>]*>\s*<ol>((?:(?!<\/ol>)[\s\S])*aria-current="?page"?(?:(?!<\/ol>)[\s\S])*)<\/ol><script/.exec(html)?.[1];
  const crumbs = [...(shown ?? "").matchAll(/<li[^>]*>([\s\S]*?)(?=<\/?li|$)/g)].map(([, crumb = ""]) => plain(crumb));
  const breadcrumbs = things.filter((thing) => thing["@type"] === "BreadcrumbList");
  expectThat(breadcrumbs.length === (crumbs.length > 0 ? 1 : 0), "crumbs are not in the data exactly once");
  expectThat((breadcrumbs[0]?.itemListElement ?? []).map(({ name }) => name).join() === crumbs.join(), `crumbs ${crumbs.join()}`);
  for (const { item } of breadcrumbs[0]?.itemListElement ?? [])
    if (item) expectThat(builtPages().has(new URL(item).pathname), `crumb leads to ${item}`);
  const described = things.filter((thing) => ["Article", "MedicalWebPage"].includes(thing["@type"]));
  expectThat(described.length <= 1, "described twice");
  for (const thing of described) {
    expectThat((thing.headline ?? thing.name) === title, "described under another title");
    expectThat(thing.url === canonical, "described under another address");
    const [year = "", , day = ""] = (thing.datePublished ?? "").split("-");
    const text = plain(/<section[^>]*aria-labelledby="?trust[">\s][\s\S]*?<\/section>/.exec(html)?.[0] ?? "");
    expectThat(text.includes(year) && text.includes(String(Number(day))), `says ${thing.datePublished}, shows another day`);
  }
  const kinds = new Set(["BreadcrumbList", "Article", "MedicalWebPage", "WebSite", "Organization"]);
  expectThat(
    things.every((thing) => kinds.has(thing["@type"])),
    "says what is for show",
  );
  expectThat(things.some((thing) => thing["@type"] === "WebSite") === (path === "/" || path === "/en"), "the site described elsewhere");
  return faults;
}

test("every page describes itself once, and only with what it shows", () => {
  const pages = [...builtPages()];
  expect(pages.length).toBeGreaterThan(1000);
  expect(pages.flatMap(([path, html]) => faultsOf(path, html))).toEqual([]);
  expect(pages.filter(([, html]) => html.includes('"MedicalWebPage"')).length).toBeGreaterThan(400);
});

test("the dates of the sitemap are those its pages show, and the feeds list pages that exist", () => {
  const byPath = builtPages();
  const sitemap = readFileSync("public/sitemap.xml", "utf8");
  const dated = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(dated.length).toBeGreaterThan(400);
  expect(dated.filter(([, path = "", day = ""]) => !byPath.get(path)?.includes(day.slice(0, 4)))).toEqual([]);
  for (const language of languages) {
    const addresses = [...readFileSync(`public${feedFile(language)}`, "utf8").matchAll(/<entry>.*?href="https?:\/\/[^/]+(\/[^"]*)"/g)];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter(([, path = ""]) => !byPath.has(path))).toEqual([]);
  }
});

test("Chromium can install the site: manifest and icons meet its requirements", async ({ page }) => {
  for (const path of ["/", "/en"]) {
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(url).toContain(manifestFile(languageOfPath(path)));
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A private window, in which every test runs, never offers it.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  }
});
