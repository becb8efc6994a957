// The project's packages: none is unused, none is missing from package.json, and no licence puts conditions on the site.
import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";

const { dependencies, devDependencies, overrides, scripts } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  string,
  Record<string, string>
>;
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version?: string; license?: string }>;
};
const declared = { ...dependencies, ...devDependencies };

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file) && !file.endsWith("gatsby-types.d.ts"))
    .map((file) => join(folder, file));
const roots = readdirSync(".").filter((file) => /\.(?:ts|tsx|js|json)$/.test(file) && !/^(?:package|pw\.)/.test(file));
const codeOf = (file: string) => readFileSync(file, "utf8");
const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** Packages a file imports. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom\s|\bimport\s|\b(?:require(?:\.resolve|Actual)?|import|mock)\()\s*["']([@a-z][^"'\n ]*)["']/g)].map(
    ([, name = ""]) => packageOf(name),
  );

/** Packages that no file imports: named in a configuration or a command, or required by another package. */
const indirectly: Record<string, string> = {
  "@biomejs/biome": "npm run lint",
  "@fontsource-variable/figtree": "read as files by scripts/fonts.py",
  "@fontsource-variable/fraunces": "read as files by scripts/fonts.py",
  typescript: "tsc in npm run lint",
  "@types/jest": "types",
  "@types/node": "types",
  "@types/react": "types",
  "@types/react-dom": "types",
  "@types/compression": "types",
  "@types/send": "types",
  "@testing-library/dom": "asked for by user-event",
  "gatsby-source-filesystem": "gatsby-config.ts",
  "gatsby-transformer-json": "gatsby-config.ts",
};

test("every package that is installed is used", () => {
  const used = new Set([...["src", "__tests__", "scripts"].flatMap(filesIn), ...roots].flatMap((file) => importsOf(codeOf(file))));
  const commands = [Object.values(scripts ?? {}).join("\n"), codeOf("scripts/test.sh"), codeOf("scripts/build.mjs")].join("\n");
  const isRun = (name: string) => new RegExp(`(?:^|npx |"|&& )${name}\\b`, "m").test(commands);
  expect(Object.keys(declared).filter((name) => !used.has(name) && !isRun(name) && !(name in indirectly))).toEqual([]);
  expect(Object.keys(indirectly).filter((name) => !(name in declared) || used.has(name))).toEqual([]);
});

test("every package that is used is installed by name", () => {
  const own = new Set([...builtinModules, "gatsby"]);
  const unnamed = filesIn("src")
    .flatMap((file) => importsOf(codeOf(file)).map((name) => `${name} in ${file}`))
    .filter((entry) => {
      const [name = ""] = entry.split(" in ");
      return !name.startsWith("node:") && !own.has(name) && !(name in declared);
    });
  expect(unnamed).toEqual([]);
});

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
