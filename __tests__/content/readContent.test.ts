import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { faultLine } from "../../src/content/fault";
import { readContent } from "../../src/content/readContent";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};
/** A disk may list its files in any order. */
const read = () => {
  const { files, broken } = readContent(folder);
  return { files: [...files].sort((a, b) => (a.file < b.file ? -1 : 1)), broken: [...broken].sort() };
};

test("a file is one record of the type of its folder", () => {
  write("pregnancy-weeks/24.json", '{"key":"24","lead":{"tr":"ığüşöç","en":"x"}}');
  write("site.json", '{"key":"site"}');
  expect(read()).toEqual({
    files: [
      { file: "data/pregnancy-weeks/24.json", type: "PregnancyWeek", record: { key: "24", lead: { tr: "ığüşöç", en: "x" } } },
      { file: "data/site.json", type: "Brand", record: { key: "site" } },
    ],
    broken: [],
  });
});

test("an array is split into records numbered from one", () => {
  write("standards/fetal-size.json", '[{"key":"5"},{"key":"6"},{"key":"7"}]');
  expect(read()).toEqual({
    files: [
      { file: "data/standards/fetal-size.json#1", type: "FetalSize", record: { key: "5" } },
      { file: "data/standards/fetal-size.json#2", type: "FetalSize", record: { key: "6" } },
      { file: "data/standards/fetal-size.json#3", type: "FetalSize", record: { key: "7" } },
    ],
    broken: [],
  });
});

test("broken JSON is reported with its file, and the rest is still read", () => {
  write("sources/torn.json", '{"key": "torn"');
  write("sources/empty.json", "");
  write("sources/who.json", '{"key":"who"}');
  const { files, broken } = read();
  expect(files).toEqual([{ file: "data/sources/who.json", type: "Source", record: { key: "who" } }]);
  expect(broken.map(faultLine)).toEqual([
    expect.stringMatching(/^data\/sources\/empty\.json: record: is not valid JSON \(line 1\): \S/),
    expect.stringMatching(/^data\/sources\/torn\.json: record: is not valid JSON \(line 1\): \S/),
  ]);
});

test("a file in a folder without a record type has no type", () => {
  write("unclaimed/nausea.json", '{"key":"nausea"}');
  write("articles/old/MT-0-1.json", '{"key":"MT-0-1"}');
  write("notes.json", "{}");
  expect(read().files).toEqual([
    { file: "data/articles/old/MT-0-1.json", type: undefined, record: { key: "MT-0-1" } },
    { file: "data/notes.json", type: undefined, record: {} },
    { file: "data/unclaimed/nausea.json", type: undefined, record: { key: "nausea" } },
  ]);
});

test("files that are not JSON are ignored", () => {
  write("sources/README.md", "# Sources");
  expect(read()).toEqual({ files: [], broken: [] });
});
