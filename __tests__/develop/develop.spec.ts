import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";
import { dateBoxes, dayFromNow, fillDate, resultRegion, toolWords } from "../browser/calculatorPage";
import { textsIn } from "../support/texts";

const t = textsIn("en", "dueDate", "common");
const words = toolWords.en;

/** What the browser printed as an error or a warning of ours, and what it asked for that only a build has. */
function watch(page: Page): { errors: string[]; ofBuild: string[] } {
  const seen = { errors: [] as string[], ofBuild: [] as string[] };
  page.on("console", (message) => {
    if (message.type() === "error") seen.errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => seen.errors.push(String(error)));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:app|sw|page-[0-9a-f]+)\.js$/.test(pathname)) seen.ofBuild.push(pathname);
  });
  return seen;
}

test("a calculator answers, and nothing is asked for that only a build has", async ({ page }) => {
  const seen = watch(page);
  await page.goto(pathTo("dueDate", "en"));
  await fillDate(dateBoxes(page, words, t("due.date.lmp")), dayFromNow(-173));
  await page.getByRole("button", { name: words.submit }).click();
  await expect(resultRegion(page, words)).toContainText("24");
  // The built page asks for the script 4 s after it has loaded, and for the worker after 6 s.
  await page.waitForTimeout(8000);
  expect(seen).toEqual({ errors: [], ofBuild: [] });
  await expect(page.locator("#load-error")).toBeHidden();
});

test("the reader's own day is on the home page", async ({ page }) => {
  const seen = watch(page);
  const [day, month, year] = dayFromNow(107);
  const due = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  await page.addInitScript((value) => localStorage.setItem("ninni-day", value), JSON.stringify({ version: 2, value: { due } }));
  await page.goto(pathTo("home", "en"));
  const own = page.getByRole("region", { name: t("nav.myDay") });
  await expect(own.getByRole("heading", { level: 1 })).toContainText("24");
  await expect(own.locator("[data-ready] h2").first()).toBeVisible();
  expect(seen).toEqual({ errors: [], ofBuild: [] });
});

test("a behaviour works: a ticked item is kept", async ({ page }) => {
  const seen = watch(page);
  await page.goto(pathTo("pregnancyWeek", "en", { hafta: "24" }));
  const list = page.locator("[data-behaviour=ticks][data-ready]").first();
  await list.getByRole("checkbox").first().check();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.startsWith("ninni-week-")))).toBe(true);
  expect(seen).toEqual({ errors: [], ofBuild: [] });
});

test("a saved record is on the open page without a reload", async ({ page }) => {
  const file = "data/pregnancy-weeks/24.json";
  const before = readFileSync(file, "utf8");
  const record = JSON.parse(before) as { lead: { en: string } };
  await page.goto(pathTo("pregnancyWeek", "en", { hafta: "24" }));
  await expect(page.getByText(record.lead.en).first()).toBeVisible();
  try {
    writeFileSync(file, before.replace(JSON.stringify(record.lead.en), JSON.stringify("This sentence was saved a moment ago.")));
    await expect(page.getByText("This sentence was saved a moment ago.").first()).toBeVisible();
  } finally {
    writeFileSync(file, before);
  }
});
