import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes";
import { dateBoxes, dayFromNow, expectForgotten, expectRefused, fillDate, openCopiedLink, resultOf, retype, toolWords } from "./toolPage";

const words = {
  tr: {
    ...toolWords.tr,
    weeks: "Hafta",
    range: "0 ile 41 arasında",
    exact: "24 hafta 5 gün",
  },
  en: {
    ...toolWords.en,
    weeks: "Weeks",
    range: "from 0 to 41",
    exact: "24 weeks 5 days",
  },
} as const;

/** A last period 24 weeks and 5 days ago. */
const lmp = dayFromNow(-173);

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("monthsPregnant", language);

  test(`in ${language} a date gives weeks, month and dates; the link opens the same again; forgetting empties it`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultOf(page, w);
    await expect(result).toContainText(w.exact);
    await expect(result).toBeFocused();
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));

    const other = await openCopiedLink(page, w, "#mode=lmp");
    await expect(resultOf(other, w)).toContainText(w.exact);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w).year).toHaveValue("");
    await expectForgotten(page, "ninni-tool-months-pregnant");
  });

  test(`in ${language} a wrong week says what is accepted, keeps what was typed and takes the focus there, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(`${path}#mode=week`);
    const weeks = page.getByRole("textbox", { name: w.weeks });
    await weeks.focus();
    await retype(page, "50");
    await expectRefused(weeks, "50", w.range);
    await retype(page, "24");
    await expect(resultOf(page, w)).toBeFocused();
  });
}

test("printed, the result stays and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("monthsPregnant", "tr")}#mode=week&weeks=24&days=5`);
  await expect(resultOf(page, words.tr)).toContainText("24 hafta 5 gün");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(page.getByText("6. aydasınız")).toBeVisible();
});

test("the home page's question leads to the page of the week", async ({ page }) => {
  await page.goto("/");
  await fillDate(dateBoxes(page, words.tr), lmp);
  await page.getByRole("button", { name: "Haftamı göster" }).click();
  await expect(page).toHaveURL(pathTo("pregnancyWeek", "tr", { hafta: "24" }));
});
