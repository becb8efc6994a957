/**
 * Pages that nobody should be seen reading: the button that leaves at once is always in view, and Back does not return. offline.spec.ts tests that
 * nothing of them is stored.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import site from "../../data/site.json";
import { findBy, type RawRecord, recordPath } from "../../src/content/recordPages";
import type { RecordTypeName } from "../../src/content/records/registry";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { giveSign } from "./giveSign";
import { holdScript } from "./holdScript";
import { stopClock } from "./stopClock";

const folders = {
  Topic: "topics",
  Article: "articles",
  ArticlePart: "article-parts",
  CommunityQuestion: "community-questions",
  LossTopic: "loss-topics",
};
const read = (folder: string, file: string): RawRecord => JSON.parse(readFileSync(`data/${folder}/${file}`, "utf8"));
const find = findBy((type, key) => read(folders[type as keyof typeof folders], `${key}.json`));
const discreet = (Object.entries(folders) as [RecordTypeName, string][]).flatMap(([type, folder]) =>
  readdirSync(`data/${folder}`)
    .map((file) => ({ type, record: read(folder, file) }))
    .filter(({ record }) => record.isDiscreet),
);
const pathsIn = (language: Language): string[] => discreet.map(({ type, record }) => recordPath(type, record, language, find));
const pathOf = (key: string, language: Language): string => pathsIn(language)[discreet.findIndex(({ record }) => record.key === key)] ?? "";
const article = (language: Language): string => pathOf("MT-7-2", language);

const buttonOn = (page: Page, language: Language) =>
  page.getByRole("link", { name: textsIn(language, "common")("leave.now"), exact: true });

/** Answers instead of the page the button leads to, and records the requests. */
async function answerForWeather(page: Page): Promise<Record<string, string>[]> {
  const asked: Record<string, string>[] = [];
  await page.route(`${site.leaveTo}**`, async (route) => {
    asked.push(await route.request().allHeaders());
    await route.fulfill({ contentType: "text/html", body: "<title>Hava</title><h1>Hava durumu</h1>" });
  });
  return asked;
}

test("the pages are those whose records are marked as discreet", () => {
  expect(discreet.map(({ record }) => record.key).sort()).toEqual(
    expect.arrayContaining(["MT-7-2", "ending-a-pregnancy", "partner-hits-me"]),
  );
});

for (const language of languages)
  for (const width of [390, 1280])
    test(`the button is in view from the first line to the last, and covers nothing (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of pathsIn(language)) {
        await page.goto(path);
        const button = buttonOn(page, language);
        await expect(button, path).toHaveCount(1);
        for (const part of [0, 0.5, 1]) {
          await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part);
          await expect(button, path).toBeInViewport({ ratio: 1 });
          // Nothing covers the button, and it is large enough to be tapped in a hurry.
          const { isOnTop, height } = await button.evaluate((link) => {
            const { left, top, width: wide, height: high } = link.getBoundingClientRect();
            return { isOnTop: link.contains(document.elementFromPoint(left + wide / 2, top + high / 2)), height: high };
          });
          expect(isOnTop, path).toBe(true);
          expect(height, path).toBeGreaterThanOrEqual(44);
        }
        // A heading that was linked to is below the header.
        const below = await page.evaluate(() => {
          const header = document.querySelector("header");
          return [...document.querySelectorAll<HTMLElement>("main h2[id]")].slice(0, 4).map((heading) => {
            heading.scrollIntoView();
            return heading.getBoundingClientRect().top - (header?.getBoundingClientRect().bottom ?? 0);
          });
        });
        expect(below.length, path).toBeGreaterThan(2);
        for (const space of below) expect(space, path).toBeGreaterThanOrEqual(0);
        const aside = page.locator("main aside").first();
        if (width === 1280 && (await aside.count()) > 0) {
          const [list, header] = [await aside.boundingBox(), await page.getByRole("banner").first().boundingBox()];
          expect(list?.y, path).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
        }
        await page.emulateMedia({ media: "print" });
        await expect(button, path).toBeHidden();
        await page.emulateMedia({ media: "screen" });
      }
    });

test("the table of contents marks the section that was linked to, even under the taller header", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(article("tr"));
  const entry = page.locator("main aside a").nth(4);
  await entry.click();
  await expect(entry).toHaveAttribute("aria-current", "true");
});

test("it leaves at once for a page that gets no referrer, without waiting for any file, and Back skips the page that was left", async ({
  page,
}) => {
  const asked = await answerForWeather(page);
  const before = pathTo("pregnancy", "tr");
  await page.goto(before);
  const letThrough = await holdScript(page, /\.js$/);
  await page.goto(article("tr"), { waitUntil: "domcontentloaded" });
  await buttonOn(page, "tr").click();
  await expect(page).toHaveURL(site.leaveTo);
  await expect(page.getByRole("heading", { name: "Hava durumu" })).toBeVisible();
  expect(asked.map(({ referer }) => referer)).toEqual([undefined]);
  letThrough();
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(page).toHaveURL(site.leaveTo);
});

test("nothing of the page is visible while the other one loads", async ({ page }) => {
  await answerForWeather(page);
  await page.goto(article("tr"));
  const isSeen = await page.evaluate(() => {
    const parts = ["header", "main", "footer"].flatMap((name) => document.querySelector(name) ?? []);
    const before = parts.map((part) => part.checkVisibility());
    document.querySelector<HTMLElement>("[data-leave]")?.click();
    return [before, parts.map((part) => part.checkVisibility())];
  });
  expect(isSeen).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
  await expect(page).toHaveURL(site.leaveTo);
});

test("no popup appears on any of them, however long they are read", async ({ page }) => {
  for (const path of pathsIn("tr")) {
    await page.context().clearCookies();
    await stopClock(page);
    await page.goto(path);
    await page.evaluate(() => sessionStorage.clear());
    await giveSign(page);
    // The card would come by this behaviour.
    await expect(page.locator("[data-behaviour=promo]"), path).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(page.locator("[data-promo]:not([hidden])"), path).toHaveCount(0);
  }
});

test("among the questions about pregnancy it is shown with the one answer it belongs to, and stays in view with it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = await answerForWeather(page);
  const before = pathTo("pregnancy", "tr");
  await page.goto(before);
  await page.goto(`${pathTo("pregnancyFaq", "tr")}#my-partner-hurts-me`);
  const entry = page.locator("#my-partner-hurts-me");
  const button = buttonOn(page, "tr");
  await expect(button).toHaveCount(1);
  await expect(button).toBeInViewport({ ratio: 1 });
  await entry.locator("summary").click();
  await entry
    .locator("details p")
    .nth(2)
    .evaluate((paragraph) => paragraph.scrollIntoView({ block: "center" }));
  await expect(button).toBeInViewport({ ratio: 1 });
  const { y = 0 } = (await button.boundingBox()) ?? {};
  const header = await page.getByRole("banner").first().boundingBox();
  expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await button.click();
  await expect(page).toHaveURL(site.leaveTo);
  expect(asked.map(({ referer }) => referer)).toEqual([undefined]);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the button is a link", async ({ page }) => {
    await answerForWeather(page);
    for (const path of [article("tr"), article("en"), pathTo("pregnancyFaq", "en")]) {
      await page.goto(path);
      await buttonOn(page, path.startsWith("/en/") ? "en" : "tr").click();
      await expect(page).toHaveURL(site.leaveTo);
    }
  });
});
