import { expect, type Page, test } from "@playwright/test";
import { languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { expectForgotten } from "./calculatorPage";

const name = "ninni-tool-contraction-timer";

/** Contractions at an interval in minutes up to now, each one minute long. */
const keep = (page: Page, every: number, count: number, birth: "first" | "later") =>
  page.addInitScript(
    ({ name, every, count, birth }) => {
      if (localStorage.getItem(name)) return;
      const now = Date.now();
      const history = Array.from({ length: count }, (_, i) => now - 90_000 - (count - 1 - i) * every * 60_000).map((start) => ({
        start,
        end: start + 60_000,
      }));
      localStorage.setItem(name, JSON.stringify({ history, birth, term: "from37", goesSooner: false }));
    },
    { name, every, count, birth },
  );

for (const language of languages) {
  const t = textsIn(language, "contractionTimer", "triage", "common");
  const path = pathTo("contractionTimer", language);
  const button = (page: Page, key: "timer.start" | "timer.stop") => page.getByRole("button", { name: t(key), exact: true });

  test(`in ${language} contractions every five minutes for an hour show the card at once, and the record can be copied`, async ({
    page,
    context,
  }) => {
    await keep(page, 5, 13, "first");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await expect(page.locator(".advice [data-tier=now]")).toBeVisible();
    await page.getByRole("button", { name: t("timer.copy") }).click();
    await expect(page.getByText(t("timer.copied"))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n")).toHaveLength(17);
    expect(copied).toContain(t("timer.summary.length", { length: t("timer.seconds", { n: 60 }) }));
  });

  test(`in ${language} without script there is a table for paper and the signs`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(button(page, "timer.start")).toBeHidden();
    await expect(page.getByRole("region", { name: t("timer.paper.title") }).getByRole("row")).toHaveCount(13);
    await expect(page.getByRole("region", { name: t("timer.dangers") }).locator("[data-tier=call112]")).toBeVisible();
    await context.close();
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} a contraction is timed, survives a reload, is undone and deleted`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await button(page, "timer.start").click();
    await expect(button(page, "timer.stop")).toBeVisible();
    await page.reload();
    await expect(button(page, "timer.stop")).toBeVisible();
    // A tap within two seconds would be the finger's.
    await page.clock.fastForward(50_000);
    await button(page, "timer.stop").click();
    await expect(page.locator("[data-alone] tbody tr")).toHaveCount(1);
    await page.getByRole("button", { name: t("timer.undo") }).click();
    await expect(button(page, "timer.stop")).toBeVisible();
    await page.getByRole("button", { name: t("timer.clear") }).click();
    await expect(page.locator("[data-alone]")).toHaveCount(0);
    await expectForgotten(page, name);
  });
}

test("the button is completely in the first view of a phone, and works by keyboard alone", async ({ page }) => {
  const t = textsIn("tr", "contractionTimer");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo("contractionTimer", "tr"));
  const button = page.getByRole("button", { name: t("timer.start"), exact: true });
  const box = await button.boundingBox();
  const bar = await page
    .locator("nav")
    .filter({ has: page.locator("[data-own]") })
    .first()
    .boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 844);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: t("timer.stop"), exact: true })).toBeFocused();
});

test("printing keeps the record and hides the empty table", async ({ page }) => {
  const t = textsIn("tr", "contractionTimer");
  await keep(page, 6, 8, "first");
  await page.goto(pathTo("contractionTimer", "tr"));
  await expect(page.locator("[data-alone]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-alone] tbody th").first()).toBeVisible();
  await expect(page.getByRole("region", { name: t("timer.paper.title") })).toBeHidden();
});
