import type { Page } from "@playwright/test";
import { hideRestingPointer } from "./pointer";

/**
 * Holds all scripts back, as a very slow connection would, until the test lets them through.
 * @returns a function that lets them through
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
