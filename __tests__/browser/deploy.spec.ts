/** What would be deployed of public/: not too many files, not too large, and nothing that only the build needs. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { browserList, packagesInBrowser } from "../../scripts/audit";
import { isUnpublished } from "../../src/gatsby/hosting";
import { languages, pathTo } from "../../src/routes/routes";

/** A pattern of firebase.json as Firebase reads it: two stars match any folders, one star a name. */
const asPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.+?]/g, "\\$&")
      .replaceAll("**/", "<any>")
      .replaceAll("**", "<rest>")
      .replaceAll("*", "[^/]*")
      .replaceAll("<any>", "(?:.*/)?")
      .replaceAll("<rest>", ".*")}$`,
  );

test("the deployed files are one per page and few others, small per page, and those the test server serves", () => {
  const { ignore } = (JSON.parse(readFileSync("firebase.json", "utf8")) as { hosting: { ignore: string[] } }).hosting;
  const patterns = ignore.map(asPattern);
  const all = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replace(/^public\//, ""));
  const deployed = all.filter((file) => !patterns.some((pattern) => pattern.test(file)));
  const megabytes = deployed.reduce((sum, file) => sum + statSync(join("public", file)).size, 0) / 1024 / 1024;
  const pages = deployed.filter((file) => file.endsWith(".html")).length;
  console.log(`deployed: ${deployed.length} files, ${pages} of them pages, ${megabytes.toFixed(1)} MB`);
  expect(pages).toBeGreaterThan(1000);
  // 1,119 pictures for shared links, drawings (one for each of 159 steps of development and of 46 plays; covers in three sizes), the parts of the search,
  // data and parts of the script: docs/hosting.md.
  expect(deployed.length - pages).toBeLessThanOrEqual(2800);
  // The strictest of the possible hosts accepts 20,000.
  expect(deployed.length).toBeLessThanOrEqual(11_000);
  expect(megabytes).toBeLessThanOrEqual(250);
  expect((megabytes * 1024) / pages).toBeLessThanOrEqual(34);
  expect(deployed.filter((file) => isUnpublished(`/${file}`))).toEqual([]);
  expect(all.filter((file) => isUnpublished(`/${file}`) && deployed.includes(file))).toEqual([]);
});

test("the page of a name, as three of four pages are, is small: its styles are in the file all names share", () => {
  const folders = languages.flatMap((language) =>
    (["girlName", "boyName"] as const).map((id) => `public${pathTo(id, language, { name: "x" }).slice(0, -2)}`),
  );
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name, "index.html")),
  );
  const sizes = names.map((file) => statSync(file).size / 1024).sort((a, b) => a - b);
  console.log(
    `pages of names: ${names.length}, half of them under ${sizes[Math.floor(sizes.length / 2)]?.toFixed(1)} KB, the longest ${sizes.at(-1)?.toFixed(1)} KB`,
  );
  expect(names.length).toBeGreaterThan(1000);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(25);
  expect(sizes.at(-1)).toBeLessThanOrEqual(31);
  // Styles of a part that is missing in src/names/name/sampleNames.ts would be in each page.
  const ownStyles = (file: string) => (/<style[^>]*>([^<]*)/.exec(readFileSync(file, "utf8"))?.[1] ?? "").length;
  expect(names.filter((file) => ownStyles(file) > 1500)).toEqual([]);
});

test("what reaches the browser is on the list of docs/dependencies.md", () => {
  const listed = packagesInBrowser(readFileSync(browserList, "utf8"));
  const maps = readdirSync("public").filter((file) => file.endsWith(".js.map"));
  const packages = maps.flatMap((map) =>
    (JSON.parse(readFileSync(join("public", map), "utf8")) as { sources: string[] }).sources.flatMap((source) => {
      const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
      return name ? [name] : [];
    }),
  );
  expect(packages).toContain("react-dom");
  expect([...new Set(packages)].filter((name) => !listed.includes(name) && !name.startsWith("@firebase/"))).toEqual([]);
});

test("without the owner's Firebase project there is nothing of Firebase on a page, in a script or in the headers", () => {
  const files = [...readdirSync("public").filter((file) => /\.(?:js|html)$/.test(file)), "_headers"].map((file) =>
    readFileSync(join("public", file), "utf8"),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((text) => /googleapis|googletagmanager|google-analytics|data-behaviour="?askToCount\b/.test(text))).toEqual([]);
});
