import type { Page } from "@playwright/test";

/** Gives a page the first sign of its reader, at which it fetches its script: a pointer that moves, wherever the test before has left it. */
export async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}
