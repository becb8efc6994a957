import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { filesOfScript } from "../preview/bundle";
import { routePaths } from "../routes/paths";
import { iconPaths } from "../ui/iconPaths";
import { keysIn } from "./textsOfScript";

/** Tables of which a piece of code names single rows: the file, what it exports, and the rows. */
const tables = {
  "src/routes/paths.ts": { name: "routePaths", rows: routePaths },
  "src/ui/iconPaths.ts": { name: "iconPaths", rows: iconPaths },
} as const;
/** They name every row themselves. */
const ownFiles: readonly string[] = [...Object.keys(tables), "src/routes/pages.ts"];

/**
 * The tables of addresses and icons as the browser gets them: with the rows its code names. Rather a row too many than one too few: as with the
 * texts, a word in quotes counts wherever it stands.
 * @returns the code of each file, by its whole path
 */
export async function rowsOfScript(): Promise<Readonly<Record<string, string>>> {
  const files = (await filesOfScript()).filter((file) => !ownFiles.includes(file));
  const isNamed = keysIn(files.map((file) => readFileSync(file, "utf8")).join("\n"));
  return Object.fromEntries(
    Object.entries(tables).map(([file, { name, rows }]) => {
      const named = Object.fromEntries(Object.entries(rows).filter(([id]) => isNamed(id)));
      return [resolve(file), `export const ${name} = ${JSON.stringify(named)};`];
    }),
  );
}
