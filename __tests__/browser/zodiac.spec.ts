import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "../../src/routes";

const words = {
  tr: {
    parts: ["Gün", "Ay", "Yıl"],
    submit: "Burçlara bakın",
    result: "Sonuç",
    mother: "Annenin doğum tarihi",
    baby: "Bebeğin doğum tarihi",
    pair: "Koç anne, Aslan bebek",
    fun: "Eğlence amaçlıdır; bilimsel dayanağı yoktur.",
    study: "10 milyondan fazla evlilik",
    wheel: "Koç ile Aslan arasında bir çizgi",
    sign: "Burç",
    motherSign: "Annenin burcu",
    choose: "Bir burç seçin.",
    notBorn: "Bebek daha doğmadıysa",
    signPair: "Boğa anne, Aslan bebek",
    copy: "Bağlantıyı kopyala",
    forget: "Yazdıklarımı unut",
  },
  en: {
    parts: ["Day", "Month", "Year"],
    submit: "See the signs",
    result: "Result",
    mother: "Mother’s birth date",
    baby: "Baby’s birth date",
    pair: "Aries mother, Leo baby",
    fun: "For entertainment; no scientific basis.",
    study: "more than 10 million marriages",
    wheel: "a line from Aries to Leo",
    sign: "Sign",
    motherSign: "Mother’s sign",
    choose: "Choose a sign.",
    notBorn: "If the baby isn’t born yet",
    signPair: "Taurus mother, Leo baby",
    copy: "Copy link",
    forget: "Forget what I typed",
  },
} as const;

const born = ["10", "8", "2024"] as const;
const state = "mother=birth&mother-day=4&mother-month=4&mother-year=1996&baby=birth&baby-day=10&baby-month=8&baby-year=2024";

async function fill(page: Page, field: string, parts: readonly string[], values: readonly string[]) {
  const group = page.getByRole("group", { name: field, exact: true });
  for (const [i, part] of parts.entries()) await group.getByLabel(part, { exact: true }).fill(values[i] ?? "");
}

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("zodiac", language);

  test(`in ${language} two dates give two signs, said to be for fun; the link opens the same again; forgetting empties it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await fill(page, w.mother, w.parts, ["4", "4", "1996"]);
    await fill(page, w.baby, w.parts, born);
    await page.getByRole("button", { name: w.submit }).click();
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toContainText(w.pair);
    await expect(result).toContainText(w.fun);
    await expect(result).toContainText(w.study);
    await expect(result.getByRole("img", { name: w.wheel })).toBeVisible();
    await expect(result).toBeFocused();
    await result.getByRole("button", { name: w.copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#mother=birth&mother-day=4");

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole("region", { name: w.result })).toContainText(w.pair);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.getByRole("group", { name: w.mother, exact: true }).getByLabel(w.parts[2], { exact: true })).toHaveValue("");
    expect(await page.evaluate(() => localStorage.getItem("ninni-tool-zodiac"))).toBeNull();
    expect(new URL(page.url()).hash).toBe("");
  });

  test(`in ${language} a birth to come is refused beside its boxes, and corrected by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    await fill(page, w.mother, w.parts, ["4", "4", "1996"]);
    await fill(page, w.baby, w.parts, ["10", "8", "2099"]);
    const group = page.getByRole("group", { name: w.baby, exact: true });
    await page.keyboard.press("Enter");
    await expect(group.getByText(w.notBorn)).toBeVisible();
    await expect(group.getByLabel(w.parts[0], { exact: true })).toBeFocused();
    await expect(group.getByLabel(w.parts[2], { exact: true })).toHaveValue("2099");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("2024");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: w.result })).toBeFocused();
    await expect(page.getByRole("region", { name: w.result })).toContainText(w.pair);
  });

  test(`in ${language} a sign that was not chosen is asked for, and chosen with the arrow keys`, async ({ page }) => {
    await page.goto(path);
    await fill(page, w.baby, w.parts, born);
    await page.getByText(w.sign, { exact: true }).and(page.locator("label")).first().click();
    await page.getByRole("button", { name: w.submit }).click();
    const group = page.getByRole("group", { name: w.motherSign, exact: true });
    await expect(group.getByText(w.choose)).toBeVisible();
    await expect(group.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: w.result })).toContainText(w.signPair);
  });

  test(`in ${language} on a narrow phone nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${path}#${state}`);
    await expect(page.getByRole("region", { name: w.result })).toContainText(w.pair);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("before the script the days of the signs and the points can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo("zodiac", "tr"));
  await expect(page.getByText("21 Mart – 19 Nisan", { exact: true })).toBeVisible();
  await expect(page.getByText("Bu puanları biz koyduk")).toBeVisible();
  await context.close();
});

test("printed, the result stays and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("zodiac", "tr")}#${state}`);
  const result = page.getByRole("region", { name: "Sonuç" });
  await expect(result).toContainText("Koç anne, Aslan bebek");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Burçlara bakın" })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("button", { name: "Bağlantıyı kopyala" })).toBeHidden();
});
