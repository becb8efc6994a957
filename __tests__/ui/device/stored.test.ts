// Compares the table of stored values with the code that stores them and the texts that describe them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../../src/routes/routes";
import { storedKindOf, storedKinds } from "../../../src/ui/device/stored";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => ({
    file: join("src", file),
    code: readFileSync(join("src", file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
  }));

/** Files that may use the browser's storage; each takes its names from the table, or a test below compares them. */
const keepers: Record<string, RegExp> = {
  "src/ui/device/storage.ts": /localStorage/,
  "src/ui/device/backup.ts": /localStorage|sessionStorage|caches\.|indexedDB|document\.cookie/,
  "src/ui/device/typed.ts": /sessionStorage/,
  "src/browser/recover.ts": /sessionStorage/,
  "src/site/promo/showPromo.behaviour.ts": /sessionStorage/,
  "src/site/inline/applyChoices.ts": /localStorage/,
  "src/site/inline/night.ts": /localStorage/,
  "src/site/inline/showOwnDay.ts": /localStorage/,
  "src/site/inline/loadScript.ts": /localStorage/,
  "src/site/offline/worker.ts": /caches\./,
  "src/site/offline/saveSection.behaviour.ts": /caches\./,
  "src/site/offline/listSavedPages.behaviour.ts": /caches\./,
  "src/firebase/firebase.ts": /document\.cookie|indexedDB/,
};
const apis = [/localStorage/, /sessionStorage/, /\bcaches\./, /indexedDB/, /document\.cookie/, /cookieStore/];

test("no other file stores anything", () => {
  const found = sources
    .flatMap(({ file, code }) => apis.filter((api) => api.test(code)).map((api) => `${file} ${api.source.replace(/\\b|\\/g, "")}`))
    .sort();
  const allowed = Object.entries(keepers).flatMap(([file, api]) =>
    api.source
      .replace(/\\/g, "")
      .split("|")
      .map((name) => `${file} ${name}`),
  );
  expect(found).toEqual(allowed.sort());
});

test("the pages use names of the table", () => {
  const names = sources
    .filter(({ file }) => file !== "src/ui/device/stored.ts")
    .flatMap(({ code }) => [
      ...[...code.matchAll(/(?:local|session)Storage\.\w+Item\(\s*["'`]([^"'`$]+)/g)].map(([, name = ""]) => name),
      ...[...code.matchAll(/\b(?:useStored|readStored|writeStored|readList)(?:<[^(]*>)?\(\s*["'`]([^"'`$]+)/g)].map(
        ([, name = ""]) => name,
      ),
    ]);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !storedKindOf(name))).toEqual([]);
});

test("each entry is described in both languages, and nothing is described that is not stored", () => {
  for (const language of languages) {
    const texts = JSON.parse(readFileSync(`src/locales/${language}/staticPage.json`, "utf8")) as Record<string, string>;
    const told = Object.keys(texts).filter((key) => key.startsWith("stored.") && !["stored.line", "stored.session"].includes(key));
    expect(told.sort()).toEqual(storedKinds.map(({ id }) => `stored.${id}`).sort());
  }
});

test("no name is a prefix of another, so each belongs to one entry", () => {
  const clashes = storedKinds.flatMap((one) =>
    storedKinds
      .filter((other) => one !== other && one.isPrefix && other.name.startsWith(one.name))
      .map(({ name }) => `${one.name} ${name}`),
  );
  expect(clashes).toEqual([]);
});
