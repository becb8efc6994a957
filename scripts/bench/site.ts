/** Copies of the working tree to measure in: the bench never writes into the real data/. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readContent } from "../../src/content/readContent";
import { isUnpublished } from "../../src/gatsby/hosting";
import { generatedNames } from "./generatedNames";

/** Pages a generated name has: one in each language. */
const pagesOfName = 2;

/** Hard-links the packages, which takes seconds; on another disk they are copied. */
function copyPackages(packages: string, copy: string): void {
  if (spawnSync("cp", ["-al", packages, copy]).status !== 0) execFileSync("cp", ["-a", packages, copy]);
}

interface CopyOptions {
  /** Number of pages to reach with generated names, and number of pages the site has; undefined for the site as it is. */
  pages?: { wanted: number; present: number };
  /** The node_modules folder to build with. */
  packages?: string;
}

/** Copies the working tree into a new temporary folder and returns its path. */
export function copySite({ pages, packages = "node_modules" }: CopyOptions = {}): string {
  const copy = mkdtempSync(join(tmpdir(), "ninni-bench-"));
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).trim().split("\n");
  for (const file of tracked.filter((name) => existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  copyPackages(packages, copy);
  if (pages) {
    const names = readContent("data").files.filter(({ type }) => type === "BabyName");
    const taken = new Set(names.map(({ record }) => (record as { name: string }).name));
    const count = Math.max(0, Math.ceil((pages.wanted - pages.present) / pagesOfName));
    for (const [file, records] of generatedNames(count, taken))
      writeFileSync(join(copy, "data/names", file), JSON.stringify(records, null, 2));
  }
  return copy;
}

interface Week {
  todo: { text: { en: string } }[];
}

function changeWeek(copy: string, change: (week: Week) => Week): void {
  const file = join(copy, "data/pregnancy-weeks/24.json");
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8"))), null, 2));
}

/** Edits a record of a copy so that its page changes and the checks find no fault: the first of its things to do moves to the end. */
export const editRecord = (copy: string): void =>
  changeWeek(copy, (week) => ({ ...week, todo: [...week.todo.slice(1), ...week.todo.slice(0, 1)] }));

/** The page that shows the record `markRecord` edits. */
export const markedPage = "/en/week-week-pregnancy-tracking-development/24";

/**
 * Edits a record of a copy so that its page shows a text no other page has.
 * @returns the text
 */
export function markRecord(copy: string, edit: number): string {
  const mark = `edited for the ${edit + 1}. time`;
  changeWeek(copy, (week) => ({ ...week, todo: week.todo.map((one) => ({ ...one, text: { ...one.text, en: mark } })) }));
  return mark;
}

/** What is deployed of a built folder: megabytes without compression, and the number of files. */
export function deployed(folder: string): { mb: number; files: number } {
  const published = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !isUnpublished(`/${file}`))
    .map((file) => statSync(join(folder, file)))
    .filter((entry) => entry.isFile());
  return { mb: published.reduce((sum, { size }) => sum + size, 0) / 1024 ** 2, files: published.length };
}

/** Number of pages in a built folder. */
export const builtPages = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("index.html")).length;

export const removeSite = (copy: string): void => rmSync(copy, { recursive: true, force: true });
