import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { findBy, type RawRecord, recordPath } from "../../src/content/recordPages";
import { type Language, pathTo } from "../../src/routes/routes";
import { type Stage, type TieredSign, tierAt } from "../../src/vocabulary/tiers";
import { textsIn } from "../support/texts";
import { builtPages } from "./builtPages";
import { giveSign, giveSignAndWait } from "./giveSign";
import { layoutShift } from "./layoutShift";
import { pages } from "./pageKinds";
import { stopClock } from "./stopClock";
import { named112, readRecord, type Said } from "./words";

const t = textsIn("tr", "home", "common");
const weekTitle = (language: Language, n: number) => textsIn(language, "pregnancyWeek")("title", { n });
const red = named112("tr", textsIn("tr", "triage")("pregnancy.call112.title"));
const placeToSleep = readRecord<{ title: Said }>("need-guides/UT-1-1").title.tr;

const week = pathTo("pregnancyWeek", "tr", { hafta: "24" });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu opens as a sheet, keeps the focus inside, closes with Escape and gives the focus back", async ({ page }) => {
    await page.goto(week);
    const opener = page.getByRole("navigation", { name: t("nav.quick") }).getByRole("link", { name: t("nav.menu") });
    await opener.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: t("nav.menu") });
    await expect(menu).toBeVisible();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("the menu closes by its button and by the backdrop, and its links lead on", async ({ page }) => {
    await page.goto(week);
    const opener = page.getByRole("navigation", { name: t("nav.quick") }).getByRole("link", { name: t("nav.menu") });
    const menu = page.getByRole("dialog", { name: t("nav.menu") });
    await opener.tap();
    await menu.getByRole("button", { name: t("close") }).tap();
    await expect(menu).toBeHidden();
    await opener.tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(190, 40);
    await expect(menu).toBeHidden();
    await opener.tap();
    await menu
      .getByRole("link", { name: t("nav.firstAid"), exact: true })
      .first()
      .tap();
    await expect(page).toHaveURL(pathTo("firstAidTopics", "tr"));
  });

  test("only the app card appears, after 4 seconds, above the tab bar, and does not return once closed", async ({ page }) => {
    await stopClock(page);
    await page.goto(week);
    const promo = page.locator("[data-promo]:not([hidden])");
    await giveSignAndWait(page);
    const opened = await page.evaluate(() => performance.now());
    await page.clock.runFor(3500 - opened);
    await expect(promo).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(promo).toHaveCount(1);
    await expect(promo).toHaveAttribute("data-promo", "app");
    const [card, bar] = [await promo.boundingBox(), await page.getByRole("navigation", { name: t("nav.quick") }).boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(card?.height).toBeLessThanOrEqual(110);
    await promo.getByRole("button", { name: t("close") }).tap();
    await expect(promo).toHaveCount(0);
    await page.goto(pathTo("pregnancyWeek", "tr", { hafta: "25" }));
    await giveSignAndWait(page);
    await page.clock.runFor(20_000);
    await expect(promo).toHaveCount(0);
  });

  test("the app card offers the store of the device in a new tab", async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36",
    });
    const page = await context.newPage();
    await page.goto(week);
    await giveSign(page);
    const link = page.locator("[data-promo]:not([hidden]) a:visible");
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute("href", /play\.google\.com/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("data-marker", "mobile-market-link-top");
    await context.close();
  });
});

test("on a wide screen only the shop card appears, moves nothing and takes no focus", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(week);
  await giveSign(page);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  const promo = page.locator("[data-promo]:not([hidden])");
  await expect(promo).toHaveAttribute("data-promo", "shop");
  await expect(promo).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

/** The records of a folder of the content. */
const records = (folder: string): RawRecord[] =>
  readdirSync(`data/${folder}`).map((file) => JSON.parse(readFileSync(`data/${folder}/${file}`, "utf8")));

/** Pages where a reader looks for help, mourns or reads a result. */
const withoutCards = [
  ["symptoms", "symptom", "remedy", "first aid list", "first aid", "urgent question"],
  ["article of a loss", "loss support", "page after a loss", "article of an emergency", "discreet article"],
  [
    "due date tool",
    "growth tool",
    "weight gain",
    "pregnancy test",
    "budget",
    "contraction timer",
    "my day",
    "search",
    "foods list",
    "food",
  ],
].flat();
const shared = ["week", "baby week", "article", "part of an article", "name"];

test("no card is on pages of help, loss and results; weeks, articles and names can be shared", async () => {
  const html = (kind: string) =>
    pages.filter((page) => page.kind === kind).map(({ path }) => builtPages().get(path.replace(/(.)\/$/, "$1")) ?? "");
  for (const kind of withoutCards) {
    expect(html(kind), kind).toHaveLength(2);
    for (const page of html(kind)) {
      expect(page, kind).toContain("</main>");
      expect(page, kind).not.toMatch(/data-promo|data-behaviour="?promo\b/);
    }
  }
  for (const kind of shared)
    for (const page of html(kind)) {
      expect(page, kind).toMatch(/data-behaviour="?promo\b/);
      for (const way of [/https:\/\/wa\.me\//, /data-share="?copy\b/, /data-share="?sheet\b/]) expect(page, kind).toMatch(way);
    }
});

test("no card is on an article, or part of one, that sends to hospital at once or begins with whom to call", () => {
  const signs = new Map(records("signs").map((sign) => [sign.key, sign as unknown as TieredSign]));
  const isUrgent = ({ isEmergency, signs: groups }: RawRecord): boolean => {
    const named = ((groups ?? []) as { stage: Stage; signs: string[] }[]).flatMap(({ stage, signs: keys }) =>
      keys.map((key) => tierAt(signs.get(key) as TieredSign, stage)),
    );
    return isEmergency === true || (named.length > 0 && named.every((tier) => tier === "call112" || tier === "now"));
  };
  const folders = { Topic: "topics", Article: "articles", ArticlePart: "article-parts" };
  const find = findBy((type, key) => records(folders[type as keyof typeof folders]).find((record) => record.key === key));
  const urgent = (["Article", "ArticlePart"] as const).flatMap((type) =>
    records(folders[type])
      .filter(isUrgent)
      .flatMap((record) => (["tr", "en"] as const).map((language) => recordPath(type, record, language, find))),
  );
  expect(urgent.length).toBeGreaterThan(60);
  for (const key of ["MT-6-1", "MT-6-2", "MT-7-2", "MT-12-2", "MT-14-1", "MT-10-1-1"])
    expect(urgent.filter((path) => path.endsWith(`/${key}`))).toHaveLength(2);
  expect(urgent.filter((path) => !builtPages().get(path)?.includes("</main>"))).toEqual([]);
  expect(urgent.filter((path) => /data-promo|data-behaviour="?promo\b/.test(builtPages().get(path) ?? ""))).toEqual([]);
});

test("on a phone the week is shared with title and address, and the copied address is the page’s", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.share = (given) => {
      document.documentElement.dataset.given = JSON.stringify(given);
      return Promise.resolve();
    };
  });
  await page.goto(week);
  const row = page.locator("[data-title][data-url]").first();
  await row.locator("[data-share=sheet]").click();
  await expect(page.locator("html")).toHaveAttribute("data-given", new RegExp(`${weekTitle("tr", 24)}.*${week}`));
  await row.locator("[data-share=copy]").click();
  await expect(row.getByRole("status")).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^https://.*${week}$`));
  await context.close();
});

test("the language switch leads to the same place of the same page and back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${week}#body`);
  await page.getByRole("banner").getByRole("link", { name: /EN/ }).click();
  await expect(page).toHaveURL(`${pathTo("pregnancyWeek", "en", { hafta: "24" })}#body`);
  await page.waitForLoadState();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(weekTitle("en", 24));
  await page.getByRole("banner").getByRole("link", { name: /TR/ }).click();
  await expect(page).toHaveURL(`${week}#body`);
});

test("the night switch turns the page dark, announces it, and the next page is dark from its first paint", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(week);
  const night = page.getByRole("banner").getByRole("button", { name: t("nav.night") });
  await expect(night).toHaveAttribute("aria-pressed", "false");
  await night.click();
  await expect(night).toHaveAttribute("aria-pressed", "true");
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await colour()).toBe("rgb(16, 24, 26)");
  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      document.documentElement.setAttribute("data-first-paint", document.documentElement.dataset.theme ?? "none"),
    ).observe({ type: "paint", buffered: true });
  });
  await page.goto(pathTo("tools", "tr"));
  await expect(page.locator("html")).toHaveAttribute("data-first-paint", "dark");
  expect(await colour()).toBe("rgb(16, 24, 26)");
});

test("the system's dark scheme is followed until the reader chooses", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(week);
  await expect(page.locator("[data-night]").first()).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(16, 24, 26)");
});

test("by keyboard the skip link comes first and leads to the content", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(week);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: t("skip") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("tabs change with the arrow keys and show one panel at a time", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const tabs = page.getByRole("group", { name: t("trends.choose") });
  const first = tabs.getByRole("radio", { name: t("needs.pregnancy") });
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.getByRole("radio", { name: t("needs.baby") })).toBeChecked();
  await expect(tabs.locator("xpath=..").locator(".panel:visible")).toHaveCount(1);
});

test("sections of the home page are loaded when a tenth of them is visible, not before", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/");
  await giveSignAndWait(page);
  const needs = page.locator("section[aria-labelledby=needs]");
  await expect(needs.getByRole("radio")).toHaveCount(0);
  await expect(needs.getByRole("link", { name: placeToSleep })).toHaveCount(1);
  await needs.scrollIntoViewIfNeeded();
  await expect(needs.getByRole("radio")).toHaveCount(2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a week page can be read completely: text, collapsed parts, links", async ({ page }) => {
    await page.goto(week);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(weekTitle("tr", 24));
    await expect(page.getByRole("heading", { name: red })).toBeVisible();
    await page.getByText(textsIn("tr", "pregnancyWeek")("heading.twins")).click();
    await expect(page.locator("details[open] p").first()).toBeVisible();
    await page
      .getByRole("link", { name: t("week", { n: 25 }) })
      .last()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(weekTitle("tr", 25));
  });

  test("the menu leads to the links at the end of the page", async ({ page }) => {
    await page.goto(week);
    await page
      .getByRole("navigation", { name: t("nav.quick") })
      .getByRole("link", { name: t("nav.menu") })
      .click();
    await expect(page).toHaveURL(`${week}#footer`);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: t("nav.privacy") })).toBeVisible();
  });

  test("the home page's lazy sections are links and its tabs work", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("section[aria-labelledby=articles]").getByRole("link")).not.toHaveCount(0);
    await page
      .locator("label")
      .filter({ hasText: new RegExp(`^${t("needs.baby")}$`) })
      .click();
    await expect(page.getByRole("radio", { name: t("needs.baby") })).toBeChecked();
  });

  test("the page of the apps shows both stores", async ({ page }) => {
    await page.goto(pathTo("apps", "en"));
    await expect(page.getByRole("link", { name: /App Store/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /Google Play/ })).toBeVisible();
  });
});

const devices = [
  ["Android", "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36", /play\.google\.com/],
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    /apps\.apple\.com/,
  ],
  [
    "Windows Phone",
    "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 like iPhone Chrome/52 Mobile Safari/537.36 Edge/15",
    /\/en$/,
  ],
] as const;
for (const [name, userAgent, target] of devices) {
  test(`/en/apps sends ${name} where it belongs`, async ({ browser }) => {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.route(/google|apple/, (route) => route.fulfill({ body: "store" }));
    await page.goto(pathTo("apps", "en"));
    await expect(page).toHaveURL(target);
    await context.close();
  });
}

test("ticks stay on the device, and the printed page has no controls", async ({ page }) => {
  await page.goto(week);
  const box = page.locator("main li").getByRole("checkbox").first();
  await box.check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("ninni-week-24"))).not.toBeNull();
  await page.reload();
  await giveSign(page);
  await expect(box).toBeChecked();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { name: red })).toBeVisible();
});

test("nothing is requested from any other host and no cookie is set", async ({ page, context }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://localhost")) foreign.push(request.url());
  });
  await stopClock(page);
  await page.goto("/");
  await giveSignAndWait(page);
  // What the page loads by itself after seconds: the card, the worker.
  await page.clock.runFor(20_000);
  await expect(page.locator("[data-promo]:not([hidden])")).toHaveCount(1);
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("pictures are dimmed at night", async ({ page }) => {
  const filters = () =>
    page.locator("main img").evaluateAll((images) => [...new Set(images.map((image) => getComputedStyle(image).filter))]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/hafta-hafta-bebek-gelisimi/8");
  expect(await filters()).toEqual(["none"]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await filters()).toEqual(["brightness(0.88)"]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  expect(await filters()).toEqual(["brightness(0.88)"]);
});
