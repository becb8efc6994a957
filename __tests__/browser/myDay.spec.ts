/**
 * A date entered once is used on the home page, in the tab bar and on symptom pages; it can be sent to another phone, become a baby, and be deleted
 * completely.
 */
import { expect, type Page, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { dayFromNow } from "./calculatorPage";
import { holdScript } from "./holdScript";
import { layoutShift } from "./layoutShift";

const iso = (days: number): string => {
  const [day, month, year] = dayFromNow(days);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
};
const keep = (page: Page, value: object) =>
  page.addInitScript(
    (text) => {
      if (!sessionStorage.getItem("given")) localStorage.setItem("ninni-day", text);
      sessionStorage.setItem("given", "1");
    },
    JSON.stringify({ version: 2, value }),
  );

for (const language of languages) {
  const t = textsIn(language, "day", "common", "home");
  const home = (l: Language) => pathTo("home", l);
  // 24 weeks and 4 days today.
  const due = 280 - (24 * 7 + 4);

  test(`a date entered on “My day” is used everywhere (${language})`, async ({ page, context }) => {
    await page.goto(pathTo("myDay", language));
    const [day, month, year] = dayFromNow(due).map(String) as [string, string, string];
    const group = page.getByRole("group", { name: t("day.date.due") });
    await group.getByRole("textbox", { name: t("date.day") }).fill(day);
    await group.getByRole("textbox", { name: t("date.month") }).fill(month);
    await group.getByRole("textbox", { name: t("date.year") }).fill(year);
    await page.getByRole("button", { name: t("day.submit") }).click();
    await expect(page.getByRole("heading", { name: language === "tr" ? "24 hafta 4 gün" : "24 weeks 4 days" })).toBeVisible();
    await expect(page.getByRole("heading", { name: t("day.agenda"), exact: true })).toBeVisible();
    const box = page
      .getByRole("region", { name: t("day.list.week", { n: "24" }) })
      .getByRole("checkbox")
      .first();
    await box.check();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t("day.ics") }).click();
    expect((await download).suggestedFilename()).toBe("ninni.ics");

    await page.goto(home(language));
    const card = page.getByRole("region", { name: t("nav.myDay") });
    await expect(card.getByRole("heading", { level: 1 })).toContainText(language === "tr" ? "24 hafta 4 gün" : "24+4");
    await expect(card.getByRole("heading", { name: t("day.next") })).toBeVisible();
    await expect(page.getByRole("heading", { name: t("hero.title") })).toBeHidden();
    await card.getByRole("link", { name: t("day.openWeek") }).click();
    await expect(page).toHaveURL(pathTo("pregnancyWeek", language, { hafta: "24" }));

    await page.goto(pathTo("symptom", language, { id: language === "tr" ? "bas-agrisi" : "headaches" }));
    await expect(page.locator("main input[type=radio][value=from20]")).toBeChecked();
    expect(await context.cookies()).toEqual([]);
  });

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`a date submitted before the script has loaded is stored when it has (${language})`, async ({ page }) => {
    const letThrough = await holdScript(page);
    await page.goto(pathTo("myDay", language));
    const group = page.getByRole("group", { name: t("day.date.due") });
    for (const [i, part] of (["day", "month", "year"] as const).entries())
      await group.getByRole("textbox", { name: t(`date.${part}`) }).fill(String(dayFromNow(due)[i]));
    await page.getByRole("button", { name: t("day.submit") }).click();
    await expect(page.locator("[data-island=myDay]")).not.toHaveAttribute("data-ready");
    letThrough();
    await expect(page.getByRole("heading", { name: language === "tr" ? "24 hafta 4 gün" : "24 weeks 4 days" })).toBeVisible();
  });

  test(`nothing on the home page moves when her day is shown (${language})`, async ({ page }) => {
    await keep(page, { due: iso(due) });
    await page.goto(home(language));
    await expect(page.getByRole("heading", { name: t("day.next") })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

  test(`two weeks after the due date the page asks, and “born” adds a baby (${language})`, async ({ page }) => {
    await keep(page, { due: iso(-14) });
    await page.goto(home(language));
    await expect(page.getByRole("heading", { name: t("day.ask.title") })).toBeVisible();
    await page.getByRole("link", { name: t("day.ask.born") }).click();
    await expect(page).toHaveURL(`${pathTo("myDay", language)}#born`);
    await page.getByRole("button", { name: t("day.born.submit") }).click();
    await expect(page.getByRole("region", { name: t("day.child") })).toBeVisible();
    await expect(page.getByRole("heading", { name: t("day.ask.title") })).toBeHidden();
    await page.goto(home(language));
    await expect(page.getByRole("link", { name: t("day.openBabyWeek", { n: 1 }) })).toBeVisible();
  });

  test(`a link transfers the day to another phone, and one tap deletes it (${language})`, async ({ page, browser }) => {
    await keep(page, { due: iso(due), hospitalPhone: "0212 000 00 00" });
    await page.goto(pathTo("myDay", language));
    await page.getByRole("button", { name: t("day.device.link") }).click();
    const link = await page.getByRole("textbox", { name: t("day.device.linkLabel") }).inputValue();
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await other.getByRole("button", { name: t("day.device.take") }).click();
    await expect(other.getByRole("heading", { name: language === "tr" ? "24 hafta 4 gün" : "24 weeks 4 days" })).toBeVisible();
    await expect(other).toHaveURL(pathTo("myDay", language));
    await other.getByRole("button", { name: t("day.device.wipe") }).click();
    await expect(other.getByText(t("day.device.wiped"))).toBeVisible();
    expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(other.getByRole("button", { name: t("day.submit") })).toBeVisible();
    await other.context().close();
  });
}
