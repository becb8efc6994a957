import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes";
import {
  type CalendarDay,
  dateBoxes,
  dayFromNow,
  dayInAddress,
  downloadCalendar,
  expectForgotten,
  expectRefused,
  fillDate,
  openCopiedLink,
  resultOf,
  retype,
  toolWords,
} from "./toolPage";

const words = {
  tr: {
    ...toolWords.tr,
    locale: "tr-TR",
    to: " – ",
    period: "Son adetinizin ilk günü",
    cycle: "Döngü",
    cycleRange: "20 ile 45 arasında",
    irregular: "Düzensiz",
    shortest: "En kısa",
    longest: "En uzun",
    below: "En uzun döngü, en kısasından kısa olamaz",
    cycles: "Gelecek döngüler",
    warning: "korunma yöntemi değildir",
    fertile: "Doğurgan olabileceğiniz günler",
  },
  en: {
    ...toolWords.en,
    locale: "en-GB",
    to: " to ",
    period: "First day of your last period",
    cycle: "Cycle",
    cycleRange: "from 20 to 45",
    irregular: "Irregular",
    shortest: "Shortest",
    longest: "Longest",
    below: "The longest cycle can’t be shorter",
    cycles: "Cycles to come",
    warning: "not contraception",
    fertile: "Days you may be fertile",
  },
} as const;

type Words = (typeof words)["tr" | "en"];

const spoken = (w: Words, [day, month, year]: CalendarDay): string =>
  new Intl.DateTimeFormat(w.locale, { day: "numeric", month: "long" }).format(new Date(year, month - 1, day));
const range = (w: Words, from: number, to: number): string => `${spoken(w, dayFromNow(from))}${w.to}${spoken(w, dayFromNow(to))}`;

/** A period 5 days ago: with 28 days ovulation is 9 days ahead, fertile days from 4 to 9 days ahead. */
const lmp = dayFromNow(-5);
const state = dayInAddress(lmp);

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("ovulation", language);

  test(`in ${language} a last period gives a range and six cycles; the link opens the same again; forgetting empties it`, async ({
    page,
  }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, w.period), lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultOf(page, w);
    await expect(result).toContainText(range(w, 4, 9));
    await expect(result).toContainText(w.warning);
    await expect(result).toBeFocused();
    await expect(page.getByRole("region", { name: w.cycles }).getByRole("row")).toHaveCount(7);

    const other = await openCopiedLink(page, w, "#irregular=no&day=");
    await expect(resultOf(other, w)).toContainText(range(w, 4, 9));

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
    await expect(resultOf(page, w)).toContainText(range(w, 2, 15));
  });

  test(`in ${language} the calendar file holds six windows and six periods, line by line`, async ({ page }) => {
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

  test(`in ${language} a wrong cycle says what is accepted, keeps what was typed and takes the focus there, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(`${path}#${state}`);
    await expect(resultOf(page, w)).toContainText(range(w, 4, 9));
    const cycle = page.getByRole("textbox", { name: w.cycle, exact: true });
    await cycle.focus();
    await retype(page, "60");
    await expectRefused(cycle, "60", w.cycleRange);
    await retype(page, "30");
    await expect(resultOf(page, w)).toBeFocused();
    await expect(resultOf(page, w)).toContainText(range(w, 6, 11));
  });

  test(`in ${language} on a narrow phone nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${path}#${state}`);
    await expect(page.getByRole("region", { name: w.cycles })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("before the script the table by hand and the formula can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo("ovulation", "tr"));
  await expect(page.getByText("10–15. gün", { exact: true })).toBeVisible();
  await expect(page.getByText("Sonraki adet = son adet + döngü")).toBeVisible();
  await context.close();
});

test("printed, the result and the cycles stay and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("ovulation", "tr")}#${state}`);
  const result = resultOf(page, words.tr);
  await expect(result).toContainText(range(words.tr, 4, 9));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("region", { name: "Gelecek döngüler" })).toBeVisible();
  await expect(page.getByRole("button", { name: words.tr.calendar })).toBeHidden();
});
