// Without a sort a list has the order in which the records were read, which differs from build to build.
import { readdirSync, readFileSync } from "node:fs";
import { type FieldNode, Kind, parse, visit } from "graphql";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));

/** The lists of records in the queries of a file. */
const listsIn = (file: string): FieldNode[] => {
  const lists: FieldNode[] = [];
  for (const [, query = ""] of readFileSync(`src/${file}`, "utf8").matchAll(/graphql`([^`]*)`/g))
    visit(parse(query), {
      [Kind.FIELD](field) {
        // The plugin for interface texts finds each by its name, so their order does not matter.
        if (/^all[A-Z]/.test(field.name.value) && field.name.value !== "allLocale") lists.push(field);
      },
    });
  return lists;
};

test("every list in a page query is sorted, so that two builds are equal", () => {
  const lists = files.flatMap((file) => listsIn(file).map((list) => ({ file, list })));
  expect(lists.length).toBeGreaterThan(40);
  const unsorted = lists.filter(({ list }) => !list.arguments?.some(({ name }) => name.value === "sort"));
  expect(unsorted.map(({ file, list }) => `${file}: ${list.name.value}`)).toEqual([]);
});
