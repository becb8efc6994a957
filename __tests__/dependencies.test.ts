// The project's packages: versions are exact, and no licence puts conditions on the site. Which are unused or missing, knip says (npm run house).
import { readFileSync } from "node:fs";

const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  string,
  Record<string, string>
>;
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version?: string; license?: string }>;
};
const declared = { ...dependencies, ...devDependencies };

const codeOf = (file: string) => readFileSync(file, "utf8");

test("versions are exact, so that two installs are equal", () => {
  expect(Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("an overridden version has a reason, and is the only one installed", () => {
  const [, section = ""] = codeOf("docs/dependencies.md").split("## What is forced, and why");
  const rows = [...(section.split("\n## ")[0] ?? "").matchAll(/^\| `([^`]+)` \| (\S+) \| [^|]+ \| [^|]{10,} \|$/gm)];
  expect(rows.map(([, name, version]) => [name, version])).toEqual(Object.entries(overrides ?? {}));
  for (const [name, version] of Object.entries(overrides ?? {})) {
    const installed = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(installed.map(([, entry]) => [name, entry.version])).toEqual([[name, version]]);
  }
});

test("the bench with Astro has the site's own versions, so that only what builds differs", () => {
  const bench = JSON.parse(codeOf("bench/astro/package.json")) as { dependencies: Record<string, string> };
  const others = Object.entries(bench.dependencies).filter(([name, version]) => declared[name] !== version);
  expect(others.map(([name]) => name)).toEqual(["@astrojs/react", "astro"]);
  const { packages: locked } = JSON.parse(codeOf("bench/astro/package-lock.json")) as { packages: Record<string, typeof bench> };
  expect(locked[""]?.dependencies).toEqual(bench.dependencies);
});

/** Licences whose only condition is to keep their text. */
const free =
  /^\(?(?:MIT(?:-0)?|ISC|BSD(?:-[23]-Clause)?|0BSD|Apache-2\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0|CC-BY-[34]\.0|OFL-1\.1|WTFPL|Artistic-2\.0)\b/;
/** Packages with another licence or none in package-lock.json. None is part of the published site; the latter name a free licence in their own files. */
const others: Record<string, string> = {
  "@axe-core/playwright": "MPL-2.0: looks at pages in the tests",
  "axe-core": "MPL-2.0: looks at pages in the tests",
  "@img/sharp-libvips": "LGPL-3.0-or-later: a library of its own that draws pictures while the site is built",
  busboy: "MIT",
  exit: "MIT",
  linkfs: "Unlicense",
  "parse-cache-control": "BSD",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
  xtend: "MIT",
};

test("no package the site is built with has a licence with conditions for the site", () => {
  const bound = Object.entries(packages)
    .filter(([path, { license = "" }]) => path !== "" && !free.test(license))
    .map(([path]) => path.replace(/^.*node_modules\//, "").replace(/^(@img\/sharp-libvips).*/, "$1"));
  expect([...new Set(bound)].sort()).toEqual(Object.keys(others).sort());
});
