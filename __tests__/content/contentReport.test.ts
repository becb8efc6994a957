import { contentReport, reportAsHtml } from "../../src/content/contentReport";
import type { ContentFile } from "../../src/content/readContent";
import { readContent } from "../../src/content/readContent";

const both = (text: string) => ({ tr: text, en: text });
const question = (key: string, extra: object): ContentFile => ({
  file: `data/faqs/${key}.json`,
  type: "Faq",
  record: { key, short: both("Kısa bir cümle."), sources: ["a", "b"], nextReview: "2027-01-01", ...extra },
});
const source = (key: string): ContentFile => ({ file: `data/sources/${key}.json`, type: "Source", record: { key } });
const partOf = (files: ContentFile[], title: string) =>
  contentReport(files, "2026-11-22")
    .find((part) => part.title === title)
    ?.rows.map(([first]) => first);

test("lists what is due up to the day, the oldest first", () => {
  const files = [
    question("today", { nextReview: "2026-11-22" }),
    question("later", { nextReview: "2026-11-23" }),
    question("old", { nextReview: "2025-01-01" }),
  ];
  expect(partOf(files, "Due for review")).toEqual(["data/faqs/old.json", "data/faqs/today.json"]);
});

test("lists records with only one source, but no names", () => {
  const name = { file: "data/names/girl-a.json#1", type: "BabyName" as const, record: { key: "girl-ada", sources: ["a"] } };
  expect(partOf([question("one", { sources: ["a"] }), question("two", {}), name], "With only one source")).toEqual(["data/faqs/one.json"]);
});

test("lists the longest sentence first", () => {
  const files = [question("short", {}), question("long", { short: both(`Bir iki. ${"kelime ".repeat(30)}son.`) })];
  expect(partOf(files, "Longest sentences")?.[0]).toMatch(/^data\/faqs\/long\.json: short/);
});

test("lists sources that no record names", () => {
  expect(partOf([question("one", {}), source("a"), source("unused")], "Named by no other record")).toEqual(["data/sources/unused.json"]);
});

test("lists the records that state a house rule, in each language", () => {
  const rule: ContentFile = {
    file: "data/rules/salt.json",
    type: "HouseRule",
    record: {
      key: "salt",
      values: ["5 g"],
      patterns: [
        { language: "tr", words: ["tuz"], figure: "{g}" },
        { language: "en", words: ["salt"], figure: "{g}" },
      ],
      exceptions: [],
    },
  };
  const salt = question("salt", { short: { tr: "Günde 5 gram tuz.", en: "5 grams of salt a day." } });
  const sugar = question("sugar", { short: { tr: "Günde 5 gram şeker.", en: "Salt is not sugar." } });
  const part = contentReport([rule, salt, sugar], "2026-11-22").find(({ title }) => title === "House rules");
  expect(part?.rows).toEqual([
    ["salt", "tr", "1", "faqs/salt.json"],
    ["salt", "en", "1", "faqs/salt.json"],
  ]);
});

test("is an HTML page of the real content, with all text escaped", () => {
  const parts = contentReport(readContent("data").files, "2030-01-01", 5);
  expect(parts.map(({ rows }) => rows.length > 0)).toEqual([true, true, true, true, true, true]);
  const page = reportAsHtml([{ title: "A & B", todo: "<b>", head: ["x"], rows: [["<script>"]] }], "2026-11-22");
  expect(page).toContain("&lt;script&gt;");
  expect(page).not.toContain("<script>");
});
