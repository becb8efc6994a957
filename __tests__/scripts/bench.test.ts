import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generatedNames } from "../../scripts/bench/generatedNames";
import { measureTree } from "../../scripts/bench/measureTree";
import { findFaults as rawFindFaults } from "../../src/content/checks/checks";
import { readContent } from "../../src/content/readContent";
import { asLines } from "../support/faultLines";

const findFaults = asLines(rawFindFaults);

test("generated names are unique, new, and pass the checks", () => {
  const files = readContent("data").files.filter(({ type }) => type === "Source" || type === "BabyName");
  const names = generatedNames(400, new Set(["Bababal"]));
  expect([...names.values()].map((list) => list.length)).toEqual([150, 150, 100]);
  const records = [...names].flatMap(([name, list]) =>
    list.map((record, i) => ({ file: `data/names/${name}#${i + 1}`, type: "BabyName" as const, record })),
  );
  expect(new Set(records.map(({ record }) => (record as { name: string }).name)).size).toBe(400);
  expect(JSON.stringify(records)).not.toContain('"Bababal"');
  expect(findFaults([...files, ...records]).filter((fault) => fault.includes("generated"))).toEqual([]);
});

test("a command is measured together with its child processes, and a failed one throws", async () => {
  const folder = mkdtempSync(join(tmpdir(), "measure-"));
  const work =
    "const until = process.cpuUsage().user + 400_000; const held = Buffer.alloc(150e6, 1); while (process.cpuUsage().user < until) for (let i = 0; i < 1e6; i++); console.error(held.length > 0 ? '' : 'x')";
  const { wallSeconds, cpuSeconds, peakMb } = await measureTree("bash", ["-c", `${process.execPath} -e "${work}"; true`], folder);
  expect(cpuSeconds).toBeGreaterThan(0.4);
  expect(wallSeconds).toBeGreaterThan(0.3);
  expect(peakMb).toBeGreaterThan(140);
  await expect(measureTree("false", [], folder)).rejects.toThrow("ended with 1");
  rmSync(folder, { recursive: true });
});
