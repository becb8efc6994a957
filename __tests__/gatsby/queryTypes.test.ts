import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { areQueryTypesOld, queryTypesFile } from "../../src/gatsby/queryTypes";

let folder: string;
const save = (file: string, minute: number): void => {
  writeFileSync(join(folder, file), "");
  utimesSync(join(folder, file), minute * 60, minute * 60);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "types-"));
  mkdirSync(join(folder, "src/names"), { recursive: true });
  save("src/names/page.tsx", 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("types are written when they are missing and again after code was saved, but not for content", () => {
  expect(areQueryTypesOld(folder)).toBe(true);
  save(queryTypesFile, 2);
  expect(areQueryTypesOld(folder)).toBe(false);
  save("src/names/names.json", 3);
  expect(areQueryTypesOld(folder)).toBe(false);
  save("src/names/page.tsx", 3);
  expect(areQueryTypesOld(folder)).toBe(true);
});
