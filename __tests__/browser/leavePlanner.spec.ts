/** The leave planner on the built site: typed, from a link, as a calendar file, printed. */
import { expect, test } from "@playwright/test";
import { languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  dateBoxes,
  dayFromNow,
  dayInAddress,
  downloadCalendar,
  expectFitsNarrowPhone,
  expectForgotten,
  fillDate,
  openCopiedLink,
  resultRegion,
  toolWords,
  written,
} from "./calculatorPage";

const dueInDays = 120;
const due = dayFromNow(dueInDays);

for (const language of languages) {
  const t = textsIn(language, "leavePlanner");
  const w = toolWords[language];
  const path = pathTo("leavePlanner", language);

  test(`in ${language} an employee types her due date, sees her days, shares and deletes them`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, t("leave.due")), due);
    await page.getByRole("button", { name: w.submit }).click();
    await expect(resultRegion(page, w)).toBeFocused();
    await expect(resultRegion(page, w)).toContainText(written(dayFromNow(dueInDays - 56), language));
    await expect(page.getByRole("region", { name: t("leave.dates.title") })).toContainText(
      t("leave.date.milk", { n: language === "tr" ? "1,5" : "1.5" }),
    );
    const other = await openCopiedLink(page, w, dayInAddress(due));
    await expect(resultRegion(other, w)).toContainText(written(dayFromNow(dueInDays + 112), language));
    await expectFitsNarrowPhone(other);
    await other.close();
    await page.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w, t("leave.due")).day).toHaveValue("");
    await expectForgotten(page, "ninni-tool-leave-planner");
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} the calendar file contains the days of a civil servant`, async ({ page }) => {
    await page.goto(`${path}#job=civil&${dayInAddress(due)}`);
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toBe(t("leave.icsFile"));
    expect(entries.map(({ uid }) => uid)).toEqual([
      "ninni-leave-start@ninni",
      "ninni-edd@ninni",
      "ninni-leave-back@ninni",
      "ninni-leave-milk-then@ninni",
    ]);
    expect(entries[0]?.start).toEqual(dayFromNow(dueInDays - 56));
    expect(entries[0]?.reminders).toHaveLength(2);
  });
}

test("printing keeps the result, the days and the payments and hides the form", async ({ page }) => {
  await page.goto(`${pathTo("leavePlanner", "tr")}#${dayInAddress(due)}`);
  const t = textsIn("tr", "leavePlanner");
  await expect(resultRegion(page, toolWords.tr)).toContainText(t("leave.startLabel"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: toolWords.tr.submit })).toBeHidden();
  await expect(page.getByRole("region", { name: t("leave.dates.title") })).toBeVisible();
  await expect(page.getByRole("region", { name: t("leave.pay.title") })).toBeVisible();
});

test("begins with the due date of My day, without a result", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("ninni-own-date", JSON.stringify({ due: "2027-03-01" })));
  await page.goto(pathTo("leavePlanner", "tr"));
  const boxes = dateBoxes(page, toolWords.tr, textsIn("tr", "leavePlanner")("leave.due"));
  await boxes.day.focus();
  await expect(boxes.year).toHaveValue("2027");
});
