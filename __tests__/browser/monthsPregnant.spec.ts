import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes";

const words = {
  tr: {
    day: "Gün",
    month: "Ay",
    year: "Yıl",
    submit: "Hesapla",
    result: "Sonuç",
    weeks: "Hafta",
    read: /haftayı okuyun/,
    copy: "Bağlantıyı kopyala",
    forget: "Yazdıklarımı unut",
    range: "0 ile 41 arasında",
    exact: "24 hafta 5 gün",
  },
  en: {
    day: "Day",
    month: "Month",
    year: "Year",
    submit: "Work it out",
    result: "Result",
    weeks: "Weeks",
    read: /Read week/,
    copy: "Copy link",
    forget: "Forget what I typed",
    range: "from 0 to 41",
    exact: "24 weeks 5 days",
  },
} as const;

/** A last period 24 weeks and 5 days ago. */
const lmp = new Date(Date.now() - 173 * 86_400_000);

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("monthsPregnant", language);

  test(`in ${language} a date gives weeks, month and dates; the link opens the same again; forgetting empties it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await page.getByLabel(w.day, { exact: true }).fill(String(lmp.getDate()));
    await page.getByLabel(w.month, { exact: true }).fill(String(lmp.getMonth() + 1));
    await page.getByLabel(w.year, { exact: true }).fill(String(lmp.getFullYear()));
    await page.getByRole("button", { name: w.submit }).click();
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toContainText(w.exact);
    await expect(result).toBeFocused();
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));
    await result.getByRole("button", { name: w.copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#mode=lmp");

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole("region", { name: w.result })).toContainText(w.exact);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.getByLabel(w.year, { exact: true })).toHaveValue("");
    expect(await page.evaluate(() => localStorage.getItem("ninni-tool-months-pregnant"))).toBeNull();
    expect(new URL(page.url()).hash).toBe("");
  });

  test(`in ${language} a wrong week says what is accepted, keeps what was typed and takes the focus there, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(`${path}#mode=week`);
    const weeks = page.getByRole("textbox", { name: w.weeks });
    await weeks.focus();
    await page.keyboard.type("50");
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.range)).toBeVisible();
    await expect(weeks).toBeFocused();
    await expect(weeks).toHaveValue("50");
    await expect(weeks).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("24");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: w.result })).toBeFocused();
  });
}

test("printed, the result stays and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("monthsPregnant", "tr")}#mode=week&weeks=24&days=5`);
  await expect(page.getByRole("region", { name: "Sonuç" })).toContainText("24 hafta 5 gün");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Hesapla" })).toBeHidden();
  await expect(page.getByText("6. aydasınız")).toBeVisible();
});

test("the home page's question leads to the page of the week", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Gün").fill(String(lmp.getDate()));
  await page.getByLabel("Ay", { exact: true }).fill(String(lmp.getMonth() + 1));
  await page.getByLabel("Yıl").fill(String(lmp.getFullYear()));
  await page.getByRole("button", { name: "Haftamı göster" }).click();
  await expect(page).toHaveURL(pathTo("pregnancyWeek", "tr", { hafta: "24" }));
});
