/**
 * `npm run bench:calculators`: how quickly the tools answer on a processor slowed down four times, on the site as it was last built. Prints a table:
 * - script time until the answer of a shared link is shown (goal 260 ms);
 * - for one touch of each kind after that, the longest task and all the work, in processor time (goal 100 ms);
 * - for navigation, the time from the tap on a week page to the first paint of the next (goal 150 ms). The next page is only prefetched: a browser under
 *   automation does not prerender, a reader's does.
 *
 * With the argument `names`, only the list of girls' names: what a key, a filter and a letter take (goal one frame, 16 ms). The times are valid only on
 * a quiet machine, so no test checks them; the reference time printed first shows how quiet it was.
 */
import type { AddressInfo } from "node:net";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { type PlainRouteId, pathTo } from "../src/routes/routes";
import { launchChromium } from "./bench/launchChromium";
import { beginStep, slowdown, traceSteps } from "./bench/processorTime";
import { benchNames } from "./benchNames";
import { serve } from "./serve";

const dayAgo = (days: number): string => {
  const date = new Date(Date.now() - days * 86_400_000);
  return `day=${date.getDate()}&month=${date.getMonth() + 1}&year=${date.getFullYear()}`;
};

const dayIn = (days: number): string => dayAgo(-days);

/** The text behind the # of each tool that makes it answer by itself; empty where the tool waits for a tap or the page already has the answer. */
const states = {
  dueDate: dayAgo(100),
  monthsPregnant: dayAgo(100),
  ovulation: dayAgo(10),
  ivf: dayAgo(30),
  pregnancyQuiz: "test=positive",
  vaccineCalendar: "country=TR&day=1&month=6&year=2026",
  growthPercentile: "standard=WHO&sex=girl&birth-day=2&birth-month=2&birth-year=2024&visits=2024-03-03_4.2____*2024-11-02_8____",
  headPercentile: "",
  weightGain: "babies=1&height=165&start=60&week=24&now=66",
  budget: "currency=TRY&months=12&margin=10&own-1-name=Taksi&own-1=30",
  leavePlanner: `job=worker&${dayIn(120)}`,
  careTimeline: `mode=due&${dayIn(120)}`,
  contractionTimer: "",
  caffeine: "",
  zodiac: "mother=birth&mother-day=4&mother-month=4&mother-year=1996&baby=birth&baby-day=10&baby-month=8&baby-year=2024",
  chineseGender: "mode=date&birth-day=10&birth-month=3&birth-year=1996&day=25&month=6&year=2024&cycle=28",
  myDay: "",
  search: "",
  names: "",
  girlNames: "",
} satisfies Partial<Record<PlainRouteId, string>>;

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return session;
}

/** Every tool should have answered within this time, even on a busy machine; if one has not, its row says so. */
const answerMs = 5000;

/** Milliseconds the slowed page takes for a fixed computation, to compare figures of different machines or hours. */
async function referenceMs(page: Page): Promise<number> {
  await slowed(page);
  return page.evaluate(() => {
    const begun = performance.now();
    let sum = 0;
    for (let i = 0; i < 20_000_000; i++) sum = (sum * 31 + i) | 0;
    return Math.round(performance.now() - begun) + (sum & 0);
  });
}

const scriptMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return Math.round((metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000);
};

/** The kinds of control to touch in a tool, one each where it has one, in the order a reader would use them. */
const touches: readonly [selector: string, touch: (place: Locator) => Promise<unknown>][] = [
  ["input:is([type=text], [type=search], [inputmode])", (place) => place.press("End").then(() => place.pressSequentially("1"))],
  ["label:has(input[type=radio]:not(:checked))", (place) => place.click()],
  ["label:has(input[type=checkbox])", (place) => place.click()],
  ["summary", (place) => place.click()],
  ["select", (place) => place.press("ArrowDown")],
  ["button[type=submit]", (place) => place.click()],
  ["button[aria-pressed]", (place) => place.click()],
  ["button[type=button]", (place) => place.click()],
];

/** Opens a tool on the slowed processor and touches one control of each kind. */
async function benchTool(browser: Browser, page: Page, url: string) {
  const session = await slowed(page);
  await page.goto(url);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  // The page is not queried before it has answered: a query runs script too and would be counted.
  await page.waitForTimeout(answerMs);
  const script = await scriptMs(session);
  await page
    .locator("main [data-ready]")
    .first()
    .waitFor({ state: "attached", timeout: 100 * slowdown });
  if (url.includes("#"))
    await page
      .locator("#result :is(h2, h3, p)")
      .first()
      .waitFor({ timeout: 100 * slowdown });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const steps = await traceSteps(browser, page, async () => {
    for (const [selector, touch] of touches) {
      const place = page.locator(`main [data-ready] :is(${selector}):visible`).first();
      if (!(await place.count())) continue;
      await place.scrollIntoViewIfNeeded();
      await page.waitForTimeout(200);
      await beginStep(page, selector);
      await touch(place);
      await page.waitForTimeout(300);
      await beginStep(page, "between");
      await page.waitForTimeout(300);
    }
  });
  const touched = steps
    .filter(({ kind }) => kind !== "between")
    .map(({ kind, tasks }) => ({ kind, work: tasks.reduce((a, b) => a + b, 0), longest: Math.max(0, ...tasks) }));
  const slowest = touched.sort((a, b) => b.longest - a.longest)[0];
  return {
    "script ms": script,
    touches: touched.length,
    "longest task ms": Math.round(slowest?.longest ?? Number.NaN),
    "all its work ms": Math.round(slowest?.work ?? Number.NaN),
    at: slowest?.kind,
  };
}

async function nextPage(page: Page, url: string) {
  await slowed(page);
  await page.goto(url);
  await page.waitForTimeout(1500);
  const link = page.locator("nav a[rel=next], a[rel=next]").first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(500);
  await Promise.all([page.waitForNavigation(), link.click()]);
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN));
}

async function bench(): Promise<void> {
  const server = await serve(0);
  const home = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  const open = () => browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const blank = await open();
  console.log(`reference: ${await referenceMs(blank)} ms for twenty million steps of a loop`);
  await blank.close();
  const rows: Record<string, unknown> = {};
  const list = await open();
  console.table(await benchNames(browser, list, `${home}${pathTo("girlNames", "tr")}`));
  await list.close();
  for (const [id, state] of process.argv[2] === "names" ? [] : Object.entries(states)) {
    const page = await open();
    rows[id] = await benchTool(browser, page, `${home}${pathTo(id as PlainRouteId, "tr")}${state && `#${state}`}`).catch(
      (error: Error) => ({
        failed: error.message.split("\n")[0],
      }),
    );
    await page.close();
  }
  if (process.argv[2] !== "names") console.table(rows);
  const page = await open();
  if (process.argv[2] !== "names")
    console.log(`week 24 → 25: first paint after ${await nextPage(page, `${home}${pathTo("pregnancyWeek", "tr", { hafta: "24" })}`)} ms`);
  await browser.close();
  server.close();
  server.closeAllConnections();
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
