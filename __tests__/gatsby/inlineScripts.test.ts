import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { browserTargets, inlineScripts } from "../../src/gatsby/inlineScripts";

const { head, page } = inlineScripts();

test("the script in every page's head weighs at most 0.75 KB", () => {
  expect(gzipSync(head).length).toBeLessThan(768);
});

test("the file of every page weighs at most 2.8 KB", () => {
  expect(gzipSync(page.text).length).toBeLessThan(2870);
});

test("the file's address changes with its text only", () => {
  expect(page.href).toMatch(/^\/page-[0-9a-f]{8}\.js$/);
  expect(inlineScripts().page).toEqual(page);
});

test.each([
  ["head", head],
  ["page", page.text],
])("the script stands alone, defines no global name and can be printed into HTML (%s)", (_, text) => {
  expect(text).not.toMatch(/<\/script|<!--|\brequire\(|\bimport\b/);
  const root = { dataset: {}, toggleAttribute: () => undefined };
  const listens = { addEventListener: () => undefined };
  const page = {
    ...listens,
    documentElement: root,
    head: {},
    readyState: "loading",
    querySelectorAll: () => [],
  };
  const browser: Record<string, unknown> = {
    ...listens,
    document: page,
    navigator: {},
    window: {},
    setTimeout: () => 0,
    localStorage: { getItem: () => null },
    MutationObserver: class {
      observe() {}
    },
  };
  const before = Object.keys(browser);
  runInNewContext(text, browser);
  expect(Object.keys(browser)).toEqual(before);
});

test("it is compiled for the browsers of package.json", () => {
  expect(browserTargets).toEqual(expect.arrayContaining(["chrome109", "firefox115", "safari16.4", "ios16.4"]));
});
