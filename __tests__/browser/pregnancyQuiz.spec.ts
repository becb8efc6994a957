import { expect, type Page, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  dateBoxes,
  dayFromNow,
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
import { counted, named112 } from "./words";

const wordsIn = (language: Language) => {
  const t = textsIn(language, "pregnancyQuiz", "common");
  return {
    ...toolWords[language],
    answers: [t("quiz.test.none"), t("quiz.sex.yes"), t("quiz.treatment.no"), t("quiz.late.not-due")],
    test: t("quiz.test"),
    lmp: t("quiz.date.lmp"),
    cycle: t("quiz.cycleLabel"),
    cycleRange: t("quiz.error.cycleRange"),
    choose: t("quiz.error.choose"),
    submit: t("quiz.submit"),
    some: t("quiz.outcome.some"),
    isPositive: t("quiz.outcome.positive"),
    folic: t("quiz.next.folic"),
    weeks: t("quiz.wouldBe", {
      weeks: counted(language, "weeksCount", 2),
      days: counted(language, "quiz.days", 0),
      edd: written(dayFromNow(280 - 14), language),
    }),
    read: t("quiz.readWeek", { week: 2 }),
    fainting: t("quiz.red.fainting"),
    call: t("tier.dial112"),
    red: named112(language, t("quiz.urgent")),
    unknownDay: t("quiz.when.unknown"),
    mood: t("quiz.sign.mood"),
    file: t("quiz.ics.file"),
    summary: t("quiz.ics"),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

type Words = ReturnType<typeof wordsIn>;

/** A last period 14 days ago with a cycle of 28 days is due in 14 days. */
const lmp = dayFromNow(-14);
const lmpState = `lmp-day=${lmp[0]}&lmp-month=${lmp[1]}&lmp-year=${lmp[2]}`;
const state = `test=none&sex=yes&treatment=no&late=not-due&${lmpState}`;

async function answerAll(page: Page, w: Words) {
  for (const answer of w.answers) await page.getByText(answer, { exact: true }).first().click();
  await fillDate(dateBoxes(page, w, w.lmp), lmp);
}

for (const language of languages) {
  const w = words[language];
  const path = pathTo("pregnancyQuiz", language);

  test(`in ${language} the answers give a band and a day, never a percentage; the link opens the same again; the device stores nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    await answerAll(page, w);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result).toContainText(w.some);
    await expect(result).toContainText(w.weeks);
    await expect(result).toContainText(w.folic);
    await expect(result).toContainText("112");
    await expect(result).not.toContainText("%");
    await expect(result).toBeFocused();

    const other = await openCopiedLink(page, w, "#test=none&sex=yes");
    await expect(resultRegion(other, w)).toContainText(w.some);
    await expectFitsNarrowPhone(other);

    await expectForgotten(page, "ninni-tool-pregnancy-test");
    await page.reload();
    await expect(page.locator("input[type=radio][name=late]:checked")).toHaveCount(0);
  });

  test(`in ${language} a red sign answers at once with 112 and takes the questions away`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("checkbox", { name: w.fainting }).check();
    const result = resultRegion(page, w);
    await expect(result.getByRole("link", { name: w.call }).first()).toHaveAttribute("href", "tel:112");
    await expect(page.getByRole("group", { name: w.test })).toHaveCount(0);
    await page.getByRole("checkbox", { name: w.fainting }).uncheck();
    await expect(page.getByRole("group", { name: w.test })).toBeVisible();
    await expect(result.getByRole("link", { name: w.call })).toHaveCount(0);
  });

  test(`in ${language} a positive test leads to the week`, async ({ page }) => {
    await page.goto(`${path}#test=positive&${lmpState}`);
    const result = resultRegion(page, w);
    await expect(result).toContainText(w.isPositive);
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "2" }));
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} the calendar file contains the day for the test`, async ({ page }) => {
    await page.goto(`${path}#${state}`);
    await expect(resultRegion(page, w)).toContainText(w.some);
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toBe(w.file);
    expect(entries).toEqual([{ uid: "ninni-test@ninni", start: dayFromNow(14), end: dayFromNow(15), summary: w.summary, reminders: [] }]);
  });

  test(`in ${language} a missing or wrong answer is explained next to its field, kept, and focused, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole("button", { name: w.submit }).focus();
    await page.keyboard.press("Enter");
    const group = page.getByRole("group", { name: w.test });
    await expect(group.getByText(w.choose)).toBeVisible();
    await expect(group.getByRole("radio").first()).toBeFocused();

    await page.goto("about:blank");
    await page.goto(`${path}#${state}`);
    const result = resultRegion(page, w);
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
  await page.goto(pathTo("pregnancyQuiz", "tr"));
  await expect(page.getByRole("heading", { name: words.tr.red })).toBeVisible();
  await expect(page.getByText(words.tr.unknownDay)).toBeVisible();
  await expect(page.getByRole("rowheader", { name: words.tr.mood })).toBeVisible();
  await context.close();
});

test("printing keeps the result and hides the form", async ({ page }) => {
  await page.goto(`${pathTo("pregnancyQuiz", "tr")}#${state}`);
  const result = resultRegion(page, words.tr);
  await expect(result).toContainText(words.tr.some);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("button", { name: words.tr.calendar })).toBeHidden();
});
