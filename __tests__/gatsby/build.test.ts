/**
 * A build that was killed or failed leaves nothing that the next one could publish. A script replaces Gatsby and acts like the worst possible cache: it
 * stores what it has read once, and publishes that.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const stages = ["started", "read", "half written", "written", "compressed"] as const;

const careless = `const fs = require("node:fs");
const say = async (stage) => {
  process.stdout.write("stage:" + stage + "\\n");
  if (process.env.FAIL_AT === stage) process.exit(1);
  if (process.env.STOP_AT === stage) await new Promise((resolve) => setTimeout(resolve, 60_000));
};
(async () => {
  await say("started");
  if (!fs.existsSync(".cache/week")) {
    const week = fs.readFileSync("data/week.json", "utf8");
    fs.mkdirSync(".cache", { recursive: true });
    fs.writeFileSync(".cache/week", week);
    JSON.parse(week);
  }
  await say("read");
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync("public/tr.html", fs.readFileSync(".cache/week", "utf8"));
  await say("half written");
  fs.writeFileSync("public/en.html", fs.readFileSync(".cache/week", "utf8"));
  await say("written");
  for (const page of ["tr", "en"]) fs.copyFileSync("public/" + page + ".html", "public/" + page + ".html.gz");
  await say("compressed");
})().catch(() => process.exit(1));
`;

let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  for (const name of ["data", "scripts", "node_modules/gatsby"]) mkdirSync(join(folder, name), { recursive: true });
  for (const file of ["scripts/build.mjs", "scripts/owner.mjs", "data/site.json"]) cpSync(file, join(folder, file));
  writeFileSync(join(folder, "package.json"), "{}");
  writeFileSync(join(folder, "node_modules/gatsby/cli.js"), careless);
  writeWeek("old");
});
afterEach(() => {
  for (const { pid, exitCode, signalCode } of started.splice(0))
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const writeWeek = (text: string): void => writeFileSync(join(folder, "data/week.json"), JSON.stringify({ text }));
const start = (stopAt = "", failAt = ""): ChildProcess => {
  // A process group of its own, so that a kill ends Gatsby too, as closing a terminal or switching off the machine would.
  const child = spawn("node", ["scripts/build.mjs"], {
    cwd: folder,
    detached: true,
    env: { ...process.env, STOP_AT: stopAt, FAIL_AT: failAt },
  });
  started.push(child);
  return child;
};
const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once("exit", resolve));
const reached = (child: ChildProcess, stage: string): Promise<void> =>
  new Promise((resolve) => {
    child.stdout?.on("data", (chunk) => String(chunk).includes(`stage:${stage}`) && resolve());
  });
const published = (): string[] =>
  ["tr.html", "en.html", "tr.html.gz", "en.html.gz"].map((name) => {
    const file = join(folder, "public", name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { text: string }).text : "missing";
  });

test.each(stages)("a build killed when it had %s is followed by a complete and current one", async (stage) => {
  const killed = start(stage);
  await reached(killed, stage);
  const gone = ended(killed);
  process.kill(-(killed.pid ?? 0), "SIGKILL");
  await gone;
  writeWeek("new");
  expect(await ended(start())).toBe(0);
  expect(published()).toEqual(Array(4).fill("new"));
});

test.each(stages)("a build that failed when it had %s is followed by a complete and current one", async (stage) => {
  expect(await ended(start("", stage))).toBe(1);
  writeWeek("new");
  expect(await ended(start())).toBe(0);
  expect(published()).toEqual(Array(4).fill("new"));
});

test("a build that failed on broken JSON is followed by one that starts from nothing", async () => {
  writeFileSync(join(folder, "data/week.json"), "{");
  expect(await ended(start())).toBe(1);
  writeWeek("new");
  expect(await ended(start())).toBe(0);
  expect(published()).toEqual(Array(4).fill("new"));
});

test("a second build is refused while one is running and does not disturb it", async () => {
  const first = start("half written");
  await reached(first, "half written");
  expect(await ended(start())).toBe(1);
  expect(published()[0]).toBe("old");
});
