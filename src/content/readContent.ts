/** Reads data/ from disk for the checks, before Gatsby processes it. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { type Fault, faultAt } from "./fault";
import type { RecordTypeName } from "./records/registry";
import { typeOfRecord } from "./typeOfRecord";

/** A record as it is in its file. */
export interface ContentFile {
  /** Path below the project, like data/pregnancy-weeks/24.json. */
  file: string;
  /** Undefined if the folder belongs to no record type. */
  type: RecordTypeName | undefined;
  record: unknown;
}

/** Where in the text the parser stopped, if it says so; empty for a file that is not UTF-8. */
function lineOf(error: unknown, text: string | undefined): string {
  const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
  if (text === undefined) return "";
  return ` (line ${text.slice(0, position === undefined ? undefined : Number(position)).split("\n").length})`;
}

/** What was last read from a file; it is read again when the file has changed. */
export interface KnownFile {
  mtimeMs: number;
  size: number;
  records: ContentFile[];
  /** Why the file could not be read; its records are then those read before. */
  fault?: Fault;
}

/**
 * Reads every record in a folder (each entry of an array is a record), and returns a line for each file that is not valid JSON.
 * @param known what was read before, by path; it is updated. For a file that is broken now, its last valid records are used
 * @example readContent("data").files.length // every record of the site
 */
export function readContent(folder: string, known = new Map<string, KnownFile>()): { files: ContentFile[]; broken: Fault[] } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(paths);
  for (const path of known.keys()) if (!present.has(path)) known.delete(path);
  const read = paths
    .sort((a, b) => (a < b ? -1 : 1))
    .map((path) => {
      const { mtimeMs, size } = statSync(path);
      const before = known.get(path);
      if (before?.mtimeMs === mtimeMs && before.size === size) return before;
      const now = { mtimeMs, size, ...readRecords(folder, path, before?.records ?? []) };
      known.set(path, now);
      return now;
    });
  return { files: read.flatMap(({ records }) => records), broken: read.flatMap(({ fault }) => fault ?? []) };
}

/** The records of a file, or those read before and the reason why the file could not be read. */
function readRecords(folder: string, path: string, before: ContentFile[]): Pick<KnownFile, "records" | "fault"> {
  const inData = relative(folder, path);
  const directory = dirname(inData);
  const type = typeOfRecord({
    node: { sourceInstanceName: "data", relativeDirectory: directory === "." ? "" : directory, name: basename(path, ".json") },
  });
  const file = `data/${inData}`;
  const known = type === "UnknownRecord" || type === "InterfaceText" ? undefined : type;
  let text: string | undefined;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
    const content: unknown = JSON.parse(text);
    const records = Array.isArray(content)
      ? content.map((record, i) => ({ file: `${file}#${i + 1}`, type: known, record }))
      : [{ file, type: known, record: content }];
    return { records };
  } catch (error) {
    return {
      records: before,
      fault: faultAt(file, "record", `is not valid JSON${lineOf(error, text)}: ${error instanceof Error ? error.message : error}`),
    };
  }
}
