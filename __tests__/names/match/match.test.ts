import { readdirSync, readFileSync } from "node:fs";
import { type NameRecord, nameEntries } from "../../../src/content/names/lists";
import { soundsTooAlike, syllableCount } from "../../../src/names/match/likeness";
import { findSecondNames } from "../../../src/names/match/secondNames";
import { findSiblings } from "../../../src/names/match/siblings";
import type { NameEntry } from "../../../src/names/nameEntry";
import { joinSides } from "../../../src/names/search/bothSides";

const entry = (name: string, over: Partial<NameEntry> = {}): NameEntry => ({
  name,
  slug: name
    .toLowerCase()
    .replace(/\P{ASCII}/gu, "x")
    .replace(" ", "-"),
  meaning: "anlam",
  origins: ["turkish"],
  themes: ["water"],
  evidence: "compared",
  lists: [],
  rank: null,
  lasting: null,
  place: null,
  ...over,
});
const on = (side: "girl" | "boy", ...entries: NameEntry[]) => entries.map((one) => ({ entry: one, sides: [side] }));

describe("two names", () => {
  test.each([
    ["Ada", "Eda"],
    ["Elif", "Elife"],
    ["Muhammed", "Muhammet"],
    ["Su", "Sude"],
    ["Gülcan", "Nurcan"],
  ])("%s and %s are too alike to call", (a, b) => {
    expect(soundsTooAlike(a, b)).toBe(true);
    expect(soundsTooAlike(b, a)).toBe(true);
  });

  test.each([
    ["Elif", "Defne"],
    ["Ali", "Ece"],
    ["Can", "Ceren"],
  ])("%s and %s are not", (a, b) => {
    expect(soundsTooAlike(a, b)).toBe(false);
  });

  test("syllables are counted word after word, and not of names in English use", () => {
    expect(syllableCount(entry("Elif Nur"))).toBe(3);
    expect(syllableCount(entry("Alparslan"))).toBe(3);
    expect(syllableCount(entry("Grace", { lists: ["english"] }))).toBeNull();
  });
});

describe("a sibling’s name", () => {
  const irmak = entry("Irmak", { lists: ["modern"] });
  const find = (...others: NameEntry[]) => findSiblings(irmak, on("boy", ...others), "boy", "tr").map(({ entry: { name } }) => name);

  test("is sorted by shared theme, then origin and list, then syllables, then popularity", () => {
    expect(
      find(
        entry("Deniz", { rank: 9 }),
        entry("Tuna", { rank: 3 }),
        entry("Bahri", { origins: ["arabic"], rank: 1 }),
        entry("Yağmur", { lists: ["modern"] }),
        entry("Kayahan"),
      ),
    ).toEqual(["Yağmur", "Tuna", "Deniz", "Kayahan", "Bahri"]);
  });

  test("lists what it has in common", () => {
    const [first] = findSiblings(irmak, on("boy", entry("Yağmur", { lists: ["modern"], themes: ["sky", "water"] })), "boy", "tr");
    expect(first?.common).toEqual({ theme: "water", origin: "turkish", list: "modern", syllables: 2 });
  });

  test("shares the origin where the name has no theme", () => {
    const asel = entry("Asel", { themes: [], origins: ["arabic"] });
    expect(
      findSiblings(asel, on("boy", entry("Deniz"), entry("Kerem", { origins: ["arabic"] })), "boy", "tr").map((one) => one.entry.name),
    ).toEqual(["Kerem"]);
  });

  test("does not have another theme or gender, and is not uncertain, double, nearly the same, or rare in Türkiye", () => {
    expect(
      find(
        entry("Alp", { themes: ["strength"] }),
        entry("Pınar", { evidence: "disputed" }),
        entry("Ali Deniz"),
        entry("Irmaz"),
        entry("Brook", { lists: ["english"] }),
      ),
    ).toEqual([]);
    expect(findSiblings(irmak, on("girl", entry("Deniz")), "boy", "tr")).toEqual([]);
  });
});

describe("a second name", () => {
  const find = (first: string, ...others: NameEntry[]) => findSecondNames(first, on("girl", ...others), "girl");

  test("is sorted by double names in the dictionary, then by how often it is a second name, then by popularity", () => {
    const names = find(
      "Elif",
      entry("Derya", { rank: 1 }),
      entry("Beste", { rank: 2 }),
      entry("Naz", { rank: 90 }),
      entry("Nur", { rank: 50 }),
      entry("Zeynep Naz"),
      entry("Elif Nur"),
    );
    expect(names.map(({ both, known }) => [both, known])).toEqual([
      ["Elif Nur", "elif-nur"],
      ["Elif Naz", null],
      ["Elif Derya", null],
      ["Elif Beste", null],
    ]);
    expect(names[0]?.syllables).toBe(3);
  });

  test.each([
    ["the same letter where they meet", "Elif", "Feride"],
    ["a vowel at a vowel", "Ada", "Ece"],
    ["a rhyme", "Nurcan", "Gülcan"],
    ["three syllables", "Elif", "Açelya"],
    ["six syllables together", "Muazzezhanım", "Derya"],
  ])("is none with %s", (_, first, second) => {
    expect(find(first, entry(second))).toEqual([]);
  });

  test("is found for a name the dictionary lacks, but not for an empty or double name", () => {
    expect(find("Xeyal", entry("Derya")).map(({ both }) => both)).toEqual(["Xeyal Derya"]);
    expect(find(" ", entry("Derya"))).toEqual([]);
    expect(find("Elif Nur", entry("Derya"))).toEqual([]);
  });
});

describe("in the dictionary", () => {
  const records = readdirSync("data/names").flatMap((file) => JSON.parse(readFileSync(`data/names/${file}`, "utf8")) as NameRecord[]);
  const names = joinSides(nameEntries(records, "girl", "tr"), nameEntries(records, "boy", "tr"));
  const named = (name: string) => names.find(({ entry: one }) => one.name === name)?.entry ?? entry(name);

  test("Elif’s double names come first", () => {
    const known = findSecondNames("Elif", names, "girl").filter((one) => one.known !== null);
    expect(known.map(({ both }) => both)).toEqual(expect.arrayContaining(["Elif Nur", "Elif Naz"]));
  });

  test.each(["Defne", "Zeynep", "Ali", "Deniz", "Yiğit"])("%s has names of both sides for a sibling, each sharing the theme", (name) => {
    for (const side of ["girl", "boy"] as const) {
      const found = findSiblings(named(name), names, side, "tr");
      expect(found.length).toBeGreaterThan(5);
      for (const { common, entry: other } of found) {
        expect(named(name).themes).toContain(common.theme);
        expect(soundsTooAlike(name, other.name)).toBe(false);
      }
    }
  });
});
