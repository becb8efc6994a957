import type { Page } from "@playwright/test";
import { hideRestingPointer } from "./pointer";

/**
 * A line so slow that no script comes before the test lets it through.
 * @returns what lets it through
 */
export async function holdScript(page: Page): Promise<() => void> {
  let letThrough: () => void = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await hideRestingPointer(page);
  await page.route(/\.js$/, async (route) => {
    await isLetThrough;
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}
