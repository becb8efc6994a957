/** The next page: fetched while the finger comes down, never where data is to be saved. */
import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";

const week = pathTo("pregnancyWeek", "tr", { hafta: "24" });
const nextWeek = pathTo("pregnancyWeek", "tr", { hafta: "25" });

/** How the page that is open came: "navigational-prefetch" when the browser had it already. */
const wayOf = (page: import("@playwright/test").Page): Promise<string> =>
  page.evaluate(() => (performance.getEntriesByType("navigation")[0] as unknown as { deliveryType: string }).deliveryType);

for (const savesData of [false, true])
  test(savesData ? "nothing is fetched ahead with Save-Data" : "a link under the pointer is fetched ahead", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    if (savesData) await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    await page.goto(week);
    const link = page.locator(`main a[href="${nextWeek}"]`).last();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(1000);
    await link.click();
    await page.waitForURL(nextWeek);
    expect(await wayOf(page)).toBe(savesData ? "" : "navigational-prefetch");
  });
