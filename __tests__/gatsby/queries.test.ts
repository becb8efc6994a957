/** Runs the queries of queries/ and of the README on the site's records: each says what question it answers and has a complete result. */
import { readdirSync, readFileSync } from "node:fs";
import { execute, parse, validate } from "graphql";
import { readContent } from "../../src/content/readContent";
import { recordsByType } from "../../src/preview/answerPage";
import { contentSchema, declaredSchema } from "../../src/preview/contentSchema";

const queryFiles = readdirSync("queries").map((file) => readFileSync(`queries/${file}`, "utf8"));
const fromReadme = [...readFileSync("README.md", "utf8").matchAll(/```graphql\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");

/** Paths of the result that are empty, such as "allSign.nodes.3.path". */
const emptyIn = (value: unknown, place: string): string[] => {
  if (value === null || value === undefined || value === "") return [place];
  if (typeof value !== "object") return [];
  const inside = Object.entries(value);
  return inside.length === 0 ? [place] : inside.flatMap(([name, part]) => emptyIn(part, place ? `${place}.${name}` : name));
};

test("each query says what question it answers", () => {
  expect(queryFiles.length).toBeGreaterThanOrEqual(20);
  for (const query of queryFiles) expect(query).toMatch(/^# .+\n\{/);
});

test("each query matches the schema and has a complete result", async () => {
  const { schema, hold } = contentSchema();
  hold(recordsByType(readContent("data", new Map()).files), []);
  const declared = declaredSchema();
  const faults: unknown[] = [];
  for (const query of [...queryFiles, ...fromReadme]) {
    const document = parse(query);
    const { data, errors } = await execute({ schema, document });
    const empty = emptyIn(data, "");
    const all = [...validate(declared, document), ...(errors ?? [])].map(({ message }) => message);
    if (all.length > 0 || empty.length > 0) faults.push({ query, errors: all, empty: empty.slice(0, 5) });
  }
  expect(faults).toEqual([]);
});
