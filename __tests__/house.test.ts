// Rules of the house that nobody sees in one file alone.
import { readdirSync } from "node:fs";

/** Paths of all source files below src/, from there: "text/letters.ts". */
const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));

test("no two files differ only in case: where case does not count in names, ./leaveDays would find either of them", () => {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = file.replace(/\.tsx?$/, "").toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([]);
});
