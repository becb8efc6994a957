/** Starts what a developer starts, and asks it the queries of queries/ and of the README. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const port = 8123;
const url = `http://localhost:${port}`;
const queryFiles = readdirSync("queries").map((file) => readFileSync(`queries/${file}`, "utf8"));
const queries = [
  ...queryFiles,
  ...[...readFileSync("README.md", "utf8").matchAll(/```graphql\n([\s\S]*?)```/g)].map((match) => match[1] ?? ""),
];
let server: ChildProcess;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  server = spawn("npx", ["gatsby", "develop", "-p", String(port)], { stdio: "ignore", detached: true });
  for (let i = 0; i < 240; i++) {
    const answer = await fetch(`${url}/___graphql`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error("gatsby develop did not answer within 4 minutes");
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

async function ask(query: string): Promise<{ data?: Record<string, unknown>; errors?: unknown }> {
  const answer = await fetch(`${url}/___graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return answer.json() as Promise<{ data?: Record<string, unknown>; errors?: unknown }>;
}

/** Where what was asked for came back empty, as "allSign.nodes.3.path". */
const emptyIn = (value: unknown, place: string): string[] => {
  if (value === null || value === undefined || value === "") return [place];
  if (typeof value !== "object") return [];
  const inside = Object.entries(value);
  return inside.length === 0 ? [place] : inside.flatMap(([name, part]) => emptyIn(part, place ? `${place}.${name}` : name));
};

test("GraphiQL is served", async () => {
  const page = await (await fetch(`${url}/___graphql`)).text();
  expect(page).toContain("GraphiQL");
});

test("each query says what it asks and has a full answer", async () => {
  expect(queryFiles.length).toBeGreaterThanOrEqual(20);
  for (const query of queryFiles) expect(query).toMatch(/^# .+\n\{/);
  const faults: unknown[] = [];
  for (const query of queries) {
    const { data, errors } = await ask(query);
    const empty = emptyIn(data, "");
    if (errors || empty.length > 0) faults.push({ query, errors, empty: empty.slice(0, 5) });
  }
  expect(faults).toEqual([]);
});

test("every field of every content type shows its description", async () => {
  const { data } = await ask(`{ __schema { types { name kind fields { name description } } } }`);
  const schema = data?.__schema as { types: { name: string; fields: { name: string; description: string | null }[] | null }[] };
  const { types } = schema;
  const own = [
    "PregnancyWeek",
    "CareItem",
    "Publisher",
    "Sign",
    "SignTier",
    "SignOfWeek",
    "WarningSigns",
    "Advice",
    "PageSign",
    "FetalSize",
    "SizeComparison",
    "PregnancyMonth",
    "ScanRedating",
    "IvfEvent",
    "IvfMilestone",
    "Topic",
    "Article",
    "NeedTopic",
    "NeedGuide",
    "Trend",
    "StaticPage",
    "Source",
    "Brand",
    "TodoItem",
    "TextSection",
    "RecordLink",
    "TrendItem",
    "Stores",
  ];
  const silent = own.flatMap((name) => {
    const fields = types.find((type) => type.name === name)?.fields ?? [{ name: "the type itself", description: null }];
    // The fields every Gatsby node has are Gatsby's.
    return fields
      .filter((field) => !["id", "parent", "children", "internal"].includes(field.name) && !field.description)
      .map((field) => `${name}.${field.name}`);
  });
  expect(silent).toEqual([]);
});
