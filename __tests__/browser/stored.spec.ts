/** Everything a browser has stored after much use of the site is in the table from which the privacy page is made, and in the storage it names. */
import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";
import { storedKindOf, storedKinds } from "../../src/ui/device/stored";
import { textsIn } from "../support/texts";
import { dateBoxes, dayFromNow, fillDate, resultRegion, toolWords } from "./calculatorPage";
import { giveSign } from "./giveSign";
import { pages } from "./pageKinds";

test.use({ serviceWorkers: "allow" });

/** Each stored value as "storage name". */
const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...document.cookie
      .split("; ")
      .filter(Boolean)
      .map((cookie) => `cookie ${cookie.split("=")[0]}`),
  ]);

const unknown = (kept: string[]): string[] =>
  kept.filter((entry) => {
    const [place, name = ""] = entry.split(" ");
    return storedKindOf(name)?.in !== place;
  });

test("a visitor who uses everything has nothing on the device that the privacy page does not name", async ({ page, context }) => {
  const start = async (path: string) => {
    await page.goto(path);
    await giveSign(page);
    await expect(page.locator("html")).toHaveAttribute("data-script", "");
  };
  for (const { path } of pages.filter(({ language, kind }) => language === "tr" && ["home", "needs", "week", "article"].includes(kind))) {
    await start(path);
    await page.keyboard.press("End");
  }
  await page
    .getByRole("button", { name: textsIn("tr", "common")("nav.night") })
    .first()
    .click();
  for (const path of [
    pathTo("pregnancyWeek", "tr", { hafta: "24" }),
    pathTo("pregnancyChecklist", "tr", { hafta: "24" }),
    pathTo("milestoneChecklist", "tr", { id: "6" }),
  ]) {
    await start(path);
    const before = await keptOn(page);
    await page.locator("main li").getByRole("checkbox").first().click();
    // The card and the worker come by themselves after seconds and keep things in other places.
    await expect
      .poll(async () => (await keptOn(page)).filter((entry) => entry.startsWith("local ") && !before.includes(entry)))
      .toHaveLength(1);
  }
  await start(pathTo("monthsPregnant", "tr"));
  await fillDate(dateBoxes(page, toolWords.tr), dayFromNow(-100));
  await page.getByRole("button", { name: toolWords.tr.submit }).click();
  await expect(resultRegion(page, toolWords.tr)).toBeFocused();
  await start(pathTo("girlNames", "tr"));
  await page.locator("[data-behaviour=favourite], [aria-pressed]").filter({ visible: true }).last().click();
  await expect.poll(() => keptOn(page)).toContain("local ninni-names");
  await start(pathTo("firstAidTopics", "tr"));
  await page.getByRole("button", { name: /KB/ }).click();
  await expect(page.getByRole("button", { name: textsIn("tr", "list")("keep.forget") })).toBeVisible();
  await start(pathTo("pregnancy", "tr"));
  await page.evaluate(() => navigator.serviceWorker.ready);

  const kept = await keptOn(page);
  expect(unknown(kept)).toEqual([]);
  // The search above did find many values.
  const kinds = new Set(kept.map((entry) => storedKindOf(entry.split(" ")[1] ?? "")?.id));
  for (const id of ["theme", "week", "checklists", "milestones", "tool", "pages", "first", "section"] as const) expect(kinds).toContain(id);
  expect(await context.cookies()).toEqual([]);
});

test("the privacy page names each entry of the table", async ({ page }) => {
  await page.goto(pathTo("privacy", "tr"));
  const text = await page.locator("main").innerText();
  expect(storedKinds.filter(({ only, name }) => !only && !text.includes(name)).map(({ name }) => name)).toEqual([]);
});
