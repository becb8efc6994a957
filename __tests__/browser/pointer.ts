import type { Page } from "@playwright/test";

/**
 * Hides from a page that headless Chromium reports the pointer in the corner of a tab's first page. The page would take it for the first
 * sign of its reader, and load its script.
 */
export const hideRestingPointer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener(
      "pointerover",
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      },
      true,
    );
  });
