import type { Page } from "@playwright/test";

/**
 * Stops the clock of the pages opened next: what they do after seconds happens with `page.clock.runFor`, also on a busy machine. Their
 * `performance.now()` is then up to three seconds.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 3000);
}
