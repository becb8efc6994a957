/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { atom, type Feed, openSearch, webManifest } from "../../src/gatsby/forReaders";
import { languages } from "../../src/routes/routes";

const feed: Feed = {
  language: "tr",
  title: "Ninni – “Gece” & gündüz",
  author: "Ninni yazı ekibi",
  url: "https://ninni.example/makaleler.atom",
  home: "https://ninni.example/",
  entries: [
    { title: "Uyku", summary: "Yan yatmak <iyi> midir?", url: "https://ninni.example/uyku?a=1&b=2", written: "2026-10-01" },
    { title: "Beslenme", summary: "Ne yenir?", url: "https://ninni.example/beslenme", written: "2026-11-21" },
  ],
};
const parse = (xml: string): Document => new DOMParser().parseFromString(xml, "application/xml");
const textOf = (parent: Element, name: string): string | null | undefined => parent.getElementsByTagName(name)[0]?.textContent;

test("the feed is valid Atom, whatever its texts contain, the newest article first", () => {
  const root = parse(atom(feed)).documentElement;
  expect([root.localName, root.namespaceURI, root.getAttribute("xml:lang")]).toEqual(["feed", "http://www.w3.org/2005/Atom", "tr"]);
  expect([textOf(root, "title"), textOf(root, "id"), textOf(root, "updated"), textOf(root, "name")]).toEqual([
    feed.title,
    feed.url,
    "2026-11-21T06:00:00Z",
    feed.author,
  ]);
  const entries = [...root.getElementsByTagName("entry")];
  expect(entries.map((entry) => textOf(entry, "title"))).toEqual(["Beslenme", "Uyku"]);
  const [, sleep] = entries as [Element, Element];
  expect(textOf(sleep, "summary")).toBe("Yan yatmak <iyi> midir?");
  expect(sleep.getElementsByTagName("link")[0]?.getAttribute("href")).toBe("https://ninni.example/uyku?a=1&b=2");
  expect(textOf(sleep, "id")).toBe("https://ninni.example/uyku?a=1&b=2");
});

test.each(languages)("the site can be installed: name, start, and icons of the sizes they say (%s)", (language) => {
  const manifest = webManifest(language, "Ninni", (key) => `text of ${key}`);
  expect(manifest).toMatchObject({ name: "Ninni", lang: language, display: "standalone", scope: "/" });
  expect(manifest.start_url).toBe(language === "tr" ? "/" : "/en");
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(`static${src}`);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(new Set(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`))).toEqual(
    new Set(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]),
  );
});

test("the browser’s own search leads to the search page, with the query after the #", () => {
  const description = openSearch({ language: "en", name: "Ninni & co", description: "Search", url: "https://example.org" });
  expect(new DOMParser().parseFromString(description, "text/xml").querySelector("parsererror")).toBeNull();
  expect(description).toContain('template="https://example.org/en/search#q={searchTerms}"');
});
