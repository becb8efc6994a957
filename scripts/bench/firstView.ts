/** What a phone loads before the reader touches the page. */
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { pages } from "../../__tests__/browser/pageKinds";
import { watchNetwork } from "../../__tests__/browser/watchNetwork";
import { serve } from "../serve";
import { launchChromium } from "./launchChromium";

/**
 * Kilobytes of the first view by kind of page, in Turkish: text compressed by gzip, fonts and pictures as they are. Measures the site in public/.
 * @example (await firstViews()).get("week") // 68.2
 */
export async function firstViews(): Promise<Map<string, number>> {
  const server = await serve(0);
  const browser = await launchChromium();
  const views = new Map<string, number>();
  for (const { kind, path } of pages.filter(({ language }) => language === "tr")) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      const size = request.response().then(async (response) => {
        const body = (await response?.body()) ?? Buffer.alloc(0);
        return request.resourceType() === "font" ? body.length : gzipSync(body, { level: 9 }).length;
      });
      sizes.push(size.catch(() => 0));
    });
    const networkRests = watchNetwork(page);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
    await networkRests();
    views.set(kind, (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024);
    await context.close();
  }
  await browser.close();
  server.close();
  return views;
}
