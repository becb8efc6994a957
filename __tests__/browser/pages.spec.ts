/**
 * One visit to a page of every kind, in both languages: its weight before and after a touch, whether it is readable at both widths, in both schemes and
 * with large text, and whether it loads React without need, has dangling references, or logs an error. Weights are KB of 1024 bytes, compressed with gzip:
 * the same on every machine.
 */
import { gzipSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Request, test } from "@playwright/test";
import { islands } from "../../src/browser/registry";
import type { IslandName } from "../../src/islands/islandNames";
import { findDangling } from "./dangling";
import { giveSign } from "./giveSign";
import { expectFitsLargeText } from "./largeText";
import { pages, readThrough } from "./pageKinds";
import { hideRestingPointer } from "./pointer";
import { watchNetwork } from "./watchNetwork";

/** The file every page loads is in each of them. Pages without an island run no framework; those with an island load React for it. */
const reading = { firstView: 45.7, inlineScript: 0.8, script: 15.3, whole: 158.7 };
/** A page with the search also loads the script that answers it. */
const withSearch = { ...reading, script: 33 };
const withIsland = { ...reading, script: 79.5 };
/**
 * Pages with other limits. A week has a drawing and more sources than other pages; milestones, a topic and first aid have pictures for each step or
 * article; foods and names are one list, foods with two answers on each of six cards. The search loads its script at once. A week has the help for a baby that moves less, loss support the switch of
 * quiet mode, and home an island that waits for a date.
 */
const own: Record<string, Partial<typeof reading>> = {
  name: { firstView: 37.7 },
  "unisex name": { firstView: 37.7 },
  milestones: { firstView: 50.7 },
  "first week": { script: 17.8 },
  week: { firstView: 50.2, script: 17.8 },
  "last week": { firstView: 46.7, script: 17.8 },
  "baby week": { firstView: 47.7 },
  article: { firstView: 46.2 },
  "discreet article": { firstView: 47.2 },
  topic: { firstView: 50.2 },
  "first aid": { firstView: 50.7 },
  "hospital phrases": { firstView: 46.7 },
  "need topic": { firstView: 47.2 },
  "girl names": { firstView: 50.2 },
  "foods list": { firstView: 54.2 },
  search: { firstView: 63.7 },
  "loss support": { script: 16.8 },
  home: { firstView: 54.7, script: 33 },
  // What a positive test and a spotting mean is said with the result.
  "pregnancy test": { script: 80.3 },
  "my day": { firstView: 130.7 },
};
/** Pages that are one long list on purpose: a hundred answers, all sources. */
const longPages = { ...reading, firstView: 106.7, whole: 132.7 };
const isLong = (kind: string): boolean => kind.endsWith("questions") || kind === "sources";
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colours = ["color-contrast", "link-in-text-block"];
/**
 * Both languages use the same components, so each language tests one half: every kind is checked completely on a phone and on a desktop, and its
 * colours at both widths in the light or dark scheme.
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
  test(`${kind} in ${language} stays within its weight, and is readable on phone and desktop, with large text too, without errors, sideways scroll or accessibility faults`, async ({
    page,
  }, info) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (!["error", "warning"].includes(message.type())) return;
      // Service workers are blocked in these tests, which the console reports.
      if (message.text().startsWith("Service Worker registration blocked")) return;
      // This test requests the 404 on purpose.
      if (kind === "unknown address" && message.text().includes("404")) return;
      complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    // The console also reports what the policy refuses; this adds which directive.
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        console.error(`refused by the policy: ${effectiveDirective} ${blockedURI}`),
      );
    });
    const loaded = new Map<string, { type: string; size: number }>();
    const weighed: Promise<void>[] = [];
    const weigh = async (request: Request): Promise<void> => {
      const body = await request
        .response()
        .then((response) => response?.body())
        .catch(() => undefined);
      if (!body) return;
      const type = request.resourceType();
      loaded.set(request.url(), { type, size: type === "font" ? body.length : gzipSync(body, { level: 9 }).length });
    };
    page.on("requestfinished", (request) => weighed.push(weigh(request)));
    const networkRests = watchNetwork(page);
    const total = async (isCounted: (type: string) => boolean = () => true): Promise<number> => {
      await Promise.all(weighed);
      return kb([...loaded.values()].reduce((sum, { type, size }) => sum + (isCounted(type) ? size : 0), 0));
    };

    /** Without the file every page loads. */
    const scripts = () => [...loaded].filter(([url, { type }]) => type === "script" && !/\/page-[0-9a-f]{8}\.js$/.test(url));
    const has = async (selector: string) => (await page.locator(selector).count()) > 0;
    // What the page loads by itself after seconds is not an answer to a touch; on a slow machine it would come in between.
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
    await networkRests();
    const weight = { firstView: await total(), inlineScript: 0, script: 0, whole: 0 };
    // Nothing else is requested before a touch, except where a field waits for the first letter or the page shows nothing without its script.
    if (!(await has("[autofocus], [data-starts]"))) expect(scripts()).toEqual([]);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll("script:not([type], [src])")].map((script) => script.textContent ?? ""),
    );
    weight.inlineScript = kb(inline.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0));

    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toHaveCount(1);
    await giveSign(page);
    await readThrough(page);
    // The network may be idle between two parts of the script: everything has loaded when each island that starts with the page is ready.
    for (const island of await page.locator("main [data-island]").all()) {
      const name = (await island.getAttribute("data-island")) as IslandName;
      if (islands[name].wakesBy === "page") await expect(island).toHaveAttribute("data-ready", "", { timeout: 30_000 });
    }
    await expect(page.locator("[data-behaviour]:not([data-ready])")).toHaveCount(0, { timeout: 30_000 });
    await networkRests();
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

    // A missing text is shown as its key, like “nav.home”.
    expect((await page.locator("main").allInnerTexts()).join("\n")).not.toMatch(/^[a-z]+(\.[a-zA-Z0-9-]+)+$/m);
    for (const { width, colorScheme, looksAt } of looks[language]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      // Colours are checked after their transitions.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      // No page has a frame, so axe does not need a separate page to merge its results; passed rules are not described.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
      // Header and footer have the same colours everywhere.
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
