/** “Can I eat it?”: results while typing, search and choices in the address, the list without script, and the sheet for paper. */
import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";

const t = textsIn("tr", "canI", "common");
const list = pathTo("canIEat", "tr");
const rows = "main li[data-words]";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a misspelt name is found, and the answer of the chosen column is shown", async ({ page }) => {
    await page.goto(list);
    await page.getByRole("searchbox", { name: t("list.find") }).pressSequentially("rokfort");
    const row = page.locator(`${rows}:visible`).filter({ hasText: "Rokfor" });
    await expect(row).toHaveCount(1);
    await expect(row.locator("a > span > span").first()).toBeVisible();
    await page.getByRole("radio", { name: t("stage.baby") }).tap({ force: true });
    await expect(row.locator("a > span > span").first()).toBeHidden();
    await expect(page).toHaveURL(/#item=rokfort&stage=a3$/);
    await row.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rokfor");
    await page.goBack();
    await expect(page).toHaveURL(/#item=rokfort&stage=a3$/);
    // The page may be loaded again, followed by the script.
    await expect(page.locator("main [data-behaviour=itemFinder]")).toHaveAttribute("data-ready", "", { timeout: 30_000 });
    await expect(page.getByRole("searchbox", { name: t("list.find") })).toHaveValue("rokfort");
    await expect(page.locator(`${rows}:visible`)).toHaveCount(1);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const stage of ["stage.pregnancy", "stage.breastfeeding", "stage.baby"])
    test(`every food asked about most has an answer for her and one for the baby, each with its name: ${stage}`, async ({ page }) => {
      await page.goto(list);
      await page.getByRole("radio", { name: t(stage) }).tap({ force: true });
      const cards = page.getByRole("list", { name: t("foods.frequent") }).getByRole("link");
      await expect(cards).toHaveCount(6);
      const own = t(stage === "stage.breastfeeding" ? stage : "stage.pregnancy");
      for (const card of await cards.all()) {
        const shown = (await card.locator("[data-of]:visible").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
        expect(shown).toHaveLength(2);
        expect(shown[0]).toMatch(new RegExp(`^${own}: .{3,}`));
        expect(shown[1]).toMatch(new RegExp(`^${t("stage.baby")}: .{3,}`));
      }
    });

  for (const [what, day, stage] of [
    ["a baby", { children: [{ born: "2026-06-20" }] }, "stage.baby"],
    ["a pregnancy", { due: "2027-03-10" }, "stage.pregnancy"],
  ] as const)
    test(`${what} on the device is who the answers are for; in quiet mode nothing is assumed`, async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-28T12:00:00"));
      await page.addInitScript((value) => localStorage.setItem("ninni-day", JSON.stringify({ version: 2, value })), day);
      await page.goto(list);
      await expect(page.getByRole("radio", { name: t(stage) })).toBeChecked();
      await page.evaluate(() => localStorage.setItem("ninni-quiet", '"on"'));
      await page.reload();
      await expect(page.locator("main [name=stage]:checked")).toHaveAttribute("value", "a1");
    });
});

test("a group and an answer leave only the matching rows, with their number", async ({ page }) => {
  await page.goto(list);
  const all = await page.locator(rows).count();
  await page.getByRole("combobox", { name: t("list.group") }).selectOption("dairy");
  await page.getByRole("combobox", { name: t("list.answer") }).selectOption("no");
  const left = page.locator(`${rows}:visible`);
  await expect(page.getByRole("status")).toHaveText(t("list.count_other", { count: await left.count() }));
  expect(await left.count()).toBeLessThan(all);
  for (const row of await left.all()) await expect(row).toHaveAttribute("data-a1", "no");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole list is shown, and the choices work by CSS", async ({ page }) => {
    await page.goto(list);
    const all = await page.locator(`${rows}:visible`).count();
    await page.getByRole("combobox", { name: t("list.group") }).selectOption("dairy");
    const left = page.locator(`${rows}:visible`);
    expect(await left.count()).toBeLessThan(all);
    for (const row of await left.all()) await expect(row).toHaveAttribute("data-group", "dairy");
  });
});

test("the fridge sheet is one page of A4", async ({ page }) => {
  await page.goto(pathTo("canIEatSheet", "tr"));
  const pdf = (await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
