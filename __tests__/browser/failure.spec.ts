/**
 * What can fail while a page loads or runs: each failure is caused on purpose, is reported with its kind, and loses nothing that was typed.
 *
 * | What fails                                              | Caused in                                              |
 * |---------------------------------------------------------|--------------------------------------------------------|
 * | a part of the script: 404, 500, no answer, another page | "a part of the script that …"                          |
 * | the site's own script                                   | "the site's script, when it is blocked …"              |
 * | a part of the script or styles that takes 120 seconds   | "… that does not load for 120 seconds …"               |
 * | a file of styles: 404, no answer                        | "styles that …"                                        |
 * | "try again": what was typed, and what is behind the #   | all of the above, "the fragment of a shared result …"  |
 * | a deployment under an open tab, a broken deployment     | "a tab that was open while another build was deployed" |
 * | an island that throws                                   | "an island that throws …"                              |
 * | storage forbidden, full; no caches (private window)     | "the site works on a device …"                         |
 * | no IntersectionObserver                                 | "the site works on a device …"                         |
 * | garbage under every name of the table of stored values  | "garbage under every name …", nine kinds of it         |
 * | a clock that is wrong by decades                        | "a clock set to …"                                     |
 * | two tabs                                                | "two tabs: …"                                          |
 * | a slow connection (3G)                                  | "on a slow connection …"                               |
 * | no script at all                                        | noScript.spec.ts, every kind of tool                   |
 * | no network, an update that fails half-way               | offline.spec.ts                                        |
 */
import { expect, type Page, type Route, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";
import { storedKinds } from "../../src/ui/device/stored";
import { textsIn } from "../support/texts";
import { ageIn, dateBoxes, dayFromNow, fillDate, resultRegion, toolWords } from "./calculatorPage";
import { giveSign } from "./giveSign";

const t = textsIn("tr", "common");
const w = toolWords.tr;
const tool = pathTo("monthsPregnant", "tr");
const week = pathTo("pregnancyWeek", "tr", { hafta: "24" });
const lmp = dayFromNow(-100);
const piece = /-[0-9a-f]{6}\.js$/;

const sentence = (page: Page) => page.locator("#load-error");
const again = (page: Page) => sentence(page).getByRole("button", { name: t("loadError.again") });
const submit = (page: Page) => page.getByRole("button", { name: w.submit });
const answer = (page: Page) => resultRegion(page, w);

/** Names of the errors the page reports, in order. */
function kindsOn(page: Page): string[] {
  const kinds: string[] = [];
  page.on("console", (message) => {
    const [, kind] = /(\w*ChunkLoadError)/.exec(message.text()) ?? [];
    if (message.type() === "error" && kind) kinds.push(kind);
  });
  return kinds;
}

async function typeAndSend(page: Page): Promise<void> {
  await fillDate(dateBoxes(page, w), lmp);
  await submit(page).click();
}
async function expectTyped(page: Page): Promise<void> {
  const { day, month, year } = dateBoxes(page, w);
  for (const [i, box] of [day, month, year].entries()) await expect(box).toHaveValue(String(lmp[i]));
}

const html = (route: Route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>another page</title>" });

for (const [what, fail] of [
  ["is not there", (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" })],
  ["fails on the server", (route: Route) => route.fulfill({ status: 500, body: "" })],
  ["does not get through", (route: Route) => route.abort()],
  ["is another page", html],
] as const)
  test(`a part of the script that ${what} is reported as such; "try again" loads it, keeps what was typed and submits it`, async ({
    page,
  }) => {
    const kinds = kindsOn(page);
    await page.route(piece, fail);
    await page.goto(tool);
    await typeAndSend(page);
    await expect(sentence(page)).toBeVisible();
    expect(new Set(kinds)).toEqual(new Set(["ChunkLoadError"]));
    await page.unroute(piece);
    await again(page).click();
    await expect(answer(page)).toContainText(ageIn("tr", 14, 2));
    await expect(sentence(page)).toBeHidden();
    await expectTyped(page);
  });

test('the site\'s script, when it is blocked, is reported as such, and "try again" submits what was typed', async ({ page }) => {
  const kinds = kindsOn(page);
  await page.route("**/app.js", (route) => route.abort("blockedbyclient"));
  await page.goto(tool);
  await typeAndSend(page);
  await expect(sentence(page)).toBeVisible();
  expect(new Set(kinds)).toEqual(new Set(["ChunkLoadError"]));
  await page.unroute("**/app.js");
  await again(page).click();
  await expect(answer(page)).toContainText(ageIn("tr", 14, 2));
  await expectTyped(page);
});

for (const [what, file, kind] of [
  ["the script of the site", /\/app\.js$/, "ChunkLoadError"],
  ["a piece of script", piece, "ChunkLoadError"],
  ["a file of styles", /\/site-[0-9a-f]+\.css$/, "StyleChunkLoadError"],
] as const)
  test(`${what} that does not load for 120 seconds is reported as such, and not earlier`, async ({ page }) => {
    const reported: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") reported.push(message.text());
    });
    let asked = 0;
    // It is never answered.
    await page.route(file, () => {
      asked++;
    });
    await page.clock.install();
    await page.goto(tool, { waitUntil: "commit" });
    await expect.poll(() => page.locator("#load-error").count()).toBe(1);
    // A sign of the reader loads the script. Styles are asked for without one: files on their way would be late too when the clock jumps.
    if (kind === "ChunkLoadError") {
      await page.mouse.move(5, 5);
      await page.keyboard.press("Tab");
    }
    await expect.poll(() => asked).toBeGreaterThan(0);
    // The clock goes on by itself too: on a busy machine some seconds have passed by now.
    await page.clock.fastForward(95_000);
    expect(reported).toEqual([]);
    await page.clock.fastForward(26_000);
    await expect(sentence(page)).toBeVisible();
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.filter((text) => !(text.includes(kind) && text.includes("timeout")))).toEqual([]);
  });

test("the fragment of a shared result survives a failure", async ({ page }) => {
  await page.route(piece, (route) => route.abort());
  const [day, month, year] = lmp;
  await page.goto(`${tool}#mode=lmp&day=${day}&month=${month}&year=${year}`);
  await expect(sentence(page)).toBeVisible();
  await page.unroute(piece);
  await again(page).click();
  await expect(answer(page)).toContainText(ageIn("tr", 14, 2));
});

for (const [what, fail] of [
  ["are not there", (route: Route) => route.fulfill({ status: 404, body: "" })],
  ["do not get through", (route: Route) => route.abort()],
] as const)
  test(`styles that ${what} are reported as such, and load with "try again"`, async ({ page }) => {
    const kinds = kindsOn(page);
    await page.route(/\/site-[0-9a-f]+\.css$/, fail);
    await page.goto(week);
    await expect(sentence(page)).toBeVisible();
    expect(kinds).toEqual(["StyleChunkLoadError"]);
    // Without styles the page can be read: both the sentence and the text are there.
    expect(await page.evaluate(() => document.body.firstElementChild?.id)).toBe("load-error");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unroute(/\/site-[0-9a-f]+\.css$/);
    await again(page).click();
    await expect(sentence(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");
  });

test.describe("a tab that was open while another build was deployed", () => {
  /** The parts of the page's own build are gone, and the host's script names others. */
  async function deploy(page: Page, isRepaired: () => boolean): Promise<void> {
    await page.route(piece, (route) => (isRepaired() ? route.continue() : route.fulfill({ status: 404, body: "gone" })));
    await page.route(/\/app\.js$/, async (route) => {
      if (route.request().resourceType() !== "fetch") return route.continue();
      await route.fulfill({ contentType: "text/javascript", body: "/* another build */" });
    });
  }

  /** The page's visits from their request on: on a slow machine a page asks for its pieces before all of its pictures are there. */
  function visitsOf(page: Page): string[] {
    const visits: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) visits.push(request.url());
    });
    return visits;
  }

  test("reloads by itself and keeps what was typed", async ({ page }) => {
    const visits = visitsOf(page);
    await deploy(page, () => visits.length > 1);
    await page.goto(tool);
    await typeAndSend(page);
    await expect.poll(() => visits.length).toBe(2);
    await expectTyped(page);
    // On a page that has just been reloaded, the form may still be loading at the first tap.
    await expect(async () => {
      await submit(page).click();
      await expect(answer(page)).toContainText(ageIn("tr", 14, 2), { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expect(sentence(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem("ninni-typed"))).toBeNull();
  });

  test("reloads only once: a deployment that is itself broken ends with the sentence, not in a loop", async ({ page }) => {
    const visits = visitsOf(page);
    await deploy(page, () => false);
    await page.goto(tool);
    await typeAndSend(page);
    await expect.poll(() => visits.length).toBe(2);
    // The first sign may still reach the page that is left.
    await expect(async () => {
      await giveSign(page);
      await expect(sentence(page)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    expect(visits.length).toBe(2);
    await expectTyped(page);
  });
});

test("an island that throws shows a sentence in its place, and the rest of the page keeps working", async ({ page }) => {
  const path = pathTo("contractionTimer", "tr");
  // The response with the island's data is damaged on purpose.
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<script type="?application\/json"?>)[^<]*/, "$1{}");
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  const island = page.locator("[data-island]");
  await page.mouse.move(200, 300);
  await expect(island.getByRole("alert")).toContainText(t("loadError.text"));
  // It starts again as on the loaded page, and throws again: no loop, and no second sentence.
  await island.getByRole("button", { name: t("loadError.again") }).click();
  await expect(island.getByRole("alert")).toHaveCount(1);
  await expect(sentence(page)).toBeHidden();
  await page
    .getByRole("button", { name: t("nav.night") })
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

/** Restrictions of a device; none of them may stop a calculator or a checklist. */
const devices: Record<string, () => void> = {
  "where storage is forbidden": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  },
  "where storage is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "that has no caches, as a private window of some browsers": () => {
    Object.defineProperty(window, "caches", { get: () => undefined });
  },
  "that has no IntersectionObserver": () => {
    Reflect.deleteProperty(window, "IntersectionObserver");
  },
};

/** Ticks the first box of a week, checks its ring, and calculates a result. */
async function useSite(page: Page): Promise<void> {
  await page.goto(week);
  const box = page.locator("main li").getByRole("checkbox").first();
  await box.click();
  await expect(page.locator("html")).toHaveAttribute("data-script", "");
  await expect(box).toBeChecked();
  await page.goto(tool);
  await typeAndSend(page);
  await expect(answer(page)).toContainText(ageIn("tr", 14, 2));
  await page.goto("/");
  await giveSign(page);
  await page.keyboard.press("End");
  await expect(page.locator("html")).toHaveAttribute("data-script", "");
}

for (const [what, spoil] of Object.entries(devices))
  test(`the site works on a device ${what}`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(spoil);
    await useSite(page);
    await expect(sentence(page)).toBeHidden();
    expect(errors).toEqual([]);
  });

for (const garbage of ["", "{", "null", "[]", "0", '"text"', "[1,null,{}]", '{"due":5,"born":[]}', '{"day":{},"month":[1],"year":null}'])
  test(`garbage under every name of the table of stored values is ignored (${garbage || "nothing"})`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const names = storedKinds
      .filter(({ in: place }) => place === "local" || place === "session")
      .map(({ name, isPrefix }) => [name, isPrefix] as const);
    await page.addInitScript(
      ([keys, value]) => {
        if (localStorage.getItem("spoilt")) return;
        localStorage.setItem("spoilt", "");
        for (const [name, isPrefix] of keys)
          for (const storage of [localStorage, sessionStorage])
            for (const rest of isPrefix ? ["24", "months-pregnant", "due-date", "vaccine-calendar-done"] : [""])
              storage.setItem(name + rest, value);
      },
      [names, garbage] as const,
    );
    await useSite(page);
    for (const path of [
      pathTo("names", "tr"),
      pathTo("pregnancyChecklist", "tr", { hafta: "24" }),
      pathTo("milestoneChecklist", "tr", { id: "6" }),
    ]) {
      await page.goto(path);
      await giveSign(page);
      await expect(page.locator("html")).toHaveAttribute("data-script", "");
      await expect(sentence(page)).toBeHidden();
    }
    expect(errors).toEqual([]);
  });

for (const year of [1970, 2003, 2099])
  test(`a clock set to ${year} gives no nonsense`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(year, 0, 2, 12));
    await page.goto(tool);
    await typeAndSend(page);
    await expect(page.locator("[aria-invalid=true], #result:not(:has(.waiting))").first()).toBeVisible();
    await expect(page.locator("main")).not.toContainText(/NaN|Infinity|Invalid|undefined/);
  });

test("two tabs: the other tab shows what one ticks and unticks, and does not restore it", async ({ context, page }) => {
  const other = await context.newPage();
  const boxOn = (tab: Page, n: number) => tab.locator("main li").getByRole("checkbox").nth(n);
  for (const tab of [page, other]) {
    await tab.goto(week);
    await giveSign(tab);
    await expect(tab.locator("html")).toHaveAttribute("data-script", "");
    await expect(tab.locator("[data-behaviour=ticks][data-ready]").first()).toBeAttached();
  }
  await boxOn(page, 0).click();
  await expect(boxOn(other, 0)).toBeChecked();
  await boxOn(page, 0).click();
  await expect(boxOn(other, 0)).not.toBeChecked();
  await boxOn(other, 1).click();
  await expect(boxOn(page, 1)).toBeChecked();
  await expect(boxOn(page, 0)).not.toBeChecked();
});

test("on a slow connection the page is shown before the script, and answers when it has loaded", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  await page.goto(tool, { waitUntil: "commit" });
  await typeAndSend(page);
  await expect(answer(page)).toContainText(ageIn("tr", 14, 2), { timeout: 90_000 });
  // The next test uses the same page: as long as the session lasts, its line would be slow too.
  await session.detach();
});
