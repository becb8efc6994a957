// House rules that no single file can show: names of files, and which folder may import which.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** All source files, as paths from src/: "text/letters.ts". */
const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));

const domains = ["pregnancy", "birth", "baby", "names", "reading", "canI", "loss", "day"];
const calculators = readdirSync("src/calculators")
  .filter((name) => name !== "shared")
  .map((name) => `calculators/${name}`);

const text = ["vocabulary", "text", "routes"];
const parts = [...text, "ui", "guides", "triage", "site", "islands"];
const forDomains = [...parts, "calculators/shared"];

/** What each folder may import from src/ besides itself: folders or single files. */
const allowed: Record<string, readonly string[]> = {
  vocabulary: [],
  routes: ["vocabulary"],
  text: ["vocabulary", "routes"],
  ui: text,
  islands: [...text, "ui"],
  guides: [...text, "ui"],
  triage: [...text, "ui"],
  firebase: [...text, "ui"],
  site: [...text, "ui", "islands", "firebase"],
  ...Object.fromEntries([...domains, ...calculators].map((folder) => [folder, forDomains])),
  reading: [...forDomains, "search", "firebase"],
  "calculators/shared": parts,
  // The top floor of what a reader loads: its registry names all that runs in the browser.
  browser: [...parts, "firebase", "search", ...domains, ...calculators],
  // The folders below run in Node while the site is built. The search also contains the field and the code that answers it in the browser.
  search: [
    ...text,
    "ui",
    "triage",
    "content",
    // A name that is asked for is looked up where the lists of names look it up; the reader's own stage breaks ties.
    "names/nameEntry",
    "names/nameFilter",
    "names/search",
    "site/ownDay",
    "site/quiet",
  ],
  content: [...text, "triage/coreSigns", "names/nameEntry", "names/nameFilter"],
  gatsby: [
    ...text,
    "content",
    "search",
    "site",
    "ui",
    "firebase",
    "locales",
    "triage/coreSigns",
    "names/nameEntry",
    "names/nameFilter",
    "day/content",
  ],
  preview: [...text, "content", "gatsby", "site"],
};

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** True when a file must not import another file of src/; a folder that is not in the table may import nothing. */
function isForbidden(from: string, to: string): boolean {
  const own = Object.keys(allowed).find((folder) => isIn(from, folder)) ?? from;
  return ![own, ...(allowed[own] ?? [])].some((folder) => isIn(to, folder));
}

/** Everything a file imports, statically or dynamically. */
const importsOf = (file: string): string[] =>
  [...readFileSync(`src/${file}`, "utf8").matchAll(/(?:\bfrom\s|\bimport\s|\b(?:import|require)\()\s*["']([^"'\n]+)["']/g)].map(
    ([, name = ""]) => name,
  );

test("a folder imports only from allowed folders", () => {
  const arrows = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith("."))
      .map((name) => ({ file, to: posix.join(posix.dirname(file), name) })),
  );
  expect(arrows.length).toBeGreaterThan(1500);
  // Imports from outside src/, such as the tables of data/standards, do not count.
  const forbidden = arrows.filter(({ file, to }) => !to.startsWith("../") && isForbidden(file, to));
  expect(forbidden.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});

test.each([
  ["pregnancy/week/page.tsx", "baby/week/BabySizes"],
  ["canI/list/page.tsx", "loss/LossSigns"],
  ["day/page.tsx", "calculators/caffeine/caffeine"],
  ["calculators/dueDate/dueDate.ts", "calculators/ivf/ivfEntries"],
  ["calculators/shared/ivf.ts", "calculators/ivf/ivfEntries"],
  ["triage/callHospital.behaviour.ts", "site/ownDay/ownDay"],
  ["ui/Icon.tsx", "search/browser/ask"],
  ["ui/Tag.tsx", "guides/verdicts"],
  ["guides/Womb.tsx", "pregnancy/week/WeekHero"],
  ["text/letters.ts", "ui/Icon"],
  ["content/names/lists.ts", "gatsby/schema"],
  ["content/names/lists.ts", "search/browser/ask"],
  ["aNewFolder/page.tsx", "text/letters"],
])("%s must not import %s", (from, to) => {
  expect(isForbidden(from, to)).toBe(true);
});

test("src/content imports nothing that renders", () => {
  const drawing = files
    .filter((file) => file.startsWith("content/"))
    .filter((file) => importsOf(file).some((name) => /^(?:gatsby|react)\b|^@emotion\//.test(name)));
  expect(drawing).toEqual([]);
});

test("no two files differ only in case: on a file system that ignores case, ./leaveDays would find either of them", () => {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = file.replace(/\.tsx?$/, "").toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([]);
});
