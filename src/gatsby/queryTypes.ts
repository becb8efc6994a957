/** The TypeScript types of the page queries, which Gatsby generates. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export const queryTypesFile = "src/gatsby-types.d.ts";

/**
 * True if the generated types are missing or older than a TypeScript file in src/. Content does not affect them, and generating them takes seconds.
 * @example areQueryTypesOld() // false after a build, until a file of src/ is saved
 */
export function areQueryTypesOld(folder = "."): boolean {
  const made = statSync(join(folder, queryTypesFile), { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined) return true;
  return readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" }).some(
    (file) => /\.tsx?$/.test(file) && statSync(join(folder, "src", file)).mtimeMs > made,
  );
}
