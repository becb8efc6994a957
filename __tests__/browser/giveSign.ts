import { expect, type Page } from "@playwright/test";

/** Gives a page the first sign of its reader, at which it fetches its script: a pointer that moves, wherever the test before has left it. */
export async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}

/** Gives the first sign and waits until everything the page fetches at it has come: what it then does after seconds, a stopped clock can bring about. */
export async function giveSignAndWait(page: Page): Promise<void> {
  await giveSign(page);
  await expect(page.locator("html")).toHaveAttribute("data-script", "");
  await page.waitForLoadState("networkidle");
}
