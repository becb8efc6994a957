import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "../../src/routes";

const words = {
  tr: {
    birth: "Annenin doğum tarihi",
    day: "Gebe kalınan gün",
    parts: ["Gün", "Ay", "Yıl"],
    submit: "Hesapla",
    result: "Sonuç",
    says: "Tablo “kız” diyor",
    kappa: "0,0002",
    copy: "Bağlantıyı kopyala",
    forget: "Yazdıklarımı unut",
    future: "Bu gün henüz gelmedi",
  },
  en: {
    birth: "Mother’s date of birth",
    day: "Day of conception",
    parts: ["Day", "Month", "Year"],
    submit: "Work it out",
    result: "Result",
    says: "The chart says “girl”",
    kappa: "0.0002",
    copy: "Copy link",
    forget: "Forget what I typed",
    future: "That day is still to come",
  },
} as const;

/** Born 10 March 1996, conceived 25 June 2024: lunar age 29, lunar month 5 of a year without a leap month, far from a border. */
const state = "mode=date&birth-day=10&birth-month=3&birth-year=1996&day=25&month=6&year=2024&cycle=28";

async function fill(page: Page, field: string, parts: readonly string[], values: readonly string[]) {
  const group = page.getByRole("group", { name: field });
  for (const [i, part] of parts.entries()) await group.getByLabel(part, { exact: true }).fill(values[i] ?? "");
}

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("chineseGender", language);

  test(`in ${language} two dates give the cell with the study beside it; the link opens the same again; forgetting empties it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await fill(page, w.birth, w.parts, ["10", "3", "1996"]);
    await fill(page, w.day, w.parts, ["25", "6", "2026"]);
    await page.getByRole("button", { name: w.submit }).click();
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toContainText(w.says);
    await expect(result).toContainText(w.kappa);
    await expect(result).toBeFocused();
    await expect(result.locator("[aria-current]")).toHaveCount(1);
    await result.getByRole("button", { name: w.copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#mode=date&birth-day=10");

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole("region", { name: w.result })).toContainText(w.says);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.getByRole("group", { name: w.birth }).getByLabel(w.parts[2], { exact: true })).toHaveValue("");
    expect(await page.evaluate(() => localStorage.getItem("ninni-tool-chinese-gender"))).toBeNull();
    expect(new URL(page.url()).hash).toBe("");
  });

  test(`in ${language} a day to come is refused beside its boxes, by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    await fill(page, w.birth, w.parts, ["10", "3", "1996"]);
    await fill(page, w.day, w.parts, ["25", "6", "2049"]);
    const group = page.getByRole("group", { name: w.day });
    await page.keyboard.press("Enter");
    await expect(group.getByText(w.future)).toBeVisible();
    await expect(group.getByLabel(w.parts[0], { exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("2024");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: w.result })).toBeFocused();
  });
}

test("printed, the result stays and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("chineseGender", "tr")}#${state}`);
  await expect(page.getByRole("region", { name: "Sonuç" })).toContainText("Çin takvimine göre yaş 29");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Hesapla" })).toBeHidden();
  await expect(page.getByText("Çin takvimine göre yaş 29")).toBeVisible();
});

test("on a narrow phone the whole chart fits and the page does not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${pathTo("chineseGender", "tr")}#${state}`);
  await expect(page.getByRole("region", { name: "Sonuç" })).toContainText("29");
  await expect(page.getByRole("table")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
