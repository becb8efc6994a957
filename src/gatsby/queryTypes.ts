/** The types of the page queries, which Gatsby writes for the type check. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export const queryTypesFile = "src/gatsby-types.d.ts";

/**
 * Whether the types are older than the code they are made of, or missing. Content does not change them, and making them takes seconds.
 * @example areQueryTypesOld() // false after a build, until a file of src/ is saved
 */
export function areQueryTypesOld(folder = "."): boolean {
  const made = statSync(join(folder, queryTypesFile), { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined) return true;
  return readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" }).some(
    (file) => /\.tsx?$/.test(file) && statSync(join(folder, "src", file)).mtimeMs > made,
  );
}
