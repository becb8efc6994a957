/** Quiet mode across the site: switched on with one touch, hides weeks and babies on every page, and is switched off only by the reader. */
import { expect, type Page, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { expectBehaviours, giveSign } from "./giveSign";
import { pages } from "./pageKinds";

const support = (l: Language) => pathTo("lossSupport", l);
const week = (l: Language) => pathTo("pregnancyWeek", l, { hafta: "24" });
const babyWeek = (l: Language) => pathTo("babyWeek", l, { id: "9" });
const name = (l: Language) => pathTo("girlName", l, { name: "defne" });

/** What quiet mode hides, found by its content and not by the attribute that hides it. */
const loud = [
  "svg[viewBox='0 0 400 400'], svg[viewBox='0 0 120 120']",
  "main img[src*='/illustrations/hero'], main img[src*='baby-months'], main img[src*='/covers/']",
  "main ol[data-centre], nav ol[data-centre]",
  "main figure svg, main header dl",
  "[data-own]",
  "[data-promo]",
  "main form[method=dialog]:not([role=search])",
  "main [role=tablist], main [data-behaviour=lazySection]",
  "main button[aria-pressed] .icon",
  "main a[href*='play.google.com']",
].join(", ");
const seesNothingLoud = async (page: Page) => {
  for (const found of await page.locator(loud).all()) await expect(found).toBeHidden();
};

const start = async (page: Page, path: string) => {
  await page.goto(path);
  await giveSign(page);
  await expect(page.locator("html")).toHaveAttribute("data-script", "");
};
const turnOn = async (page: Page, l: Language) => {
  await start(page, support(l));
  await page.getByRole("button", { name: textsIn(l, "loss")("quiet.on") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-quiet", "");
};
const openWays = async (page: Page, l: Language) => {
  await start(page, support(l));
  await page.locator("summary", { hasText: textsIn(l, "loss")("quiet.leave") }).click();
};
const kept = (page: Page) => page.evaluate(() => [localStorage.getItem("ninni-quiet"), localStorage.getItem("ninni-own-date")]);

for (const l of languages) {
  const t = textsIn(l, "common");
  const say = textsIn(l, "loss");
  const bar = (page: Page) => page.getByRole("complementary", { name: t("nav.quietMode") });

  test(`from the page of a week it is one step and one touch, and every page is quiet, also after a reload (${l})`, async ({ page }) => {
    await page.goto(week(l));
    await expect(page.locator("main figure").first()).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page
      .locator("main")
      .getByRole("link", { name: t("nav.lossAsked") })
      .click();
    await expect(page).toHaveURL(support(l));
    await page.waitForLoadState();
    await page.getByRole("button", { name: say("quiet.on") }).click();
    await expect(page.getByRole("status").filter({ hasText: say("quiet.said.on") })).toBeFocused();
    await expect(page.getByRole("button", { name: say("quiet.on") })).toBeHidden();
    await page.evaluate(() => localStorage.setItem("ninni-own-date", JSON.stringify({ due: "2027-03-12" })));

    for (const path of [pathTo("home", l), week(l), babyWeek(l), pathTo("names", l), name(l)]) {
      await page.goto(path);
      await expect(bar(page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("quietMode.isOn"));
      await expect(page.locator("main").getByRole("link", { name: t("tier.dial112"), exact: true })).toHaveAttribute("href", "tel:112");
      await expect(page.locator("main").getByRole("link", { name: t("quietMode.signs") })).toHaveAttribute("href", `${support(l)}#tonight`);
      await seesNothingLoud(page);
    }
    await page.reload();
    await seesNothingLoud(page);
    expect(page.url()).not.toContain("quiet");
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (l === "en") continue;

  test(`the page of a week is opened only on request, without sizes and pictures, and the next one is closed again (${l})`, async ({
    page,
  }) => {
    await turnOn(page, l);
    await start(page, week(l));
    const body = page.locator("main #body");
    await expect(body).toBeHidden();
    await page.getByRole("button", { name: t("quietMode.anyway") }).click();
    await expect(body).toBeVisible();
    await expect(page.locator("main")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn(l, "pregnancyWeek")("title", { n: 24 }));
    await expect(page.locator("main figure").first()).toBeHidden();
    await expect(page.locator("main [data-size-comparison]").first()).toBeHidden();
    await seesNothingLoud(page);
    await page.goto(babyWeek(l));
    await expect(page.locator("main #growth")).toBeHidden();
  });

  test(`only the reader switches it off, and everything is as before (${l})`, async ({ page }) => {
    await turnOn(page, l);
    await page.evaluate(() => localStorage.setItem("ninni-own-date", JSON.stringify({ due: "2027-03-12" })));
    await openWays(page, l);
    await page.getByRole("button", { name: say("quiet.asBefore") }).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-quiet");
    expect(await kept(page)).toEqual([null, '{"due":"2027-03-12"}']);
    await page.goto(week(l));
    await expect(page.locator("main figure").first()).toBeVisible();
  });

  test(`it can be ended for a new pregnancy, which keeps the gentle tone (${l})`, async ({ page }) => {
    await turnOn(page, l);
    await page.evaluate(() => localStorage.setItem("ninni-own-date", JSON.stringify({ due: "2027-03-12" })));
    await openWays(page, l);
    await page.getByRole("checkbox", { name: say("quiet.new.gentle") }).check();
    await page.getByRole("button", { name: say("quiet.new"), exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: say("quiet.said.gentle") })).toBeVisible();
    expect(await kept(page)).toEqual(['"gentle"', null]);
    await page.goto(week(l));
    await expect(page.locator("main figure").first()).toBeVisible();
    for (const compared of await page.locator("main [data-size-comparison]").all()) await expect(compared).toBeHidden();
    await start(page, support(l));
    await page.getByRole("button", { name: say("quiet.gentle.end") }).click();
    await expect.poll(() => kept(page)).toEqual([null, null]);
  });
}

test("another tab follows at once, and a page restored with Back is quiet too", async ({ page, context }) => {
  await page.goto(week("tr"));
  const other = await context.newPage();
  await turnOn(other, "tr");
  await expect(page.locator("html")).toHaveAttribute("data-quiet", "");
  await expect(page.locator("main #body")).toBeHidden();
  await other.goBack();
  await other.goForward();
  await expect(other.locator("html")).toHaveAttribute("data-quiet", "");
});

test("if the browser stores nothing it applies to this page only, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await turnOn(page, "tr");
  await expect(page.getByRole("status").filter({ hasText: textsIn("tr", "loss")("quiet.said.onHere") })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await expect(page.locator("html")).toHaveAttribute("data-quiet", "");
});

test("size comparisons are hidden by a checkbox next to them, on every page, and the measurements stay", async ({ page }) => {
  await start(page, week("tr"));
  const figure = page.locator("main figure").filter({ has: page.getByRole("checkbox") });
  const glass = figure.locator("g.glass");
  await expect(glass).toBeVisible();
  await figure.getByRole("checkbox", { name: textsIn("tr")("sizes.hide") }).check();
  await expect(glass).toBeHidden();
  // The choice is stored once the script has loaded.
  await expect(figure.locator("[data-behaviour=hideSizes]")).toHaveAttribute("data-ready", "");
  await page.goto(pathTo("pregnancyWeek", "tr", { hafta: "20" }));
  for (const compared of await page.locator("main [data-size-comparison]").all()) await expect(compared).toBeHidden();
  await expect(page.locator("main header dl").first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages can be read, there is no button without effect, and a sentence says why", async ({ page }) => {
    const say = textsIn("tr", "loss");
    await page.goto(support("tr"));
    await expect(page.getByRole("heading", { level: 1, name: say("list.title") })).toBeVisible();
    await expect(page.getByText(say("quiet.noScript"))).toBeVisible();
    await expect(page.getByRole("button", { name: say("quiet.on") })).toBeHidden();
    await expect(page.getByRole("complementary", { name: textsIn("tr")("nav.quietMode") })).toBeHidden();
    await page.locator("main #happened + ul a").first().click();
    await expect(page.locator("main [data-tier=call112]").first()).toBeVisible();
    await page.goto(week("tr"));
    await expect(page.locator("main figure").first()).toBeVisible();
    await expect(page.getByRole("button", { name: textsIn("tr")("quietMode.anyway") })).toBeHidden();
  });
});

test.describe("with a date on the device", () => {
  // 25 weeks 3 days on 28 November 2026, in My day and in the tools that remember what was typed.
  const due = { mode: "due", day: "10", month: "3", year: "2027" };
  const stored = {
    "ninni-day": { due: "2027-03-10", twins: true },
    "ninni-tool-care-timeline": due,
    "ninni-tool-leave-planner": { ...due, dueDay: "10", dueMonth: "3", dueYear: "2027" },
    "ninni-tool-ivf": { event: "transfer-day5", day: "22", month: "6", year: "2026" },
  };
  const counted = /25 hafta|25\. hafta|10 Mart 2027|10\.3\.2027|102 gün/;
  const seen = async (page: Page, path: string, quiet: boolean): Promise<string> => {
    await page.addInitScript(
      ([values, isOn]) => {
        for (const [name, value] of Object.entries(values)) localStorage.setItem(name, JSON.stringify(value));
        if (isOn) localStorage.setItem("ninni-quiet", JSON.stringify("on"));
        else localStorage.removeItem("ninni-quiet");
      },
      [stored, quiet] as const,
    );
    await page.clock.setFixedTime(new Date("2026-11-28T09:00:00+03:00"));
    await page.goto(path);
    await giveSign(page);
    // A page with nothing to wake loads no script.
    if ((await page.locator("[data-behaviour], [data-island]").count()) > 0) await expectBehaviours(page);
    // Every island is touched; those that only a stored date wakes stay asleep in quiet mode.
    await page.evaluate(() => {
      for (const root of document.querySelectorAll("[data-island]")) root.dispatchEvent(new Event("pointerover"));
    });
    await expect(page.locator("[data-island]:not([data-ready]):not([data-island=dayCard])")).toHaveCount(0);
    return await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("input:not([type=radio], [type=checkbox])")].map(({ value }) => value);
      return `${document.body.innerText} ${fields.join(".")}`;
    });
  };

  test("My day counts from it", async ({ page }) => {
    expect(await seen(page, pathTo("myDay", "tr"), false)).toMatch(counted);
  });

  for (const { kind, path } of pages.filter(({ language }) => language === "tr"))
    test(`${kind} shows no week and no date of hers`, async ({ page }) => {
      expect(await seen(page, path, true)).not.toMatch(counted);
    });
});
