/** Nothing is assumed about a reader of whom nothing is known: neither her stage on a page of danger signs, nor that a date is of a pregnancy. */
import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import { dateBoxes, dayFromNow, fillDate, toolWords } from "./calculatorPage";

const t = textsIn("tr", "triage", "home", "day", "common");
const swelling = pathTo("symptom", "tr", { id: "ayak-bilek-sisligi" });
/** The sign that is “today” before 20 weeks and “now” from then on. */
const sudden = /^Yüzünüz ya da elleriniz birden şişti/;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("a symptom opens with every sign at its most urgent tier, and asks for her week", async ({ page }) => {
      await page.goto(swelling);
      const stages = page.getByRole("group", { name: t("ask.week") });
      await expect(stages.getByRole("radio", { checked: true })).toHaveCount(0);
      await expect(stages.getByText(t("ask.week"))).toBeVisible();
      const sign = page.locator("main li:visible").filter({ hasText: sudden });
      await expect(sign).toHaveCount(1);
      await expect(page.locator("[data-tier=now] li:visible").filter({ hasText: sudden })).toContainText(
        `${t("in.from20+afterBirth")}: ${t("soon.now")}`,
      );
      await stages.locator("label", { hasText: t("stage.before20") }).click();
      await expect(page.locator("[data-tier=today] li:visible").filter({ hasText: sudden })).toHaveCount(1);
      await expect(sign).toHaveCount(1);
      // On paper every stage has its own cards, with its name.
      await page.emulateMedia({ media: "print" });
      for (const stage of ["before20", "from20", "afterBirth"])
        await expect(page.locator(".panel > span", { hasText: t(`stage.${stage}`) })).toBeVisible();
      await expect(page.locator(".unchosen")).toBeHidden();
    });
  });

test("a baby on the device opens it after the birth", async ({ page }) => {
  const [day, month, year] = dayFromNow(-100);
  const born = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  await page.addInitScript(
    (date) => localStorage.setItem("ninni-day", JSON.stringify({ version: 2, value: { children: [{ born: date }] } })),
    born,
  );
  await page.goto(swelling);
  await expect(page.locator("main input[value=afterBirth]")).toBeChecked();
});

test("a birthday typed on the home page is asked about, stored as a child, and her day has the age", async ({ page }) => {
  await page.goto("/");
  await fillDate(dateBoxes(page, toolWords.tr), dayFromNow(-150));
  await page.getByRole("button", { name: t("findWeek.submit"), exact: true }).click();
  await expect(page.getByText(t("findWeek.whichOfTwo"))).toBeVisible();
  await page.getByRole("button", { name: t("findWeek.was.born") }).click();
  await expect(page).toHaveURL(pathTo("myDay", "tr"));
  await expect(page.getByRole("heading", { name: /^4 ay|^5 ay/ }).or(page.getByText(/[45] ay \d+ gün/).first())).toBeVisible();
  await page.goto(pathTo("canIEat", "tr"));
  await expect(page.locator("main [name=stage][value=a3]")).toBeChecked();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the form of the home page, which could do nothing, is not there", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("radio", { name: t("findWeek.who.pregnant") })).toBeHidden();
    await expect(page.locator("main").getByRole("button", { name: t("findWeek.submit"), exact: true })).toBeHidden();
  });
});
