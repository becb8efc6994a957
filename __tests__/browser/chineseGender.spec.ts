import { expect, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  dateBoxes,
  expectFitsNarrowPhone,
  expectForgotten,
  fillDate,
  openCopiedLink,
  resultRegion,
  retype,
  toolWords,
} from "./calculatorPage";

const wordsIn = (language: Language) => {
  const t = textsIn(language, "chineseGender", "common");
  return {
    ...toolWords[language],
    birth: t("chinese.birth"),
    conception: t("chinese.date.date"),
    says: t("chinese.says.girl"),
    cell: t("chinese.cell", { age: 29, month: 5 }),
    study: t("chinese.sweden"),
    future: t("chinese.error.conceptionFuture"),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

/** Born 10 March 1996, conceived 25 June 2024: lunar age 29, lunar month 5 of a year without a leap month, far from a border. */
const state = "mode=date&birth-day=10&birth-month=3&birth-year=1996&day=25&month=6&year=2024&cycle=28";
const born = [10, 3, 1996] as const;

for (const language of languages) {
  const w = words[language];
  const path = pathTo("chineseGender", language);

  test(`in ${language} two dates give the cell, with the study next to it; the link restores the result; “forget” empties it`, async ({
    page,
  }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, w.birth), born);
    await fillDate(dateBoxes(page, w, w.conception), [25, 6, 2026]);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result).toContainText(w.says);
    await expect(result).toContainText(w.study);
    await expect(result).toBeFocused();
    await expect(result.locator("[aria-current]")).toHaveCount(1);

    const other = await openCopiedLink(page, w, "#mode=date&birth-day=10");
    await expect(resultRegion(other, w)).toContainText(w.says);
    await expect(other.getByRole("table")).toBeVisible();
    await expectFitsNarrowPhone(other);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w, w.birth).year).toHaveValue("");
    await expectForgotten(page, "ninni-tool-chinese-gender");
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} a future date is refused next to its boxes, by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, w.birth), born);
    const conception = dateBoxes(page, w, w.conception);
    await fillDate(conception, [25, 6, 2049]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: w.conception }).getByText(w.future)).toBeVisible();
    await expect(conception.day).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await retype(page, "2024");
    await expect(resultRegion(page, w)).toBeFocused();
  });
}

test("printing keeps the result and hides the form", async ({ page }) => {
  await page.goto(`${pathTo("chineseGender", "tr")}#${state}`);
  await expect(resultRegion(page, words.tr)).toContainText(words.tr.cell);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(page.getByText(words.tr.cell)).toBeVisible();
});
