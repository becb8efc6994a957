/** Ensures that a build matches the content: the content is checked before the build, and nodes and pages are compared with it afterwards. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { findFaults, report } from "../content/checks/checks";
import type { ContentFile } from "../content/readContent";
import { type KnownFile, readContent } from "../content/readContent";
import type { RawRecord } from "../content/recordPages";
import { type RecordTypeName, recordTypeNames, recordTypes } from "../content/records/registry";

/** What to do when Gatsby’s cache no longer matches the content. */
const howToClean = "The cache of an earlier build does not match data/. Run `npm run clean`, then build again.";

/**
 * A short hash of a record, the same for the same content.
 * @example makeDigest({ key: "24", week: 24 }) // "ca8dc4bdaca4"
 */
export const makeDigest = (record: unknown): string => createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 12);

/** The content is needed twice in a build, before it starts and before it creates pages: files unchanged in between are not read or checked again. */
const known = new Map<string, KnownFile>();

/**
 * Reads and checks the content on disk.
 * @throws with all faults of the content, if it has any
 * @example validContentFiles()[0] // { file: "data/announced-names/2019.json", type: "AnnouncedNames", record: { key: "2019", … } }
 */
export function validContentFiles(folder = "data"): ContentFile[] {
  const { files, broken } = readContent(folder, known);
  const faults = [...broken, ...findFaults(files)];
  if (faults.length > 0) throw new Error(report(faults));
  return files;
}

/**
 * The fields a record of the type can have, without those Gatsby adds to its node; a missing field is undefined.
 * @example "internal" in fieldsOfType("Topic", node) // false
 */
export const fieldsOfType = (type: RecordTypeName, record: RawRecord): Record<string, unknown> =>
  Object.fromEntries(Object.keys(recordTypes[type].fields.shape).map((field) => [field, record[field]]));

/**
 * Lists where Gatsby’s nodes differ from the files: a node is missing, has no record any more, or has an older text.
 * @example staleNodes(files, (type) => nodes[type] ?? []) // ["data/pregnancy-weeks/24.json: has no node", …]
 */
export function staleNodes(files: readonly ContentFile[], nodesOf: (type: RecordTypeName) => readonly RawRecord[]): string[] {
  return recordTypeNames.flatMap((type) => {
    const records = files.filter((file) => file.type === type);
    const nodes = new Map(nodesOf(type).map((node) => [node.key, node]));
    const faults = records.flatMap(({ file, record }) => {
      const raw = record as RawRecord;
      const node = nodes.get(raw.key);
      nodes.delete(raw.key);
      if (!node) return [`${file}: has no node`];
      return isDeepStrictEqual(JSON.parse(JSON.stringify(fieldsOfType(type, node))), raw) ? [] : [`${file}: its node has an older text`];
    });
    return [...faults, ...[...nodes.keys()].map((key) => `${recordTypes[type].folder}: the node "${key}" no longer has a record`)];
  });
}

/**
 * Stops the build if the cache differs from the content.
 * @throws with the first 20 differences and how to clean the cache, if there are any
 * @example refuseStale([]) // nothing
 */
export function refuseStale(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(
    `${howToClean}\n${faults
      .slice(0, 20)
      .map((fault) => `  ${fault}`)
      .join("\n")}\n  ${faults.length} in all`,
  );
}

/** A page as it was created. */
export interface MadePage {
  path: string;
  context: { digest?: string | null };
}

const pageData = (path: string): string => `public/page-data/${path === "/" ? "index" : path.replace(/^\//, "")}/page-data.json`;
const html = (path: string): string => (path.endsWith(".html") ? `public${path}` : `public${path === "/" ? "" : path}/index.html`);

/**
 * The hash in the data file of a page; null if it has none, undefined if there is no such file. The context is at the end of the file, so it is
 * searched from there: parsing the data of thousands of pages would take seconds.
 */
function writtenDigest(path: string): string | null | undefined {
  try {
    const data = readFileSync(pageData(path));
    const at = data.lastIndexOf('"digest":');
    return at < 0 ? null : (/^"digest":"(\w+)"/.exec(data.toString("latin1", at, at + 40))?.[1] ?? null);
  } catch {
    return undefined;
  }
}

/**
 * Lists pages that are missing in public/ or were made from an older record.
 * @example stalePages([{ path: "/en", context: { digest: null } }]) // ["/en: no page was written"]
 */
export function stalePages(pages: readonly MadePage[]): string[] {
  return pages.flatMap(({ path, context }) => {
    const digest = existsSync(html(path)) ? writtenDigest(path) : undefined;
    if (digest === undefined) return [`${path}: no page was written`];
    return digest === (context.digest ?? null) ? [] : [`${path}: was made from an older record`];
  });
}
