import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { pages, readThrough } from "./pageKinds";

for (const { kind, language, path } of pages) {
  test(`${kind} in ${language} reads at 390 and 1280 px without errors, sideways scroll or accessibility faults`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (!["error", "warning"].includes(message.type())) return;
      // The 404 itself is what was asked for.
      if (kind === "unknown address" && message.text().includes("404")) return;
      complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.setViewportSize({ width: 390, height: 844 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(kind === "unknown address" ? 404 : 200);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toHaveCount(1);
    await readThrough(page);
    // A text that is missing shows as its key, like “nav.home”.
    expect((await page.locator("main").allInnerTexts()).join("\n")).not.toMatch(/^[a-z]+(\.[a-zA-Z0-9-]+)+$/m);

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        // Colours are looked at as they end up, not on their way there.
        await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === "finished"));
        const axe = new AxeBuilder({ page });
        // Only colours differ in the dark.
        const { violations } = await (colorScheme === "light"
          ? axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          : axe.withRules(["color-contrast", "link-in-text-block"])
        ).analyze();
        expect(
          violations.map(({ id, nodes }) => `${width} px ${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`),
        ).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
  });
}
