import { expect, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  dateBoxes,
  dayFromNow,
  dayInAddress,
  downloadCalendar,
  expectFitsNarrowPhone,
  expectForgotten,
  expectRefused,
  fillDate,
  openCopiedLink,
  resultRegion,
  retype,
  toolWords,
  written,
} from "./calculatorPage";

const wordsIn = (language: Language) => {
  const t = textsIn(language, "ovulation", "common");
  return {
    ...toolWords[language],
    period: t("ovu.lmp"),
    cycle: t("ovu.cycleLength"),
    cycleRange: t("ovu.error.cycleRange"),
    irregular: t("ovu.irregular.yes"),
    shortest: t("ovu.shortest"),
    longest: t("ovu.longest"),
    below: t("ovu.error.longestBelow"),
    cycles: t("ovu.cycles.title"),
    warning: t("ovu.notContraception"),
    fertile: t("ovu.entry.fertile"),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

/** Two dates as the result shows them, in days from today. */
const range = (language: Language, from: number, to: number): string => {
  const day = (days: number) => written(dayFromNow(days), language, { day: "numeric", month: "long" });
  return textsIn(language, "ovulation")("ovu.range", { from: day(from), to: day(to) });
};

/** A period 5 days ago: with 28 days ovulation is 9 days ahead, fertile days from 4 to 9 days ahead. */
const lmp = dayFromNow(-5);
const state = dayInAddress(lmp);

for (const language of languages) {
  const w = words[language];
  const path = pathTo("ovulation", language);

  test(`in ${language} a last period gives a range and six cycles; the link restores the result; “forget” empties it`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, w.period), lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result).toContainText(range(language, 4, 9));
    await expect(result).toContainText(w.warning);
    await expect(result).toBeFocused();
    await expect(page.getByRole("region", { name: w.cycles }).getByRole("row")).toHaveCount(7);

    const other = await openCopiedLink(page, w, "#irregular=no&day=");
    await expect(resultRegion(other, w)).toContainText(range(language, 4, 9));
    await expectFitsNarrowPhone(other);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w).year).toHaveValue("");
    await expectForgotten(page, "ninni-tool-ovulation");
  });

  test(`in ${language} irregular cycles are answered by the shortest and the longest`, async ({ page }) => {
    await page.goto(path);
    await page.getByText(w.irregular, { exact: true }).click();
    await fillDate(dateBoxes(page, w, w.period), lmp);
    await page.getByRole("textbox", { name: w.shortest }).fill("30");
    await page.getByRole("textbox", { name: w.longest }).fill("26");
    await page.getByRole("button", { name: w.submit }).click();
    await expect(page.getByText(w.below)).toBeVisible();
    await expect(page.getByRole("textbox", { name: w.longest })).toBeFocused();
    await page.getByRole("textbox", { name: w.shortest }).fill("26");
    await page.getByRole("textbox", { name: w.longest }).fill("32");
    await page.getByRole("button", { name: w.submit }).click();
    // Cycle days 8 to 21; day 1 was 5 days ago.
    await expect(resultRegion(page, w)).toContainText(range(language, 2, 15));
  });

  test(`in ${language} the calendar file contains six windows and six periods, line by line`, async ({ page }) => {
    await page.goto(`${path}#${state}`);
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toBe("ninni-cycle.ics");
    expect(entries.map(({ uid }) => uid)).toEqual(
      ["fertile", "period"].flatMap((kind) => [1, 2, 3, 4, 5, 6].map((n) => `ninni-${kind}-${n}@ninni`)),
    );
    expect(entries[0]).toMatchObject({ start: dayFromNow(4), end: dayFromNow(10), summary: w.fertile });
    // The first of the periods.
    expect(entries[6]).toMatchObject({ start: dayFromNow(23) });
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} a wrong cycle is answered with what is accepted, keeps what was typed and gets the focus, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(`${path}#${state}`);
    await expect(resultRegion(page, w)).toContainText(range(language, 4, 9));
    const cycle = page.getByRole("textbox", { name: w.cycle, exact: true });
    await cycle.focus();
    await retype(page, "60");
    await expectRefused(cycle, "60", w.cycleRange);
    await retype(page, "30");
    await expect(resultRegion(page, w)).toBeFocused();
    await expect(resultRegion(page, w)).toContainText(range(language, 6, 11));
  });
}

test("before the script the table by hand and the formula can be read", async ({ browser }) => {
  const t = textsIn("tr", "ovulation");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo("ovulation", "tr"));
  await expect(page.getByText(t("ovu.table.range", { from: 10, to: 15 }), { exact: true })).toBeVisible();
  await expect(page.getByText(t("ovu.formula"))).toBeVisible();
  await context.close();
});

test("printing keeps the result and the cycles and hides the form", async ({ page }) => {
  await page.goto(`${pathTo("ovulation", "tr")}#${state}`);
  const result = resultRegion(page, words.tr);
  await expect(result).toContainText(range("tr", 4, 9));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("region", { name: words.tr.cycles })).toBeVisible();
  await expect(page.getByRole("button", { name: words.tr.calendar })).toBeHidden();
});
