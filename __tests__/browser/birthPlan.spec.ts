import { expect, type Page, test } from "@playwright/test";
import { languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { giveSign } from "./giveSign";

const share = (page: Page) => page.locator("#share");
const row = (page: Page, key: string) => page.locator(`li:has(input[value="${key}"])`);
const box = (page: Page, key: string) => page.locator(`input[value="${key}"]`);
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("ninni-birth-plan") ?? "null") as string[] | null);
/** Number of A4 sheets the page prints on, counted by the page objects of the PDF. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } })).toString("latin1");
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

for (const language of languages) {
  const t = textsIn(language, "birth", "common");
  const path = pathTo("birthPlan", language);

  test.describe(`in ${language}, the birth plan`, () => {
    test("stores what is ticked and written, including the first tap, and prints only that, on one sheet", async ({ page }) => {
      await page.goto(path);
      await row(page, "move").locator("label").click();
      await row(page, "episiotomy").locator("label").click();
      await page.getByRole("textbox", { name: t("plan.own") }).fill("İğneden korkuyorum.");
      await page.getByRole("textbox", { name: t("plan.name") }).fill("Ada");
      await expect.poll(() => stored(page)).toEqual(["move", "episiotomy"]);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("ninni-birth-plan-words"))).toContain("Ada");
      await page.reload();
      await giveSign(page);
      await expect(box(page, "move")).toBeChecked();
      await expect(page.getByRole("textbox", { name: t("plan.own") })).toHaveValue("İğneden korkuyorum.");
      await page.emulateMedia({ media: "print" });
      await expect(row(page, "move")).toBeVisible();
      await expect(row(page, "shower")).toBeHidden();
      await expect(share(page)).toBeHidden();
      expect(await sheets(page)).toBe(1);
    });

    test("prints every line with its box on one sheet if nothing is ticked, and also if everything is", async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      const boxes = page.locator("#plan input[type=checkbox]");
      for (const one of [boxes.first(), boxes.last()]) await expect(one).toBeVisible();
      expect(await sheets(page)).toBe(1);
      await boxes.evaluateAll((all) => {
        for (const one of all) (one as HTMLInputElement).checked = true;
      });
      expect(await sheets(page)).toBe(1);
    });

    test("can be shared with the partner by link or QR code, and the partner's plan is shown next to the reader's own", async ({
      page,
      context,
      browser,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto(path);
      for (const key of ["move", "shower"]) await row(page, key).locator("label").click();
      await share(page).hover();
      await share(page)
        .getByRole("button", { name: t("share.copy") })
        .click();
      await expect(share(page).getByText(t("share.copiedState"))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/#plan=move,shower$/);
      await share(page)
        .getByRole("button", { name: t("qr.show") })
        .click();
      await expect(share(page).getByRole("img", { name: t("qr.label", { message: t("plan.share.message") }) })).toBeVisible();

      const other = await (await browser.newContext()).newPage();
      const asked: string[] = [];
      other.on("request", (request) => asked.push(request.url()));
      await other.goto(path);
      await row(other, "epidural").locator("label").click();
      await other.goto(link);
      await expect(share(other).getByRole("heading", { name: t("plan.sent") })).toBeVisible();
      await share(other)
        .getByRole("button", { name: t("ticks.addAll") })
        .click();
      await expect(box(other, "shower")).toBeChecked();
      await expect(box(other, "epidural")).toBeChecked();
      expect(asked.filter((url) => url.includes("shower"))).toEqual([]);
      await other.context().close();
    });

    for (const width of [320, 390, 1280])
      test(`fits ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      });
  });
}
