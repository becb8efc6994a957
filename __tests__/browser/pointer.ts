import type { Page } from "@playwright/test";

/**
 * Keeps from a page what headless Chromium tells the first page of a tab: that the pointer rests in its corner. The page would take it for the first
 * sign of its reader, and fetch its script.
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
