/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFonts } from "../../src/build/fonts";
import { fontFaces, preloadedFonts } from "../../src/theme/fontFaces";

const home = process.cwd();
const fileNames = ["figtree-latin-ext.woff2", "figtree-latin.woff2", "fraunces-latin-ext.woff2", "fraunces-latin.woff2"];
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

test("four files are written", () => {
  expect(readdirSync(join(folder, "public/fonts")).sort()).toEqual(fileNames);
});

test.each(fileNames)("%s is a WOFF2 font of at most 20 KB", (name) => {
  // The signature is from the WOFF2 recommendation, section 4.1.
  expect(readFileSync(fontFile(name)).subarray(0, 4).toString("latin1")).toBe("wOF2");
  expect(statSync(fontFile(name)).size).toBeGreaterThan(500);
  expect(statSync(fontFile(name)).size).toBeLessThanOrEqual(20 * 1024);
});

test("every file the pages name is there", () => {
  const named = [...fontFaces.matchAll(/url\((.*?)\)/g)].map(([, href]) => href);
  expect([...new Set([...named, ...preloadedFonts])].sort()).toEqual(fileNames.map((name) => `/fonts/${name}`));
});
