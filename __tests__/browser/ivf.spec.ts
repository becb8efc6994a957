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
  toolWords,
  typeDate,
} from "./calculatorPage";

const wordsIn = (language: Language) => {
  const t = textsIn(language, "ivf", "common");
  return {
    ...toolWords[language],
    dates: t("ivf.dates.title"),
    exact: ageIn(language, 24, 5),
    read: t("ivf.readWeek", { week: 24 }),
    wrong: t("ivf.error.dateInvalid"),
    // A comma has a backslash in a calendar file.
    summary: t("ivf.milestone.due").replaceAll(",", "\\,"),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

/** A day-5 transfer 154 days ago is 24 weeks and 5 days; the due date is 107 days ahead. */
const transfer = dayFromNow(-154);
const due = dayFromNow(107);

for (const language of languages) {
  const w = words[language];
  const path = pathTo("ivf", language);

  test(`in ${language} a transfer gives dates; the link restores the result; “forget” empties it`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), transfer);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result).toContainText(w.exact);
    await expect(result).toBeFocused();
    await expect(page.getByRole("region", { name: w.dates }).getByRole("row")).toHaveCount(9);
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));

    const other = await openCopiedLink(page, w, "#kind=transfer&age=5");
    await expect(resultRegion(other, w)).toContainText(w.exact);
    await expectFitsNarrowPhone(other);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w).year).toHaveValue("");
    await expectForgotten(page, "ninni-tool-ivf");
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} a wrong date is explained and corrected, by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const { day } = dateBoxes(page, w);
    await day.focus();
    await typeDate(page, [31, 2, transfer[2]]);
    await page.keyboard.press("Enter");
    await expectRefused(day, "31", w.wrong);
    await typeDate(page, transfer);
    await page.getByRole("button", { name: w.submit }).focus();
    await page.keyboard.press("Enter");
    await expect(resultRegion(page, w)).toBeFocused();
  });

  test(`in ${language} the calendar file contains what is ahead, line by line`, async ({ page }) => {
    await page.goto(`${path}#${dayInAddress(transfer)}`);
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toBe("ninni-ivf.ics");
    // At 24 weeks the blood test and the scans are over.
    expect(entries.map(({ uid }) => uid)).toEqual(["ninni-edd@ninni"]);
    expect(entries[0]?.start).toEqual(due);
    expect(entries[0]?.summary).toBe(w.summary);
  });
}

test("printing keeps the result and its dates and hides the form", async ({ page }) => {
  await page.goto(`${pathTo("ivf", "tr")}#${dayInAddress(transfer)}`);
  await expect(resultRegion(page, words.tr)).toContainText(words.tr.exact);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(resultRegion(page, words.tr)).toBeVisible();
  await expect(page.getByRole("region", { name: words.tr.dates })).toBeVisible();
});
