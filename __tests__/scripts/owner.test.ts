// Runs the script in Node, because Jest does not compile .mjs files.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const example = JSON.parse(readFileSync("data/site.json", "utf8"));
const owned = {
  ...example,
  url: "https://site.test",
  email: "hello@site.test",
  controller: "Ada Lovelace Ltd",
  stores: { android: "https://play.google.com/store/apps/details?id=a", ios: "https://apps.apple.com/tr/app/id1" },
};

/** Whether a build may continue, and what it prints. */
function ask(site: object, environment: object) {
  const code = `import { mayBuild } from "./scripts/owner.mjs"; process.exit(mayBuild(${JSON.stringify(site)}, ${JSON.stringify(environment)}) ? 0 : 1)`;
  const { status, stderr } = spawnSync("node", ["--input-type=module", "-e", code], { encoding: "utf8" });
  return { goesOn: status === 0, said: stderr };
}

test.each([
  ["an ordinary build", {}, true],
  ["one for deployment", { FOR_DEPLOYMENT: "ninni" }, false],
  ["one for deployment, all the same", { FOR_DEPLOYMENT: "ninni", ALLOW_EXAMPLE_OWNER: "1" }, true],
])("with the example owner %s prints a warning and continues or stops", (_, environment, goesOn) => {
  const answer = ask({ ...owned, email: "hello@ninni.example", controller: example.name }, environment);
  expect(answer.goesOn).toBe(goesOn);
  expect(answer.said).toContain("email: hello@ninni.example");
  expect(answer.said).toContain("controller: Ninni");
  expect(answer.said).not.toContain("url:");
});

test("with a real owner it prints nothing", () => {
  expect(ask(owned, { FOR_DEPLOYMENT: "ninni" })).toEqual({ goesOn: true, said: "" });
});

test("npm run build checks this before it does anything", () => {
  const build = readFileSync("scripts/build.mjs", "utf8");
  expect(build.indexOf("if (!mayBuild(")).toBeGreaterThan(0);
  expect(build.indexOf("if (!mayBuild(")).toBeLessThan(build.indexOf("writeFileSync(marker"));
});
