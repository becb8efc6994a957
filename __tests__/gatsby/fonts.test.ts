import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { headersFor } from "../../src/gatsby/hosting";
import { languages } from "../../src/routes/routes";
import { fontLetters, unicodeRange } from "../../src/text/fontLetters";
import { fontFaces, fontFiles, preloadedFonts } from "../../src/ui/theme/fontFaces";

const home = process.cwd();
const fileNames = fontFiles.map(({ href }) => href.replace("/fonts/", "")).sort();
const families = ["figtree", "fraunces"] as const;

const fontFile = (name: string): string => join(home, "static/fonts", name);
/** Name of a file by what it is a part of, like figtree-letters. */
const called = (name: string): string => fileNames.find((file) => file.replace(/-[0-9a-f]{8}\.woff2$/, "") === name) ?? name;

test("four files exist, and none of an earlier build of the fonts", () => {
  expect(fileNames).toHaveLength(4);
  expect(readdirSync(join(home, "static/fonts")).sort()).toEqual(fileNames);
});

test.each(fileNames)("%s is a WOFF2 font of at most 9.7 KB", (name) => {
  // The signature is from the WOFF2 recommendation, section 4.1.
  expect(readFileSync(fontFile(name)).subarray(0, 4).toString("latin1")).toBe("wOF2");
  expect(statSync(fontFile(name)).size).toBeGreaterThan(500);
  expect(statSync(fontFile(name)).size).toBeLessThanOrEqual(9.7 * 1024);
});

test.each(fileNames)("%s has the hash of its content in its name, because browsers cache it forever", (name) => {
  const hash = createHash("sha256")
    .update(readFileSync(fontFile(name)))
    .digest("hex");
  expect(name).toContain(`-${hash.slice(0, 8)}.woff2`);
  expect(headersFor(`/fonts/${name}`, [])["Cache-Control"]).toContain("immutable");
  expect(headersFor("/fonts/figtree-letters.woff2", [])["Cache-Control"]).not.toContain("immutable");
});

test("every file the pages name exists", () => {
  const named = [...fontFaces.matchAll(/url\((.*?)\)/g)].map(([, href]) => href);
  expect(named.sort()).toEqual(fileNames.map((name) => `/fonts/${name}`));
});

test("a page waits for the letters nearly all pages show: 16.9 KB", () => {
  const weight = preloadedFonts.reduce((sum, href) => sum + statSync(fontFile(href.replace("/fonts/", ""))).size, 0);
  expect(preloadedFonts).toHaveLength(2);
  expect(weight).toBeLessThanOrEqual(16.9 * 1024);
});

test.each(families)("each character of %s is in one file, and both families have the same", (family) => {
  const all = Object.values(fontLetters[family]).join("");
  expect(new Set(all).size).toBe([...all].length);
  expect([...all].sort()).toEqual([...Object.values(fontLetters.figtree).join("")].sort());
});

test.each(languages)("the texts of every page use only letters of the file it waits for (%s)", (language) => {
  const texts = readdirSync(join(home, "src/locales", language)).map((file) =>
    readFileSync(join(home, "src/locales", language, file), "utf8"),
  );
  const words = texts.flatMap((text) => Object.values(JSON.parse(text) as Record<string, string>)).join("");
  const missing = new Set(
    [...words.replace(/<\/?\w+>|{{\w+}}/g, "")].filter((character) => !fontLetters.figtree.letters.includes(character)),
  );
  // A few characters are used in a few places only: a budget's currency, an error code.
  expect([...missing].join("").length).toBeLessThan(14);
});

/** Tables of an unpacked font by their tag, as the OpenType specification lays out the table directory. */
async function tablesOf(name: string): Promise<Map<string, Buffer>> {
  // subset-font packs and unpacks with fontverter, which has no types.
  const { convert } = jest.requireActual<{ convert(font: Buffer, format: "sfnt"): Promise<Uint8Array> }>("fontverter");
  const font = Buffer.from(await convert(readFileSync(fontFile(name)), "sfnt"));
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  return new Map(
    entries.map((at) => [
      font.toString("latin1", at, at + 4),
      font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12)),
    ]),
  );
}

/** The characters a font has a shape for: the segments of its format 4 character map. */
async function charactersOf(name: string): Promise<Set<string>> {
  const cmap = (await tablesOf(name)).get("cmap");
  if (!cmap) throw new Error(`charactersOf requires a font with a character map, got ${name}`);
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i));
  const format4 = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (format4 === undefined) throw new Error(`charactersOf requires a character map of format 4, got ${name}`);
  const map = cmap.subarray(format4);
  const twiceSegments = map.readUInt16BE(6);
  const segments = Array.from({ length: twiceSegments / 2 - 1 }, (_, i) => ({
    end: map.readUInt16BE(14 + 2 * i),
    start: map.readUInt16BE(16 + twiceSegments + 2 * i),
  }));
  return new Set(segments.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, i) => String.fromCodePoint(start + i))));
}

/** Reads one file after the other, because the unpacked fonts share their memory. */
async function charactersOfFamily(family: string): Promise<Set<string>> {
  const characters = new Set<string>();
  for (const part of ["letters", "signs"]) for (const one of await charactersOf(called(`${family}-${part}`))) characters.add(one);
  return characters;
}

describe.each(families)("%s", (family) => {
  test("has every letter of Turkish and English in the file each page waits for", async () => {
    const characters = await charactersOf(called(`${family}-letters`));
    const asked = "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ abcçdefgğhıijklmnoöpqrsştuüvwxyz 0123456789 âî.,:!?’“”–—°%()/+-";
    expect([...asked].filter((letter) => !characters.has(letter))).toEqual([]);
  });

  test.each(["letters", "signs"] as const)("has in its %s the characters declared in the CSS", async (part) => {
    const characters = await charactersOf(called(`${family}-${part}`));
    // Figtree has no lira sign; the browser takes it from the next typeface of the list.
    const missing = [...fontLetters[family][part]].filter((letter) => !characters.has(letter));
    expect(missing).toEqual(family === "figtree" && part === "letters" ? ["₺"] : []);
  });

  test("has no letters that neither language writes", async () => {
    const characters = await charactersOfFamily(family);
    expect([..."ßøÅĄčőž"].filter((letter) => characters.has(letter))).toEqual([]);
  });

  test("has every character of the content and the interface texts", async () => {
    const characters = await charactersOfFamily(family);
    const files = ["data", "src/locales"].flatMap((root) =>
      readdirSync(join(home, root), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".json"))
        .map((name) => join(home, root, name)),
    );
    expect(files.length).toBeGreaterThan(100);
    const missing = new Set(
      files
        .flatMap((file) => [...readFileSync(file, "utf8")])
        // Words of the Quran are shown in a typeface of the reader's device.
        .filter((character) => character >= " " && !characters.has(character) && !/\p{Script=Arabic}/u.test(character)),
    );
    expect([...missing]).toEqual([]);
  });
});

test("the text font has the weights 400 to 700, the heading font one weight", async () => {
  const axes = (await tablesOf(called("figtree-letters"))).get("fvar");
  if (!axes) throw new Error("figtree requires a table of axes");
  // One axis; its tag and its lowest and highest value, in 16.16 fixed-point numbers.
  const first = axes.readUInt16BE(4);
  expect(axes.readUInt16BE(8)).toBe(1);
  expect(axes.toString("latin1", first, first + 4)).toBe("wght");
  expect([axes.readInt32BE(first + 4) / 65536, axes.readInt32BE(first + 12) / 65536]).toEqual([400, 700]);
  expect((await tablesOf(called("fraunces-letters"))).has("fvar")).toBe(false);
});

test("tabular figures are kept for tables; fractions and ligatures are removed", async () => {
  const rules = (await tablesOf(called("figtree-letters"))).get("GSUB");
  expect(rules?.includes("tnum")).toBe(true);
  expect(rules?.includes("frac")).toBe(false);
  expect((await tablesOf(called("fraunces-letters"))).get("GSUB")?.includes("liga") ?? false).toBe(false);
});

test("a range of characters is written as CSS writes it", () => {
  expect(unicodeRange("cabğz")).toBe("U+61-63,U+7A,U+11F");
});
