import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readContent } from "../../src/content/readContent";
import type { RawRecord } from "../../src/content/recordPages";
import type { RecordTypeName } from "../../src/content/records/registry";
import { makePages } from "../../src/gatsby/pages";
import { writeSharePictures } from "../../src/gatsby/publishSharePictures";
import { type SharePicture, sharePictures } from "../../src/gatsby/sharePictures";
import { sharePicture } from "../../src/site/head/sharePicture";
import type { PageContext } from "../../src/site/shell/PageContext";

const records = new Map<string | undefined, RawRecord[]>();
for (const { type, record } of readContent("data").files) records.set(type, [...(records.get(type) ?? []), record as RawRecord]);
const recordsOf = (type: RecordTypeName): RawRecord[] => records.get(type) ?? [];
const pictures = new Map(sharePictures(recordsOf).map((picture) => [picture.path, picture]));

describe("the pictures of the site", () => {
  test("are at the address that every page names", () => {
    const named = new Set<string>();
    makePages(({ context }) => named.add(sharePicture(context as unknown as PageContext)), recordsOf, "2026-01-14");
    expect([...named].filter((path) => !pictures.has(path as SharePicture["path"]))).toEqual([]);
    expect([...pictures.keys()].filter((path) => !named.has(path))).toEqual([]);
  });

  test("have drawings that exist", () => {
    const drawings = [...pictures.values()].flatMap(({ drawing }) => drawing ?? []);
    expect(drawings.filter((drawing) => !existsSync(drawing))).toEqual([]);
  });

  test("of foods, things and medicines show both names and nothing that looks like an answer", () => {
    expect(pictures.get("/share/food-tulum.png")).toMatchObject({ words: "Tulum peyniri", otherWords: "Tulum cheese" });
    const asked = [...pictures.values()].filter(({ path }) => /^\/share\/(?:food|thing|medicine)-(?!(?:tr|en)\.png$)/.test(path));
    expect(asked.length).toBe(recordsOf("Food").length + recordsOf("EverydayThing").length + recordsOf("Medicine").length);
    expect(new Set(asked.map(({ drawing }) => drawing))).toEqual(
      new Set(["article-food", "icons/pregnancy-weeks", "icons/medicines"].map((name) => `static/illustrations/${name}.svg`)),
    );
  });

  test("of names show the letters they are filed under", () => {
    expect(pictures.get("/share/girl-names-c.png")).toMatchObject({ number: "C Ç", unit: "kız isimleri · girls’ names" });
    expect(pictures.get("/share/boy-names-i.png")).toMatchObject({ number: "I İ" });
  });

  test("of topics for readers who lost a baby show only words", () => {
    const quiet = [...pictures.values()].filter(({ path }) => /MT-9\b|\/loss-/.test(path));
    expect(quiet.length).toBeGreaterThan(30);
    expect(quiet.map(({ drawing }) => drawing).filter(Boolean)).toEqual([]);
  });
});

describe("drawing", () => {
  const home = process.cwd();
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "share-"));
    for (const part of ["scripts", "src", "static", "node_modules"]) symlinkSync(join(home, part), join(folder, part));
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  const title: SharePicture = {
    path: "/share/tr/MT-0-1.png",
    ground: "#fbf8f3",
    drawing: "static/covers/cover-nutrition-960.webp",
    words: "Iğdır’dan İzmir’e: ağrı, şişlik, çarpıntı ve üşüme – ne zaman “acil”, kime söylenir, gece 3’te ne yapılır?",
  };
  const item: SharePicture = { path: "/share/food-egg.png", ground: "#f5e3c4", drawing: null, words: "Yumurta", otherWords: "Eggs" };
  const week: SharePicture = { path: "/share/pregnancy-week-24.png", ground: "#e3edea", drawing: null, number: 24, unit: "hafta · week" };

  test("writes every picture, small, and redraws only what has changed", async () => {
    expect(await writeSharePictures([title, item, week])).toBe(3);
    for (const { path } of [title, item, week]) {
      const file = readFileSync(`public${path}`);
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
      expect(file.length).toBeLessThan(26_000);
    }
    expect(await writeSharePictures([title, week])).toBe(0);
    const before = readFileSync(`public${title.path}`);
    expect(await writeSharePictures([title, { ...week, number: 25 }])).toBe(1);
    expect(readFileSync(`public${title.path}`).equals(before)).toBe(true);
  }, 30_000);

  test("deletes the picture of a page that no longer exists", async () => {
    mkdirSync("public/share", { recursive: true });
    writeFileSync("public/share/old-tr.png", "");
    await writeSharePictures([week]);
    expect([existsSync("public/share/old-tr.png"), existsSync(`public${title.path}`), existsSync(`public${week.path}`)]).toEqual([
      false,
      false,
      true,
    ]);
  }, 30_000);

  test("throws for a letter the font lacks", async () => {
    await expect(writeSharePictures([{ ...title, words: "Слово" }])).rejects.toThrow("requires the letters of “Слово”");
  }, 30_000);
});
