/** The site without a network, on a server that can fail, be slow, or deliver another build. */
import { readFileSync } from "node:fs";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { test as base, expect, type Page } from "@playwright/test";
import { serve } from "../../scripts/serve";
import { findBy, type RawRecord, recordPath } from "../../src/content/recordPages";
import { firstFile, languages, offlineFile, pathTo } from "../../src/routes/routes";
import type { FirstFiles, KeepableSection, PackedPages } from "../../src/site/offline/cacheNames";
import { textsIn } from "../support/texts";
import { giveSign } from "./giveSign";
import { stopClock } from "./stopClock";
import { watchNetwork } from "./watchNetwork";

interface Site {
  url: string;
  isOff: boolean;
  /** Milliseconds before a page is answered. */
  delay: number;
  /** Addresses that fail. */
  broken: Set<string>;
  /** Name of the build if it is not the real one. */
  build: string | null;
}

const workerText = (build: string | null): string => {
  const text = readFileSync("public/sw.js", "utf8");
  return build ? text.replace(/"build":"\w+"/, `"build":"${build}"`) : text;
};

const test = base.extend<{ site: Site }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameters
  site: async ({}, use) => {
    const inner = await serve(0);
    const { port } = inner.address() as AddressInfo;
    const site: Site = { url: "", isOff: false, delay: 0, broken: new Set(), build: null };
    const outer = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (site.isOff) {
        request.socket.destroy();
      } else if (site.broken.has(pathname)) {
        response.writeHead(500).end();
      } else if (pathname === "/sw.js") {
        response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" }).end(workerText(site.build));
      } else {
        const pass = () =>
          request.pipe(
            ask({ port, path: request.url, method: request.method, headers: request.headers }, (answer) => {
              response.writeHead(answer.statusCode ?? 500, answer.headers);
              answer.pipe(response);
            }).on("error", () => response.destroy()),
          );
        setTimeout(pass, site.delay);
      }
    });
    await new Promise<void>((resolve) => outer.listen(0, "localhost", resolve));
    site.url = `http://localhost:${(outer.address() as AddressInfo).port}`;
    await use(site);
    for (const server of [outer, inner]) {
      server.closeAllConnections();
      server.close();
    }
  },
});

const choking = { tr: pathTo("firstAidTopic", "tr", { id: "bogulma-tikanma" }), en: pathTo("firstAidTopic", "en", { id: "choking" }) };
const week = (language: "tr" | "en", hafta: string) => pathTo("pregnancyWeek", language, { hafta });
const weekTitle = (language: "tr" | "en", n: number) => textsIn(language, "pregnancyWeek")("title", { n });
/** Pages that nobody else using the device should find, with their titles. */
const discreetPages = (["tr", "en"] as const).flatMap((language) => {
  const read = (file: string): RawRecord => JSON.parse(readFileSync(`data/${file}.json`, "utf8"));
  const find = findBy((_, key) => read(`topics/${key}`));
  return (
    [
      ["Article", "articles/MT-7-2", "title"],
      ["CommunityQuestion", "community-questions/partner-hits-me", "question"],
      ["LossTopic", "loss-topics/ending-a-pregnancy", "title"],
    ] as const
  ).map(([type, file, title]) => {
    const record = read(file);
    return { language, path: recordPath(type, record, language, find), title: (record[title] as Record<string, string>)[language] ?? "" };
  });
});
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** Registers the worker at once, which pages do six seconds after they have loaded. */
const keepForLater = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

test("the files every visitor gets are at most 250 KB, and the worker 3 KB", () => {
  const [list = "", ...worker] = readFileSync("public/sw.js", "utf8").split("\n");
  const { packs, files } = JSON.parse(list.replace(/^self\.first=/, "").replace(/;$/, "")) as FirstFiles;
  expect(gzipSync(worker.join("\n"), { level: 9 }).length).toBeLessThanOrEqual(3 * 1024);
  for (const language of languages) {
    const sizes = [packs[language], ...files].map((path) => gzipSync(readFileSync(`public${path}`)).length);
    const sum = sizes.reduce((total, size) => total + size, 0);
    console.log(`first files in ${language}: ${(sum / 1024).toFixed(1)} KB`);
    expect(sum).toBeLessThanOrEqual(250 * 1024);
    const { parts, pages } = JSON.parse(readFileSync(`public${packs[language]}`, "utf8")) as PackedPages;
    for (const path of [choking[language], pathTo("offline", language)])
      expect(pages[path]?.map((part) => parts[part]).join("")).toBe(readFileSync(`public${path}/index.html`, "utf8"));
  }
});

for (const language of languages)
  test(`after one page, that page and first aid open without a network, and other addresses list what is stored (${language})`, async ({
    page,
    site,
  }) => {
    const t = textsIn(language, "offline");
    await page.goto(site.url + week(language, "24"));
    await keepForLater(page);
    site.isOff = true;
    await page.goto(site.url + choking[language]);
    await expect(page.locator("main ol li").first()).toBeVisible();
    const drawing = page.locator("main figure img").first();
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(site.url + week(language, "24"));
    await expect(heading(page)).toHaveText(weekTitle(language, 24));
    await page.goto(site.url + week(language, "30"));
    await expect(heading(page)).toHaveText(t("offline.title"));
    await expect(page.getByRole("region", { name: t("offline.firstAid") }).getByRole("link")).toHaveCount(16);
    const kept = page.getByRole("region", { name: t("offline.saved") });
    await kept.getByRole("link", { name: weekTitle(language, 24) }).click();
    await expect(heading(page)).toHaveText(weekTitle(language, 24));
    await page.goto(site.url + week(language, "30"));
    await kept.getByRole("button", { name: t("offline.forget") }).click();
    await expect(kept).toBeHidden();
    site.isOff = false;
    await page.getByRole("link", { name: t("offline.again") }).click();
    await expect(heading(page)).toHaveText(weekTitle(language, 30));
  });

test("the first visit is not slowed: the worker is registered six seconds after the page has loaded", async ({ page, site }) => {
  await stopClock(page);
  await page.goto(site.url + week("tr", "24"));
  await page.clock.runFor(5900);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test("if the network does not answer for three seconds, the stored page is shown", async ({ page, site }) => {
  await page.goto(site.url + week("tr", "24"));
  await keepForLater(page);
  site.delay = 60_000;
  const before = Date.now();
  await page.goto(site.url + week("tr", "24"), { waitUntil: "commit" });
  expect(Date.now() - before).toBeGreaterThan(2500);
  expect(Date.now() - before).toBeLessThan(50_000);
  await expect(heading(page)).toHaveText(weekTitle("tr", 24));
});

test("a new build takes over with the next page, and its first files replace the old ones", async ({ page, site }) => {
  await page.goto(site.url + week("tr", "24"));
  await keepForLater(page);
  const [old] = (await cachesOf(page)).filter((name) => name.startsWith("ninni-first-"));
  site.build = "second";
  // The browser checks for a new worker with each page; requesting it makes this certain.
  await page.goto(site.url + week("tr", "25"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(async () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  expect(await cachesOf(page)).toContain(old);
  // It waits until the page has settled; on a machine where that takes longer, the page after it brings the new build.
  await expect(async () => {
    await page.goto(site.url + week("tr", "26"));
    await expect
      .poll(async () => (await cachesOf(page)).filter((name) => name.startsWith("ninni-first-")), { timeout: 10_000 })
      .toEqual(["ninni-first-tr-second"]);
  }).toPass();
  site.isOff = true;
  await page.goto(site.url + choking.tr);
  await expect(page.locator("main ol li").first()).toBeVisible();
  await page.goto(site.url + week("tr", "26"));
  await expect(heading(page)).toHaveText(weekTitle("tr", 26));
});

test("a new build waits while a second tab is open", async ({ page, context, site }) => {
  await page.goto(site.url + week("tr", "24"));
  await keepForLater(page);
  const other = await context.newPage();
  await other.goto(site.url + week("tr", "25"));
  site.build = "second";
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(async () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  await page.goto(site.url + week("tr", "26"));
  // Longer than the worker waits for a page to settle.
  await page.waitForTimeout(5000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  await other.close();
  await expect(async () => {
    await page.goto(site.url + week("tr", "27"));
    await expect
      .poll(async () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null), { timeout: 10_000 })
      .toBe(true);
  }).toPass();
});

test("an update that fails half-way leaves the old version intact", async ({ page, site }) => {
  await page.goto(site.url + week("tr", "24"));
  await keepForLater(page);
  const before = await cachesOf(page);
  site.build = "second";
  site.broken.add(firstFile("tr"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null && !(await caches.has("ninni-first-tr-second"))),
    )
    .toBe(true);
  expect((await cachesOf(page)).sort()).toEqual(before.sort());
  site.isOff = true;
  await page.goto(site.url + choking.tr);
  await expect(page.locator("main ol li").first()).toBeVisible();
});

test("a section can be stored completely, after its size was shown, and removed again", async ({ page, site }) => {
  const t = textsIn("tr", "list");
  const { firstAidTopics } = JSON.parse(readFileSync(`public${offlineFile("tr")}`, "utf8")) as { firstAidTopics: KeepableSection };
  await page.goto(site.url + pathTo("firstAidTopics", "tr"));
  await giveSign(page);
  const kb = Math.ceil(firstAidTopics.bytes / 1024);
  await page.getByRole("button", { name: t("keep.button", { size: `${kb} KB` }) }).click();
  await expect(page.getByRole("status").filter({ hasText: t("keep.saved") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("keep.forget") })).toBeFocused();
  await page.evaluate(() => navigator.serviceWorker.ready);
  site.isOff = true;
  await page.goto(site.url + choking.tr);
  await page.locator("main figure img").first().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .locator("main figure img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.goto(site.url + pathTo("firstAidTopics", "tr"));
  await giveSign(page);
  await page.getByRole("button", { name: t("keep.forget") }).click();
  await expect(page.getByRole("status").filter({ hasText: t("keep.forgotten") })).toBeVisible();
  expect((await cachesOf(page)).filter((name) => name.startsWith("ninni-section-"))).toEqual([]);
});

test("the sentences for the hospital are stored as a separate page, and open without a network", async ({ page, site }) => {
  const t = textsIn("tr", "birth");
  const path = pathTo("hospitalPhrases", "tr");
  await page.goto(site.url + path);
  await giveSign(page);
  await page.getByRole("button", { name: /KB/ }).click();
  await expect(page.getByRole("status").filter({ hasText: t("keep.saved") })).toBeVisible();
  expect((await cachesOf(page)).filter((name) => name.startsWith("ninni-section-"))).toEqual(["ninni-section-hospitalPhrases-tr"]);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await caches.delete("ninni-pages");
  });
  site.isOff = true;
  await page.goto(site.url + path);
  await expect(page.getByRole("heading", { level: 1, name: t("phrases.title") })).toBeVisible();
});

test("a section that cannot be stored completely is not stored at all, and the page says so", async ({ page, site }) => {
  const t = textsIn("tr", "list");
  await page.goto(site.url + pathTo("firstAidTopics", "tr"));
  await giveSign(page);
  site.broken.add(choking.tr);
  await page.getByRole("button", { name: /KB/ }).click();
  await expect(page.getByRole("status").filter({ hasText: t("keep.failed") })).toBeVisible();
  expect((await cachesOf(page)).filter((name) => name.startsWith("ninni-section-"))).toEqual([]);
});

/** Everything the site has stored on the device, as text: names and values of storage, addresses and texts in the caches. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const inCaches = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const titles = (await cache.matchAll()).map(async (response) => /<title>.*<\/title>/.exec(await response.text())?.[0] ?? "");
        return [name, ...(await cache.keys()).map(({ url }) => new URL(url).pathname), ...(await Promise.all(titles))];
      }),
    );
    return [inCaches.flat(), ...[localStorage, sessionStorage].map((storage) => Object.entries(storage).flat())].flat().join("\n");
  });

test("a page that nobody else should find is nowhere on the device after it was read, and does not open without a network", async ({
  page,
  site,
}) => {
  // As an earlier worker has stored them, with the first of them open while the new worker is installed.
  await page.goto(site.url + (discreetPages[0]?.path ?? ""));
  await page.evaluate(
    async (paths) => {
      for (const name of ["ninni-pages", "ninni-section-lossSupport-tr"]) {
        const cache = await caches.open(name);
        for (const path of paths)
          await cache.put(path, new Response(`<title>${path}</title>`, { headers: { "content-type": "text/html" } }));
      }
    },
    [week("tr", "30"), ...discreetPages.map(({ path }) => path)],
  );
  await keepForLater(page);
  await page.goto(site.url + week("tr", "24"));
  const networkRests = watchNetwork(page);
  for (const { path } of discreetPages) {
    await page.goto(site.url + path);
    await giveSign(page);
    await page.keyboard.press("End");
    await networkRests();
  }
  await page.goto(site.url + week("en", "24"));
  // The search above did read something.
  await expect.poll(() => everythingKept(page)).toContain(week("en", "24"));
  const kept = await everythingKept(page);
  expect(kept).toContain(week("tr", "24"));
  expect(kept).toContain(week("tr", "30"));
  for (const { path, title } of discreetPages) {
    expect(kept.split("\n")).not.toContain(path);
    expect(kept).not.toContain(title);
  }

  site.isOff = true;
  for (const { language, path, title } of discreetPages) {
    const t = textsIn(language, "offline");
    await page.goto(site.url + path);
    await expect(heading(page)).toHaveText(t("offline.title"));
    await expect(page.getByRole("region", { name: t("offline.saved") }).getByRole("link", { name: weekTitle(language, 24) })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(title);
  }
});

test("the section for after a loss is stored without the page that nobody else should find", async ({ page, site }) => {
  const ending = discreetPages.filter(({ path }) => path.startsWith(pathTo("lossSupport", "tr")));
  expect(ending).toHaveLength(1);
  await page.goto(site.url + pathTo("lossSupport", "tr"));
  await giveSign(page);
  await page.getByRole("button", { name: /KB/ }).click();
  await expect(page.getByRole("status").filter({ hasText: textsIn("tr", "loss")("keep.saved") })).toBeVisible();
  const kept = await page.evaluate(async () =>
    (await (await caches.open("ninni-section-lossSupport-tr")).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(kept).toContain(pathTo("lossSupport", "tr"));
  expect(kept.length).toBeGreaterThan(8);
  expect(kept.filter((path) => ending.some((page) => page.path === path))).toEqual([]);
});
