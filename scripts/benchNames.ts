/** How much processor time a key and a filter of a list of names take: the part of `npm run bench:calculators` about names. */
import type { Browser, Page } from "@playwright/test";
import { beginStep, type TracedStep, traceSteps } from "./bench/processorTime";

const frameMs = 16;
/** Shorter than the pause after which the address is updated, because that update is not part of a key. */
const betweenKeys = 350;

const typed = ["zeynep", "su", "muhammet", "ışık", "ay", "güzel", "nur"];
const chosen: Readonly<Record<string, readonly string[]>> = {
  origin: ["arabic", "pureTurkish", ""],
  theme: ["plant", "water", ""],
  syllables: ["2", "1", ""],
  length: ["4", "6", ""],
};
const letters = ["Z", "Ç", "A"];

async function typeAndChoose(page: Page): Promise<void> {
  const begin = (kind: string) => beginStep(page, kind);
  const box = page.getByRole("searchbox");
  for (const word of typed) {
    await box.fill("");
    await page.waitForTimeout(2 * betweenKeys);
    for (const letter of word) {
      await begin("key");
      await page.keyboard.insertText(letter);
      await page.waitForTimeout(betweenKeys);
    }
    await begin("between");
  }
  await box.fill("");
  await page.locator("form summary").first().click();
  await page.waitForTimeout(2 * betweenKeys);
  for (const [filter, values] of Object.entries(chosen))
    for (const value of values) {
      await begin("filter");
      const select = page.locator(`select[name=${filter}]`);
      if (await select.count()) await select.selectOption(value);
      else await page.locator(`label:has(input[name=${filter}][value="${value}"])`).click();
      await page.waitForTimeout(betweenKeys);
      await begin("between");
      await page.waitForTimeout(betweenKeys);
    }
  const rail = page.locator("nav:has(a[href='#letters'])");
  for (const letter of letters) {
    await begin("letter");
    await rail.getByRole("link", { name: letter, exact: true }).click();
    await page.waitForTimeout(betweenKeys);
    await begin("between");
    await page.waitForTimeout(betweenKeys);
  }
}

const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
/** The longest tasks of each kind of step, in ms of a processor slowed down four times. */
function summarize(traced: readonly TracedStep[]): Record<string, Record<string, number>> {
  const steps = traced.map(({ kind, tasks }) => ({
    kind,
    longest: Math.max(0, ...tasks),
    over: tasks.filter((ms) => ms > frameMs).length,
  }));
  return Object.fromEntries(
    ["key", "filter", "letter"].map((kind) => {
      const own = steps.filter((one) => one.kind === kind);
      const longest = own.map((one) => one.longest);
      const round = (ms: number) => Math.round(10 * ms) / 10;
      return [
        kind,
        {
          steps: own.length,
          "longest task, median ms": round(middle(longest)),
          "longest of all ms": round(Math.max(...longest)),
          "tasks over a frame, median": middle(own.map((one) => one.over)),
        },
      ];
    }),
  );
}

/**
 * Types into a list of names, chooses filters and letters, and reads from Chromium's trace what the browser did. Times are processor time multiplied by
 * four, not time by the clock, so that other work on the machine disturbs the figures less.
 * @param page an empty page of the browser
 * @returns one row for each kind of step
 */
export async function benchNames(browser: Browser, page: Page, url: string): Promise<Record<string, Record<string, number>>> {
  await page.goto(url);
  await page.getByRole("searchbox").fill("a");
  await page.locator("select[name=sort] option[value=relevance]").waitFor({ state: "attached" });
  await page.waitForTimeout(3000);
  return summarize(await traceSteps(browser, page, () => typeAndChoose(page)));
}
