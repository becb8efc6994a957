/** The next page is prefetched while the finger comes down, but never in data-saving mode. */
import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";

const week = pathTo("pregnancyWeek", "tr", { hafta: "24" });
const nextWeek = pathTo("pregnancyWeek", "tr", { hafta: "25" });

/** How the open page was delivered: "navigational-prefetch" if the browser had already fetched it. */
const wayOf = (page: import("@playwright/test").Page): Promise<string> =>
  page.evaluate(() => (performance.getEntriesByType("navigation")[0] as unknown as { deliveryType: string }).deliveryType);

for (const savesData of [false, true])
  test(savesData ? "nothing is fetched ahead with Save-Data" : "a link under the pointer is fetched ahead", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    if (savesData) await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    await page.goto(week);
    const link = page.locator(`main a[href="${nextWeek}"]`).last();
    await link.scrollIntoViewIfNeeded();
    await session.send("Preload.enable");
    const isFetched = new Promise<void>((resolve) =>
      session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
        if (prefetchUrl.endsWith(nextWeek) && status === "Ready") resolve();
      }),
    );
    await link.hover();
    await (savesData ? page.waitForTimeout(1000) : isFetched);
    await link.click();
    await page.waitForURL(nextWeek);
    expect(await wayOf(page)).toBe(savesData ? "" : "navigational-prefetch");
    // The next test uses the same page: as long as the session lasts, it would save data too.
    await session.detach();
  });
