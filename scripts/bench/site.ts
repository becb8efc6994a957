/** A copy of the working tree to measure in: nothing of the bench is ever written into data/. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readContent } from "../../src/content/readContent";
import { isUnpublished } from "../../src/gatsby/hosting";
import { generatedNames } from "./generatedNames";

/** Pages a generated name has: one in each language. */
const pagesOfName = 2;

/** Hard links take seconds; on another disk the packages are copied. */
function copyPackages(copy: string): void {
  if (spawnSync("cp", ["-al", "node_modules", copy]).status !== 0) execFileSync("cp", ["-a", "node_modules", copy]);
}

/**
 * Copies the working tree, with as many generated names as the site needs to have so many pages.
 * @param pages wanted pages and those there are; undefined for the site as it is
 */
export function copySite(pages?: { wanted: number; present: number }): string {
  const copy = mkdtempSync(join(tmpdir(), "ninni-bench-"));
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).trim().split("\n");
  for (const file of tracked) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  copyPackages(copy);
  if (pages) {
    const names = readContent("data").files.filter(({ type }) => type === "BabyName");
    const taken = new Set(names.map(({ record }) => (record as { name: string }).name));
    const count = Math.max(0, Math.ceil((pages.wanted - pages.present) / pagesOfName));
    for (const [file, records] of generatedNames(count, taken))
      writeFileSync(join(copy, "data/names", file), JSON.stringify(records, null, 2));
  }
  return copy;
}

/**
 * Edits a record of a copy so that its page changes and the checks have nothing to say: what stands first of its things to do goes to the end.
 */
export function editRecord(copy: string): void {
  const file = join(copy, "data/pregnancy-weeks/24.json");
  const record = JSON.parse(readFileSync(file, "utf8")) as { todo: unknown[] };
  writeFileSync(file, JSON.stringify({ ...record, todo: [...record.todo.slice(1), record.todo[0]] }, null, 2));
}

/** What is deployed of public/: megabytes as they lie there, and the number of files. */
export function deployed(folder: string): { mb: number; files: number } {
  const published = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !isUnpublished(`/${file}`))
    .map((file) => statSync(join(folder, file)))
    .filter((entry) => entry.isFile());
  return { mb: published.reduce((sum, { size }) => sum + size, 0) / 1024 ** 2, files: published.length };
}

/** Pages that were built. */
export const builtPages = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("index.html")).length;

export const removeSite = (copy: string): void => rmSync(copy, { recursive: true, force: true });
