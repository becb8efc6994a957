import type { Page } from "@playwright/test";

/**
 * Stops the clock of the pages to come: what they do after seconds happens with `page.clock.runFor`, on a busy machine too. Their
 * `performance.now()` then says up to three seconds from the start.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 3000);
}
