import { expect, type Page, test } from "@playwright/test";
import { type Language, pathTo } from "../../src/routes";
import {
  dateBoxes,
  dayFromNow,
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
    answers: ["Yapmadım", "Oldu, korunmadan", "Tedavi olmadı", "Günü gelmedi"],
    test: "Evde gebelik testi yaptınız mı?",
    lmp: "Son adetinizin ilk günü",
    cycle: "Döngü",
    cycleRange: "Döngü 20 ile 45 arasında bir tam sayı olmalı",
    choose: "Birini seçin.",
    submit: "Sonucu göster",
    some: "Bazı belirtiler var",
    isPositive: "Testiniz pozitif",
    folic: "400 mikrogram",
    weeks: "2 hafta 0 gün",
    fainting: "Bayılma",
    call: "112’yi arayın",
    file: "test-gunu.ics",
    summary: "Test günü",
  },
  en: {
    ...toolWords.en,
    answers: ["No", "Yes, without protection", "No treatment", "Not due yet"],
    test: "Have you taken a home pregnancy test?",
    lmp: "First day of your last period",
    cycle: "Cycle",
    cycleRange: "The cycle must be a whole number from 20 to 45",
    choose: "Choose one.",
    submit: "Show the result",
    some: "Some signs",
    isPositive: "Your test is positive",
    folic: "400 micrograms",
    weeks: "2 weeks 0 days",
    fainting: "Fainting",
    call: "Call 112",
    file: "test-day.ics",
    summary: "Test day",
  },
} as const;

type Words = (typeof words)[Language];

/** A last period 14 days ago with a cycle of 28 days is due in 14 days. */
const lmp = dayFromNow(-14);
const lmpState = `lmp-day=${lmp[0]}&lmp-month=${lmp[1]}&lmp-year=${lmp[2]}`;
const state = `test=none&sex=yes&treatment=no&late=not-due&${lmpState}`;

async function answerAll(page: Page, w: Words) {
  for (const answer of w.answers) await page.getByText(answer, { exact: true }).first().click();
  await fillDate(dateBoxes(page, w, w.lmp), lmp);
}

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("pregnancyTest", language);

  test(`in ${language} the answers give a band and a day, never a percentage; the link opens the same again; forgetting empties it`, async ({
    page,
  }) => {
    await page.goto(path);
    await answerAll(page, w);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultOf(page, w);
    await expect(result).toContainText(w.some);
    await expect(result).toContainText(w.weeks);
    await expect(result).toContainText(w.folic);
    await expect(result).toContainText("112");
    await expect(result).not.toContainText("%");
    await expect(result).toBeFocused();

    const other = await openCopiedLink(page, w, "#test=none&sex=yes");
    await expect(resultOf(other, w)).toContainText(w.some);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.locator("input[type=radio][name=late]:checked")).toHaveCount(0);
    await expectForgotten(page, "ninni-tool-pregnancy-test");
  });

  test(`in ${language} a red sign answers at once with 112 and takes the questions away`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("checkbox", { name: w.fainting }).check();
    const result = resultOf(page, w);
    await expect(result.getByRole("link", { name: w.call })).toHaveAttribute("href", "tel:112");
    await expect(page.getByRole("group", { name: w.test })).toHaveCount(0);
    await page.getByRole("checkbox", { name: w.fainting }).uncheck();
    await expect(page.getByRole("group", { name: w.test })).toBeVisible();
    await expect(result.getByRole("link", { name: w.call })).toHaveCount(0);
  });

  test(`in ${language} a positive test leads to the week`, async ({ page }) => {
    await page.goto(`${path}#test=positive&${lmpState}`);
    const result = resultOf(page, w);
    await expect(result).toContainText(w.isPositive);
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "2" }));
  });

  test(`in ${language} the calendar file holds the day for the test`, async ({ page }) => {
    await page.goto(`${path}#${state}`);
    await expect(resultOf(page, w)).toContainText(w.some);
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toBe(w.file);
    expect(entries).toEqual([{ uid: "ninni-test@ninni", start: dayFromNow(14), end: dayFromNow(15), summary: w.summary, reminders: [] }]);
  });

  test(`in ${language} what is missing or wrong is said beside it, kept, and takes the focus, by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("button", { name: w.submit }).focus();
    await page.keyboard.press("Enter");
    const group = page.getByRole("group", { name: w.test });
    await expect(group.getByText(w.choose)).toBeVisible();
    await expect(group.getByRole("radio").first()).toBeFocused();

    await page.goto("about:blank");
    await page.goto(`${path}#${state}`);
    const result = resultOf(page, w);
    await expect(result).toContainText(w.some);
    const cycle = page.getByRole("textbox", { name: w.cycle });
    await cycle.focus();
    await retype(page, "60");
    await expectRefused(cycle, "60", w.cycleRange);
    await retype(page, "28");
    await expect(result).toBeFocused();
    await expect(result).toContainText(w.some);
  });
}

test("before the script the red signs, the days for a test and the points can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo("pregnancyTest", "tr"));
  await expect(page.getByRole("heading", { name: "Hemen 112’yi arayın" })).toBeVisible();
  await expect(page.getByText("Belli değilse: son korunmasız ilişkiden en az 21 gün sonra.")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Ruh halinde iniş çıkış" })).toBeVisible();
  await context.close();
});

test("printed, the result stays and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("pregnancyTest", "tr")}#${state}`);
  const result = resultOf(page, words.tr);
  await expect(result).toContainText("Bazı belirtiler var");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("button", { name: words.tr.calendar })).toBeHidden();
});

test("on a narrow phone the page does not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${pathTo("pregnancyTest", "tr")}#${state}`);
  await expect(resultOf(page, words.tr)).toContainText("Bazı belirtiler var");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
