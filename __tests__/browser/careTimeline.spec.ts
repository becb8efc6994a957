import { expect, test } from "@playwright/test";
import { languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  dateBoxes,
  dayFromNow,
  downloadCalendar,
  expectForgotten,
  expectRefused,
  fillDate,
  openCopiedLink,
  resultRegion,
  toolWords,
  written,
} from "./calculatorPage";
import { giveSign } from "./giveSign";

/** The due date is 107 days ahead: 24 weeks and 5 days today. */
const due = dayFromNow(107);

for (const language of languages) {
  const t = textsIn(language, "careTimeline", "common");
  const w = { ...toolWords[language], submit: t("care.submit") };
  const path = pathTo("careTimeline", language);

  test(`in ${language} a due date gives days; the link restores the result; “forget” empties it`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), due);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result).toBeFocused();
    await expect(result).toContainText(t("care.due", { date: written(due, language) }));
    await expect(page.locator("li[data-status=now]").first()).toBeVisible();
    const other = await openCopiedLink(page, w, "#mode=due");
    await expect(resultRegion(other, w)).toContainText(written(due, language));
    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.locator("li[data-status]")).toHaveCount(0);
    await expectForgotten(page, "ninni-tool-care-timeline");
  });

  test(`in ${language} without script the timeline is shown by weeks and ages`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(
      page
        .getByRole("region", { name: t("care.line") })
        .locator("li")
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: t("care.contacts") }).getByRole("row")).toHaveCount(9);
    await expect(page.getByRole("button", { name: t("care.sheet.print") })).toBeHidden();
    await context.close();
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} a wrong date is explained`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), [31, 2, due[2]]);
    await page.getByRole("button", { name: w.submit }).click();
    await expectRefused(dateBoxes(page, w).day, "31", t("care.error.dateInvalid"));
  });

  test(`in ${language} the date on the device is used, and the calendar file contains what is ahead`, async ({ page }) => {
    const [day, month, year] = due;
    const iso = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    await page.addInitScript((date) => localStorage.setItem("ninni-own-date", JSON.stringify({ due: date })), iso);
    await page.goto(path);
    await giveSign(page);
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toBe("ninni-care.ics");
    const uids = entries.map(({ uid }) => uid);
    expect(uids).toEqual(expect.arrayContaining(["ninni-visit-3@ninni", "ninni-visit-4@ninni", "ninni-vaccines-48@ninni"]));
    // Over by now, or open until the birth.
    for (const uid of ["ninni-visit-1@ninni", "ninni-iron@ninni"]) expect(uids).not.toContain(uid);
  });
}

test("the sheet for the visit is one page of paper with her questions on it", async ({ page }) => {
  const t = textsIn("tr", "careTimeline");
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(pathTo("careTimeline", "tr"));
  await page.getByRole("textbox", { name: t("care.questions") }).fill("Uçağa binebilir miyim?");
  await page.getByRole("button", { name: t("care.sheet.print") }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Uçağa binebilir miyim?").last()).toBeVisible();
  await expect(page.getByRole("region", { name: t("care.line") })).toBeHidden();
  const paper = await page.pdf({ format: "A4" });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});
