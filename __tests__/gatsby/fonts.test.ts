/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFonts } from "../../src/gatsby/fonts";
import { headersFor } from "../../src/gatsby/hosting";
import type { Language } from "../../src/routes/routes";
import { fontLetters, unicodeRange } from "../../src/text/fontLetters";
import { fontFaces, fontFiles, preloadedFonts } from "../../src/ui/theme/fontFaces";

const home = process.cwd();
const fileNames = fontFiles.map(({ href }) => href.replace("/fonts/", "")).sort();
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fonts-"));
  symlinkSync(join(home, "node_modules"), join(folder, "node_modules"));
  process.chdir(folder);
  await writeFonts();
}, 60_000);
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const fontFile = (name: string): string => join(folder, "public/fonts", name);
/** Name of a file by what it is a part of, like figtree-latin. */
const called = (name: string): string => fileNames.find((file) => file.replace(/-[0-9a-f]{8}\.woff2$/, "") === name) ?? name;

test("six files are written", () => {
  expect(fileNames).toHaveLength(6);
  expect(readdirSync(join(folder, "public/fonts")).sort()).toEqual(fileNames);
});

test.each(fileNames)("%s is a WOFF2 font of at most 10.5 KB", (name) => {
  // The signature is from the WOFF2 recommendation, section 4.1.
  expect(readFileSync(fontFile(name)).subarray(0, 4).toString("latin1")).toBe("wOF2");
  expect(statSync(fontFile(name)).size).toBeGreaterThan(500);
  expect(statSync(fontFile(name)).size).toBeLessThanOrEqual(10.5 * 1024);
});

test.each(fileNames)("%s is called after what is in it: a browser keeps it for good", (name) => {
  const hash = createHash("sha256")
    .update(readFileSync(fontFile(name)))
    .digest("hex");
  expect(name).toContain(`-${hash.slice(0, 8)}.woff2`);
  expect(headersFor(`/fonts/${name}`, [])["Cache-Control"]).toContain("immutable");
  expect(headersFor("/fonts/figtree-latin.woff2", [])["Cache-Control"]).not.toContain("immutable");
});

test("every file the pages name is there", () => {
  const named = [...fontFaces.matchAll(/url\((.*?)\)/g)].map(([, href]) => href);
  expect(named.sort()).toEqual(fileNames.map((name) => `/fonts/${name}`));
});

test("a page waits for what nearly all pages show: 24.5 KB in Turkish, 20 KB in English", () => {
  const weight = (language: Language) =>
    preloadedFonts(language).reduce((sum, href) => sum + statSync(join(folder, "public", href)).size, 0);
  expect(weight("tr")).toBeLessThanOrEqual(24.5 * 1024);
  expect(weight("en")).toBeLessThanOrEqual(20 * 1024);
});

test("each character is in one file, and every page's own words are in those it waits for", () => {
  const all = Object.values(fontLetters).join("");
  expect(new Set(all).size).toBe([...all].length);
  const missing = (language: Language, letters: string) => {
    const texts = readdirSync(join(home, "src/locales", language)).map((file) =>
      readFileSync(join(home, "src/locales", language, file), "utf8"),
    );
    const words = texts.flatMap((text) => Object.values(JSON.parse(text) as Record<string, string>)).join("");
    return new Set([...words.replace(/<\/?\w+>|{{\w+}}/g, "")].filter((character) => !letters.includes(character)));
  };
  // A few signs stand in a few places: a budget's currency, an error code.
  expect(missing("tr", fontLetters.latin + fontLetters["latin-ext"]).size).toBeLessThan(14);
  expect(missing("en", fontLetters.latin).size).toBeLessThan(14);
});

/** Tables of an unpacked font by their tag, as the OpenType specification lays out the table directory. */
async function tablesOf(name: string): Promise<Map<string, Buffer>> {
  // subset-font packs and unpacks with fontverter, which comes without types.
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

/** One file after the other: the unpacked fonts share their memory. */
async function charactersOfFamily(family: string): Promise<Set<string>> {
  const characters = new Set<string>();
  for (const part of ["latin", "signs", "latin-ext"])
    for (const one of await charactersOf(called(`${family}-${part}`))) characters.add(one);
  return characters;
}

describe.each(["figtree", "fraunces"])("%s", (family) => {
  test.each([
    ["latin", "ABCÇDEFGHIJKLMNOÖPQRSTUÜVWXYZ abcçdefghıijklmnoöpqrstuüvwxyz 0123456789 âî.,:;!?’“”–—…°%&()/+-·©"],
    ["signs", "ÂÎÛûé½×=*@[]€−"],
    ["latin-ext", "ĞğİŞş"],
  ])("has every letter of Turkish and English that its %s file is asked for", async (part, letters) => {
    const characters = await charactersOf(called(`${family}-${part}`));
    expect([...letters].filter((letter) => !characters.has(letter))).toEqual([]);
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
        // Words of the Quran are set in a typeface of the reader's own.
        .filter((character) => character >= " " && !characters.has(character) && !/\p{Script=Arabic}/u.test(character)),
    );
    expect([...missing]).toEqual([]);
  });
});

test("text keeps its weights from 400 to 700, headings are one weight", async () => {
  const axes = (await tablesOf(called("figtree-latin"))).get("fvar");
  if (!axes) throw new Error("figtree requires a table of axes");
  // One axis; its tag and its lowest and highest value, in 16.16 fixed-point numbers.
  const first = axes.readUInt16BE(4);
  expect(axes.readUInt16BE(8)).toBe(1);
  expect(axes.toString("latin1", first, first + 4)).toBe("wght");
  expect([axes.readInt32BE(first + 4) / 65536, axes.readInt32BE(first + 12) / 65536]).toEqual([400, 700]);
  expect((await tablesOf(called("fraunces-latin"))).has("fvar")).toBe(false);
});

test("figures of one width stay for tables; fractions and ligatures go", async () => {
  const rules = (await tablesOf(called("figtree-latin"))).get("GSUB");
  expect(rules?.includes("tnum")).toBe(true);
  expect(rules?.includes("frac")).toBe(false);
  expect((await tablesOf(called("fraunces-latin"))).get("GSUB")?.includes("liga") ?? false).toBe(false);
});

test("a range of characters is written as CSS writes it", () => {
  expect(unicodeRange("cabğz")).toBe("U+61-63,U+7A,U+11F");
});
