// A house rule that no tool checks; which folder may import which is in .dependency-cruiser.cjs.
import { readdirSync } from "node:fs";

test("no two files differ only in case: on a file system that ignores case, ./leaveDays would find either of them", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
  expect(files.length).toBeGreaterThan(900);
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = file.replace(/\.tsx?$/, "").toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([]);
});
