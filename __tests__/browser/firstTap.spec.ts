import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { ageIn, dateBoxes, dayFromNow, fillDate, resultRegion, toolWords } from "./calculatorPage";
import { expectBehaviours } from "./giveSign";
import { holdScript } from "./holdScript";

const t = textsIn("tr", "home", "common");

const pageScript = /\/page-[0-9a-f]{8}\.js$/;
const anyScript = /\.js$/;
/** The page is not “loaded” while that file is held back. */
const soon = { waitUntil: "domcontentloaded" } as const;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("the first tap on the menu opens it before the site's script has loaded", async ({ page }) => {
  await holdScript(page);
  await page.goto("/");
  await page
    .getByRole("navigation", { name: t("nav.quick") })
    .getByRole("link", { name: t("nav.menu") })
    .tap();
  await expect(page.getByRole("dialog", { name: t("nav.menu") })).toBeVisible();
});

test.describe("without the file every page loads", () => {
  test("the menu is the list at the end of the page, and text unfolds", async ({ page }) => {
    await holdScript(page, anyScript);
    await page.goto("/", soon);
    await page
      .getByRole("navigation", { name: t("nav.quick") })
      .getByRole("link", { name: t("nav.menu") })
      .tap();
    await expect(page).toHaveURL("/#footer");
    await page.goto(pathTo("dueDate", "tr"), soon);
    const unfolded = page.locator("main details[open]");
    const before = await unfolded.count();
    await page.locator("main details:not([open]) > summary").first().tap();
    await expect(unfolded).toHaveCount(before + 1);
  });

  test("a tap on the night switch is done as soon as it comes, and a form is answered when the site's script comes", async ({ page }) => {
    const letThrough = await holdScript(page, anyScript);
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(pathTo("monthsPregnant", "tr"), soon);
    await page.locator("header [data-night]").tap();
    await fillDate(dateBoxes(page, toolWords.tr), dayFromNow(-100));
    await page.getByRole("button", { name: toolWords.tr.submit }).tap();
    expect(await page.evaluate(() => [document.documentElement.dataset.theme ?? "none", location.search])).toEqual(["none", ""]);
    letThrough();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(resultRegion(page, toolWords.tr)).toContainText(ageIn("tr", 14, 2));
  });

  test("a sentence says so if it cannot be loaded, and trying again brings it", async ({ page }) => {
    await page.route(pageScript, (route) => route.abort());
    await page.goto("/");
    const alert = page.locator("#load-error");
    await expect(alert).toBeVisible();
    await page.unroute(pageScript);
    await alert.getByRole("button", { name: t("loadError.again") }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-live", "");
    await expect(alert).toBeHidden();
  });
});

test("the first tap on a tab changes it, and the choice stays when the script loads", async ({ page }) => {
  const letThrough = await holdScript(page);
  await page.goto("/");
  await page
    .getByRole("group", { name: t("trends.choose") })
    .getByText(t("needs.baby"), { exact: true })
    .tap();
  const radio = page.getByRole("radio", { name: t("needs.baby") }).first();
  await expect(radio).toBeChecked();
  letThrough();
  await expectBehaviours(page);
  await expect(radio).toBeChecked();
});

test("the first tap on a link works before any script has loaded", async ({ page }) => {
  await holdScript(page, anyScript);
  await page.goto("/", soon);
  await page.getByRole("link", { name: t("quick.monthsPregnant") }).tap();
  await expect(page).toHaveURL(pathTo("monthsPregnant", "tr"));
});

test("a form filled in and submitted before the script loaded is answered when it loads", async ({ page }) => {
  const letThrough = await holdScript(page);
  await page.goto(pathTo("monthsPregnant", "tr"));
  const boxes = dateBoxes(page, toolWords.tr);
  const lmp = dayFromNow(-100);
  await fillDate(boxes, lmp);
  await page.getByRole("button", { name: toolWords.tr.submit }).tap();
  await expect(resultRegion(page, toolWords.tr)).not.toContainText(ageIn("tr", 14, 2));
  letThrough();
  await expect(resultRegion(page, toolWords.tr)).toContainText(ageIn("tr", 14, 2));
  await expect(boxes.year).toHaveValue(String(lmp[2]));
});

test("a tick made before the script loaded is stored on the device when it loads", async ({ page }) => {
  const letThrough = await holdScript(page);
  await page.goto(pathTo("pregnancyWeek", "tr", { hafta: "24" }));
  const box = page.locator("main li").getByRole("checkbox").first();
  await box.tap();
  await expect(box).toBeChecked();
  letThrough();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("ninni-week-24"))).not.toBeNull();
  await expect(box).toBeChecked();
});

test("if the script cannot be loaded, a sentence says so and trying again works", async ({ page }) => {
  await page.route(/\/app\.js$/, (route) => route.abort());
  await page.goto("/");
  await page.touchscreen.tap(200, 300);
  const alert = page.locator("#load-error");
  await expect(alert).toBeVisible();
  await expect(alert).toContainText(t("loadError.text"));
  await page.unroute(/\/app\.js$/);
  await alert.getByRole("button", { name: t("loadError.again") }).tap();
  await expect(alert).toBeHidden();
  await expectBehaviours(page);
});
