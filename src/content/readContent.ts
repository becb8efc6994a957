/** Reads data/ as it lies on disk, for the checks: before Gatsby has made anything of it. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { ContentFile } from "./checks/checks";
import { typeOfRecord } from "./typeOfRecord";

/** Where in the text the parser stopped, as far as it says so; empty for a file that is not even UTF-8. */
function lineOf(error: unknown, text: string | undefined): string {
  const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
  if (text === undefined) return "";
  return ` (line ${text.slice(0, position === undefined ? undefined : Number(position)).split("\n").length})`;
}

/**
 * Every record under a folder, arrays taken apart, and a line for each file that is not JSON.
 * @example readContent("data").files.length // every record of the site
 */
export function readContent(folder: string): { files: ContentFile[]; broken: string[] } {
  const files: ContentFile[] = [];
  const broken: string[] = [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.sort((a, b) => (join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1))) {
    if (!entry.isFile() || !entry.name.endsWith(".json")) continue;
    const path = join(entry.parentPath, entry.name);
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
      files.push(
        ...(Array.isArray(content)
          ? content.map((record, i) => ({ file: `${file}#${i + 1}`, type: known, record }))
          : [{ file, type: known, record: content }]),
      );
    } catch (error) {
      broken.push(`${file}: record: is not JSON${lineOf(error, text)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { files, broken };
}
