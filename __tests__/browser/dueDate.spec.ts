import { expect, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  ageIn,
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
} from "./calculatorPage";

const wordsIn = (language: Language) => {
  const t = textsIn(language, "dueDate", "common");
  return {
    ...toolWords[language],
    period: t("due.date.lmp"),
    scan: t("due.method.ultrasound"),
    scanDay: t("due.date.ultrasound"),
    periodToo: t("due.period"),
    weeks: t("due.weeksLabel"),
    days: t("due.daysLabel"),
    kept: t("due.redating.lmp"),
    cycle: t("due.cycleLabel"),
    cycleRange: t("due.error.cycleRange"),
    exact: ageIn(language, 24, 5),
    read: t("due.readWeek", { week: 24 }),
    now: t("due.care.now"),
    dates: t("due.care.title"),
    secondVisit: t("due.care.weekRange", { from: 18, to: 24 }),
    formula: t("due.formula.lmp"),
    file: t("due.ics.file"),
    due: t("due.ics.due"),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

/** The due date of a last period 24 weeks and 5 days ago, and the borders of the second follow-up (18w0d to the day after 24w6d). */
const lmp = dayFromNow(-173);
const due = dayFromNow(107);

for (const language of languages) {
  const w = words[language];
  const path = pathTo("dueDate", language);

  test(`in ${language} a last period gives the date and the table; the link restores the result; “forget” empties it`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, w.period), lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result).toContainText(w.exact);
    await expect(result).toBeFocused();
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));
    await expect(page.locator("section table").getByText(w.now, { exact: true }).first()).toBeVisible();

    const other = await openCopiedLink(page, w, "#method=lmp");
    await expect(resultRegion(other, w)).toContainText(w.exact);
    await expectFitsNarrowPhone(other);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w).year).toHaveValue("");
    await expectForgotten(page, "ninni-tool-due-date");
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} a scan is compared with the last period`, async ({ page }) => {
    await page.goto(path);
    await page.getByText(w.scan, { exact: true }).click();
    // 9 weeks 0 days by the last period on the day of the scan, which says 8 weeks 0 days: 7 days apart, the limit is 7.
    await fillDate(dateBoxes(page, w, w.scanDay), dayFromNow(-110));
    await page.getByRole("textbox", { name: w.weeks }).fill("8");
    await page.getByRole("textbox", { name: w.days }).fill("0");
    await fillDate(dateBoxes(page, w, w.periodToo), lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result.getByRole("heading", { name: w.kept })).toBeVisible();
    await expect(result).toContainText(w.exact);
  });

  test(`in ${language} the calendar file contains the due date and the care still ahead`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, w.period), lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toBe(w.file);
    const uids = entries.map(({ uid }) => uid);
    for (const key of ["edd", "visit-2", "visit-3", "visit-4", "glucose-test", "tdab"]) expect(uids).toContain(`ninni-${key}@ninni`);
    expect(uids).not.toContain("ninni-visit-1@ninni");
    expect(entries[0]).toMatchObject({ start: due, end: dayFromNow(108), summary: w.due });
    // The second follow-up is open until 24 weeks and 6 days: its entry is its last day.
    const second = entries.find(({ uid }) => uid === "ninni-visit-2@ninni");
    expect(second).toMatchObject({ start: dayFromNow(174 - 173), end: dayFromNow(175 - 173), reminders: ["-P6DT15H"] });
  });

  test(`in ${language} a wrong cycle is answered with what is accepted, keeps what was typed and gets the focus, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(`${path}#${dayInAddress(lmp)}`);
    await expect(resultRegion(page, w)).toContainText(w.exact);
    const cycle = page.getByRole("textbox", { name: w.cycle });
    await cycle.focus();
    await retype(page, "60");
    await expectRefused(cycle, "60", w.cycleRange);
    await retype(page, "28");
    await expect(resultRegion(page, w)).toBeFocused();
    await expect(resultRegion(page, w)).toContainText(w.exact);
  });
}

test("on a phone the button is in the first view, above the tab bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await page.goto(pathTo("dueDate", language));
    const button = await page.getByRole("button", { name: words[language].submit }).boundingBox();
    // The bar begins at 780.
    expect((button?.y ?? 844) + (button?.height ?? 0)).toBeLessThanOrEqual(780);
  }
});

test("before the script the weeks of the follow-ups and the formulas can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo("dueDate", "tr"));
  await expect(page.getByText(words.tr.secondVisit, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(words.tr.formula)).toBeVisible();
  await context.close();
});

test("printing keeps the result and the table and hides the form", async ({ page }) => {
  await page.goto(`${pathTo("dueDate", "tr")}#method=lmp&${dayInAddress(lmp)}`);
  const result = resultRegion(page, words.tr);
  await expect(result).toContainText(words.tr.exact);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("heading", { name: words.tr.dates })).toBeVisible();
  await expect(page.getByRole("button", { name: words.tr.calendar })).toBeHidden();
});
