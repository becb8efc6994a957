import type { Page, Request } from "@playwright/test";

/**
 * Watches the requests of a page from now on. Playwright’s “networkidle” is reported only once for a page, and never if Chromium does not report the
 * end of a request; here such a request is waited for 15 seconds, and then named in the output.
 * @returns waits until every request has ended and no other has followed for half a second
 * @example const networkRests = watchNetwork(page); await page.goto("/"); await networkRests();
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const end = (request: Request): void => {
    open.delete(request);
    changed = Date.now();
  };
  page.on("request", (request) => {
    open.add(request);
    changed = Date.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    while (Date.now() - changed < (open.size > 0 ? 15_000 : 500)) await page.waitForTimeout(50);
    if (open.size > 0) console.log(`no end was reported of ${[...open].map((request) => request.url()).join(", ")}`);
    open.clear();
  };
}
