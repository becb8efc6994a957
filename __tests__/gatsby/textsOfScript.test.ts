import { readFileSync } from "node:fs";
import { islands } from "../../src/browser/registry";
import { filesOfScript } from "../../src/gatsby/scriptFiles";
import { keysIn, namespacesOfIslands, textsOfScript } from "../../src/gatsby/textsOfScript";

describe("texts a piece of code can ask for", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
  const asksFor = keysIn('t("tool.share"); t(`tier.${tier}`); t(`${of}.range`); `${x}-${y}`; label({ text: "date.day" })');

  test.each(["tool.share", "tier.now", "care.window.range", "date.day", "tool.share_one"])("are found: %s", (key) => {
    expect(asksFor(key)).toBe(true);
  });

  test.each(["tool.print", "tier", "tier.now.title", "range", "care.rangeOf", "nav-home"])("are no others: %s", (key) => {
    expect(asksFor(key)).toBe(false);
  });
});

test("the script's files have each text it uses, and none that only a page shows", async () => {
  const { keys, pick } = await textsOfScript();
  const code = (await filesOfScript()).map((file) => readFileSync(file, "utf8")).join("\n");
  const common: Record<string, string> = JSON.parse(readFileSync("src/locales/tr/common.json", "utf8"));
  const named = [...code.matchAll(/\bt\("([\w.]+)"/g)].map(([, key = ""]) => key);
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((key) => ![key, `${key}_one`, `${key}_other`].some((form) => keys.includes(form)))).toEqual([]);
  expect(pick(common)).toMatchObject({ "tool.calculate": common["tool.calculate"], weeksCount_other: common.weeksCount_other });
  expect(Object.keys(pick(common)).filter((key) => /^footer\./.test(key))).toEqual([]);
});

test("the namespaces that become files are those the islands name, and common", () => {
  const used = new Set(["common", ...Object.values(islands).flatMap(({ texts }) => texts)]);
  expect(namespacesOfIslands(readFileSync("src/browser/registry.ts", "utf8"))).toEqual([...used].sort());
  expect(readFileSync("src/browser/texts.ts", "utf8")).toContain("/(ISLAND_TEXTS)\\.json$/");
});
