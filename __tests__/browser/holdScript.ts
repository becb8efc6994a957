import type { Page } from "@playwright/test";
import { hideRestingPointer } from "./pointer";

/**
 * Holds the site’s script back, as a very slow connection would, until the test lets it through. The file every page loads comes, as it does with the
 * styles.
 * @param file which files are held back
 * @returns a function that lets it through
 */
export async function holdScript(page: Page, file = /^(?!.*\/page-[0-9a-f]{8}\.js$).*\.js$/): Promise<() => void> {
  let letThrough: () => void = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await hideRestingPointer(page);
  await page.route(file, async (route) => {
    await isLetThrough;
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}
