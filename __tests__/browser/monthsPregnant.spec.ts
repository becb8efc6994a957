import { expect, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  ageIn,
  dateBoxes,
  dayFromNow,
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
  const t = textsIn(language, "monthsPregnant", "common");
  return {
    ...toolWords[language],
    weeks: t("months.weeksLabel"),
    range: t("months.error.weekRange"),
    exact: ageIn(language, 24, 5),
    inMonth: t("months.inMonth", { month: 6 }),
    read: t("months.readWeek", { week: 24 }),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

/** A last period 24 weeks and 5 days ago. */
const lmp = dayFromNow(-173);

for (const language of languages) {
  const w = words[language];
  const path = pathTo("monthsPregnant", language);

  test(`in ${language} a date gives weeks, month and dates; the link restores the result; “forget” empties it`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result).toContainText(w.exact);
    await expect(result).toBeFocused();
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));

    const other = await openCopiedLink(page, w, "#mode=lmp");
    await expect(resultRegion(other, w)).toContainText(w.exact);
    await expectFitsNarrowPhone(other);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w).year).toHaveValue("");
    await expectForgotten(page, "ninni-tool-months-pregnant");
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} a wrong week is answered with what is accepted, keeps what was typed and gets the focus, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(`${path}#mode=week`);
    const weeks = page.getByRole("textbox", { name: w.weeks });
    await weeks.focus();
    await retype(page, "50");
    await expectRefused(weeks, "50", w.range);
    await retype(page, "24");
    await expect(resultRegion(page, w)).toBeFocused();
  });
}

test("printing keeps the result and hides the form", async ({ page }) => {
  await page.goto(`${pathTo("monthsPregnant", "tr")}#mode=week&weeks=24&days=5`);
  await expect(resultRegion(page, words.tr)).toContainText(words.tr.exact);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(page.getByText(words.tr.inMonth)).toBeVisible();
});

test("the form on the home page leads to the page of the week", async ({ page }) => {
  await page.goto("/");
  await page.locator("main form label", { hasText: textsIn("tr", "home")("findWeek.who.pregnant") }).click();
  await fillDate(dateBoxes(page, words.tr), lmp);
  await page.getByRole("button", { name: textsIn("tr", "home")("findWeek.submit") }).click();
  await expect(page).toHaveURL(pathTo("pregnancyWeek", "tr", { hafta: "24" }));
});
