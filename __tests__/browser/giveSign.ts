import { expect, type Page } from "@playwright/test";

/** Moves the pointer, the first sign of a reader, at which a page loads its script; works wherever the previous test has left the pointer. */
export async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}

/**
 * Waits until every behaviour of the page is ready. `data-script` says only that the site's script runs, not that its pieces have come; and Playwright
 * says once for each page that the network rests, which may have been before the first sign.
 */
export async function expectBehaviours(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-script", "");
  await expect(page.locator("[data-behaviour]:not([data-ready])")).toHaveCount(0);
}

/** Gives the first sign and waits until every behaviour is ready: what it then does after seconds, a stopped clock can bring about. */
export async function giveSignAndWait(page: Page): Promise<void> {
  await giveSign(page);
  await expectBehaviours(page);
}
