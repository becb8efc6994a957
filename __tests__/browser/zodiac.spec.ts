import { expect, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  type CalendarDay,
  dateBoxes,
  expectFitsNarrowPhone,
  expectForgotten,
  fillDate,
  openCopiedLink,
  resultRegion,
  retype,
  toolWords,
  written,
} from "./calculatorPage";

const wordsIn = (language: Language) => {
  const t = textsIn(language, "zodiac", "common");
  const pair = (key: string, mother: string, baby: string) =>
    t(key, { mother: t(`zodiac.sign.${mother}`), baby: t(`zodiac.sign.${baby}`) });
  return {
    ...toolWords[language],
    submit: t("zodiac.submit"),
    mother: t("zodiac.mother.birth"),
    baby: t("zodiac.baby.birth"),
    pair: pair("zodiac.pair", "aries", "leo"),
    fun: t("zodiac.disclaimer"),
    study: t("zodiac.study"),
    wheel: pair("zodiac.wheel", "aries", "leo"),
    sign: t("zodiac.kind.sign"),
    motherSign: t("zodiac.mother.sign"),
    choose: t("zodiac.error.choose"),
    notBorn: t("zodiac.error.notBorn"),
    signPair: pair("zodiac.pair", "taurus", "leo"),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

const mother = [4, 4, 1996] as const;
const baby = [10, 8, 2024] as const;
const state = "mother=birth&mother-day=4&mother-month=4&mother-year=1996&baby=birth&baby-day=10&baby-month=8&baby-year=2024";

for (const language of languages) {
  const w = words[language];
  const path = pathTo("zodiac", language);

  test(`in ${language} two dates give two signs, marked as for fun; the link restores the result; “forget” empties it`, async ({
    page,
  }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, w.mother), mother);
    await fillDate(dateBoxes(page, w, w.baby), baby);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
    await expect(result).toContainText(w.pair);
    await expect(result).toContainText(w.fun);
    await expect(result).toContainText(w.study);
    await expect(result.getByRole("img", { name: w.wheel })).toBeVisible();
    await expect(result).toBeFocused();

    const other = await openCopiedLink(page, w, "#mother=birth&mother-day=4");
    await expect(resultRegion(other, w)).toContainText(w.pair);
    await expectFitsNarrowPhone(other);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w, w.mother).year).toHaveValue("");
    await expectForgotten(page, "ninni-tool-zodiac");
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} a future birth is refused next to its boxes, and corrected by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, w.mother), mother);
    const boxes = dateBoxes(page, w, w.baby);
    await fillDate(boxes, [10, 8, 2099]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: w.baby, exact: true }).getByText(w.notBorn)).toBeVisible();
    await expect(boxes.day).toBeFocused();
    await expect(boxes.year).toHaveValue("2099");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await retype(page, "2024");
    await expect(resultRegion(page, w)).toBeFocused();
    await expect(resultRegion(page, w)).toContainText(w.pair);
  });

  test(`in ${language} a missing sign is pointed out, and chosen with the arrow keys`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w, w.baby), baby);
    await page.getByText(w.sign, { exact: true }).and(page.locator("label")).first().click();
    await page.getByRole("button", { name: w.submit }).click();
    const group = page.getByRole("group", { name: w.motherSign, exact: true });
    await expect(group.getByText(w.choose)).toBeVisible();
    await expect(group.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(resultRegion(page, w)).toContainText(w.signPair);
  });
}

test("before the script the days of the signs and the points can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const t = textsIn("tr", "zodiac");
  const day = (date: CalendarDay) => written(date, "tr", { day: "numeric", month: "long" });
  await page.goto(pathTo("zodiac", "tr"));
  await expect(page.getByText(t("zodiac.days", { from: day([21, 3, 2024]), to: day([19, 4, 2024]) }), { exact: true })).toBeVisible();
  await expect(page.getByText(t("zodiac.points"))).toBeVisible();
  await context.close();
});

test("printing keeps the result and hides the form", async ({ page }) => {
  await page.goto(`${pathTo("zodiac", "tr")}#${state}`);
  const result = resultRegion(page, words.tr);
  await expect(result).toContainText(words.tr.pair);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("button", { name: words.tr.copy })).toBeHidden();
});
