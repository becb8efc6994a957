import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes";
import {
  dateBoxes,
  dayFromNow,
  dayInAddress,
  downloadCalendar,
  expectForgotten,
  expectRefused,
  fillDate,
  openCopiedLink,
  resultOf,
  toolWords,
  typeDate,
} from "./toolPage";

const words = {
  tr: {
    ...toolWords.tr,
    dates: "Sizin tarihleriniz",
    exact: "24 hafta 5 gün",
    wrong: "Böyle bir tarih yok",
    summary: "Tahmini doğum tarihi",
  },
  en: {
    ...toolWords.en,
    dates: "Your dates",
    exact: "24 weeks 5 days",
    wrong: "There’s no such date",
    summary: "Due date",
  },
} as const;

/** A day-5 transfer 154 days ago is 24 weeks and 5 days; the due date is 107 days ahead. */
const transfer = dayFromNow(-154);
const due = dayFromNow(107);

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("ivf", language);

  test(`in ${language} a transfer gives dates; the link opens the same again; forgetting empties it`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), transfer);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultOf(page, w);
    await expect(result).toContainText(w.exact);
    await expect(result).toBeFocused();
    await expect(page.getByRole("region", { name: w.dates }).getByRole("row")).toHaveCount(9);
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));

    const other = await openCopiedLink(page, w, "#kind=transfer&age=5");
    await expect(resultOf(other, w)).toContainText(w.exact);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w).year).toHaveValue("");
    await expectForgotten(page, "ninni-tool-ivf");
  });

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
    await expect(resultOf(page, w)).toBeFocused();
  });

  test(`in ${language} the calendar file holds what is to come, line by line`, async ({ page }) => {
    await page.goto(`${path}#${dayInAddress(transfer)}`);
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toBe("ninni-ivf.ics");
    // At 24 weeks the blood test and the scans are over.
    expect(entries.map(({ uid }) => uid)).toEqual(["ninni-edd@ninni"]);
    expect(entries[0]?.start).toEqual(due);
    expect(entries[0]?.summary).toContain(w.summary);
  });
}

test("printed, the result and its dates stay and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("ivf", "tr")}#${dayInAddress(transfer)}`);
  await expect(resultOf(page, words.tr)).toContainText("24 hafta 5 gün");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(resultOf(page, words.tr)).toBeVisible();
  await expect(page.getByRole("region", { name: "Sizin tarihleriniz" })).toBeVisible();
});
