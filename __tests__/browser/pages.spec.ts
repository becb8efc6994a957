/**
 * One visit to a page of every kind, in both languages: what it weighs before and after a touch, whether it reads at both widths, in both
 * schemes and in large letters, whether it fetches React without need, points to what is not there, or anything complains. Weights are KB of 1024 bytes as a browser with gzip gets them: the same on every machine.
 */
import { gzipSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Response, test } from "@playwright/test";
import { type IslandName, islands } from "../../src/islands/registry";
import { findDangling } from "./dangling";
import { giveSign } from "./giveSign";
import { expectFitsLargeText } from "./largeText";
import { pages, readThrough } from "./pageKinds";
import { hideRestingPointer } from "./pointer";

/** Pages to read run no framework; those with an island fetch React for it. */
const reading = { firstView: 45, inlineScript: 3, script: 12.5, whole: 158 };
/** Where the search stands on the page, what answers it comes too. */
const withSearch = { ...reading, script: 18 };
const withIsland = { ...reading, script: 75 };
/**
 * A week has a drawing and more sources than other pages, milestones, a topic and first aid have pictures for each step or article, foods and names are one
 * list. The search fetches its script at once, and so does what leaves a discreet page: the first touch may be the one that leaves. A week has the way to help
 * for a baby that moves less; loss support the switch of quiet mode; home has an island that waits for a date.
 */
const own: Record<string, Partial<typeof reading>> = {
  name: { firstView: 37 },
  "unisex name": { firstView: 37 },
  milestones: { firstView: 50 },
  "first week": { script: 15 },
  week: { firstView: 49, script: 15 },
  "last week": { script: 15 },
  topic: { firstView: 49.5 },
  "first aid": { firstView: 47 },
  "hospital phrases": { firstView: 46 },
  "need topic": { firstView: 46 },
  "girl names": { firstView: 49.5 },
  "foods list": { firstView: 53 },
  search: { firstView: 49 },
  "discreet article": { firstView: 54 },
  "loss support": { script: 14 },
  home: { firstView: 54, script: 18 },
  "my day": { firstView: 130 },
};
/** Pages that are one long list on purpose: a hundred answers, all sources. */
const longPages = { ...reading, firstView: 104, whole: 132 };
const isLong = (kind: string): boolean => kind.endsWith("questions") || kind === "sources";
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colours = ["color-contrast", "link-in-text-block"];
/**
 * Both languages are drawn by the same components, so that each looks at half of what there is: every kind is looked at whole on a phone and on a desk,
 * and its colours at both widths by day or by night.
 */
const looks = {
  tr: [
    { width: 390, colorScheme: "light", looksAt: "everything" },
    { width: 1280, colorScheme: "dark", looksAt: "colours" },
  ],
  en: [
    { width: 1280, colorScheme: "light", looksAt: "everything" },
    { width: 390, colorScheme: "dark", looksAt: "colours" },
  ],
} as const;
const kb = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

for (const { kind, language, path } of pages) {
  test(`${kind} in ${language} keeps its weight, and reads on phone and desk, in large letters too, without errors, sideways scroll or accessibility faults`, async ({
    page,
  }, info) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (!["error", "warning"].includes(message.type())) return;
      // Workers are kept out of these tests, and that is said in the console.
      if (message.text().startsWith("Service Worker registration blocked")) return;
      // The 404 itself is what was asked for.
      if (kind === "unknown address" && message.text().includes("404")) return;
      complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    // What the policy refuses is said in the console too; this tells which part of it.
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        console.error(`refused by the policy: ${effectiveDirective} ${blockedURI}`),
      );
    });
    const loaded = new Map<string, { type: string; size: number }>();
    const weighed: Promise<void>[] = [];
    const weigh = async (response: Response): Promise<void> => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const type = response.request().resourceType();
      loaded.set(response.url(), { type, size: type === "font" ? body.length : gzipSync(body, { level: 9 }).length });
    };
    page.on("response", (response) => weighed.push(weigh(response)));
    const total = async (isCounted: (type: string) => boolean = () => true): Promise<number> => {
      await Promise.all(weighed);
      return kb([...loaded.values()].reduce((sum, { type, size }) => sum + (isCounted(type) ? size : 0), 0));
    };

    const has = async (selector: string) => (await page.locator(selector).count()) > 0;
    // What comes by itself after seconds is no answer to a touch; on a slow machine it would come in between.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      window.setTimeout = ((run: TimerHandler, delay = 0, ...given: unknown[]) =>
        delay < 4000 ? wait(run, delay, ...given) : 0) as typeof window.setTimeout;
    });
    await hideRestingPointer(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const response = await page.goto(path);
    const isIsland = await has("[data-island]");
    expect(response?.status()).toBe(kind === "unknown address" ? 404 : 200);
    expect(response?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    await page.waitForLoadState("networkidle");
    const weight = { firstView: await total(), inlineScript: 0, script: 0, whole: 0 };
    // Nothing is fetched before a touch, but where a field waits for the first letter or the script is all there is to see.
    if (!(await has("[autofocus], [data-starts]"))) expect([...loaded.values()].filter(({ type }) => type === "script")).toEqual([]);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll("script:not([type], [src])")].map((script) => script.textContent ?? ""),
    );
    weight.inlineScript = kb(inline.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0));

    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toHaveCount(1);
    await giveSign(page);
    await readThrough(page);
    // The network may rest between two pieces of script: all of it is there when each island that starts with the page is ready.
    for (const island of await page.locator("main [data-island]").all()) {
      const name = (await island.getAttribute("data-island")) as IslandName;
      if (islands[name].wakesBy === "page") await expect(island).toHaveAttribute("data-ready", "", { timeout: 30_000 });
    }
    await expect(page.locator("[data-behaviour]:not([data-ready])")).toHaveCount(0, { timeout: 30_000 });
    await page.waitForLoadState("networkidle");
    weight.whole = await total();
    weight.script = await total((type) => type === "script");
    console.log(`${kind} ${language}: ${JSON.stringify(weight)}`);
    info.annotations.push({ type: "weight", description: JSON.stringify(weight) });
    const ofItsSort = isLong(kind) ? longPages : isIsland ? withIsland : (await has("main [data-behaviour=search]")) ? withSearch : reading;
    const most = { ...ofItsSort, ...own[kind] };
    for (const part of ["firstView", "inlineScript", "script", "whole"] as const)
      expect.soft(weight[part], `${part} in KB`).toBeLessThanOrEqual(most[part]);

    if (!isIsland) expect([...loaded.keys()].filter((url) => new URL(url).pathname.startsWith("/framework"))).toEqual([]);
    expect(await findDangling(page)).toEqual([]);

    // A text that is missing shows as its key, like “nav.home”.
    expect((await page.locator("main").allInnerTexts()).join("\n")).not.toMatch(/^[a-z]+(\.[a-zA-Z0-9-]+)+$/m);
    for (const { width, colorScheme, looksAt } of looks[language]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      // Colours are looked at as they end up, not on their way there.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      // No page has a frame, so that axe needs no page of its own to put its answers together; what passes is not described.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
      // What stands around the text has the same colours everywhere.
      const { violations } = await (looksAt === "everything"
        ? axe.withTags(standards)
        : (kind === "home" ? axe : axe.include("main")).withRules(colours)
      ).analyze();
      expect(
        violations.map(({ id, nodes }) => `${width} px ${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`),
      ).toEqual([]);
    }
    await expectFitsLargeText(page);
    expect(complaints).toEqual([]);
  });
}
