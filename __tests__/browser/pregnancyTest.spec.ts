import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { type Language, pathTo } from "../../src/routes";

const words = {
  tr: {
    parts: ["Gün", "Ay", "Yıl"],
    answers: ["Yapmadım", "Oldu, korunmadan", "Tedavi olmadı", "Günü gelmedi"],
    test: "Evde gebelik testi yaptınız mı?",
    lmp: "Son adetinizin ilk günü",
    cycle: "Döngü",
    cycleRange: "Döngü 20 ile 45 arasında bir tam sayı olmalı",
    choose: "Birini seçin.",
    submit: "Sonucu göster",
    result: "Sonuç",
    some: "Bazı belirtiler var",
    isPositive: "Testiniz pozitif",
    folic: "400 mikrogram",
    weeks: "2 hafta 0 gün",
    read: /haftayı okuyun/,
    fainting: "Bayılma",
    call: "112’yi arayın",
    copy: "Bağlantıyı kopyala",
    calendar: "Takvime ekle",
    forget: "Yazdıklarımı unut",
    file: "test-gunu.ics",
    summary: "Test günü",
  },
  en: {
    parts: ["Day", "Month", "Year"],
    answers: ["No", "Yes, without protection", "No treatment", "Not due yet"],
    test: "Have you taken a home pregnancy test?",
    lmp: "First day of your last period",
    cycle: "Cycle",
    cycleRange: "The cycle must be a whole number from 20 to 45",
    choose: "Choose one.",
    submit: "Show the result",
    result: "Result",
    some: "Some signs",
    isPositive: "Your test is positive",
    folic: "400 micrograms",
    weeks: "2 weeks 0 days",
    read: /Read week/,
    fainting: "Fainting",
    call: "Call 112",
    copy: "Copy link",
    calendar: "Add to calendar",
    forget: "Forget what I typed",
    file: "test-day.ics",
    summary: "Test day",
  },
} as const;

type Words = (typeof words)[Language];

/** A calendar day some days from today: noon keeps clear of a change of the clocks. */
function dayFromNow(days: number): Date {
  const day = new Date();
  day.setHours(12, 0, 0, 0);
  day.setDate(day.getDate() + days);
  return day;
}
const compact = (day: Date): string =>
  `${day.getFullYear()}${String(day.getMonth() + 1).padStart(2, "0")}${String(day.getDate()).padStart(2, "0")}`;

/** A last period 14 days ago with a cycle of 28 days is due in 14 days. */
const lmp = dayFromNow(-14);
const lmpState = `lmp-day=${lmp.getDate()}&lmp-month=${lmp.getMonth() + 1}&lmp-year=${lmp.getFullYear()}`;
const state = `test=none&sex=yes&treatment=no&late=not-due&${lmpState}`;

async function answerAll(page: Page, w: Words) {
  for (const answer of w.answers) await page.getByText(answer, { exact: true }).first().click();
  const group = page.getByRole("group", { name: w.lmp });
  for (const [i, value] of [lmp.getDate(), lmp.getMonth() + 1, lmp.getFullYear()].entries())
    await group.getByLabel(w.parts[i] ?? "", { exact: true }).fill(String(value));
}

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("pregnancyTest", language);

  test(`in ${language} the answers give a band and a day, never a percentage; the link opens the same again; forgetting empties it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await answerAll(page, w);
    await page.getByRole("button", { name: w.submit }).click();
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toContainText(w.some);
    await expect(result).toContainText(w.weeks);
    await expect(result).toContainText(w.folic);
    await expect(result).toContainText("112");
    await expect(result).not.toContainText("%");
    await expect(result).toBeFocused();
    await result.getByRole("button", { name: w.copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#test=none&sex=yes");

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole("region", { name: w.result })).toContainText(w.some);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.locator("input[type=radio][name=late]:checked")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("ninni-tool-pregnancy-test"))).toBeNull();
    expect(new URL(page.url()).hash).toBe("");
  });

  test(`in ${language} a red sign answers at once with 112 and takes the questions away`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("checkbox", { name: w.fainting }).check();
    const result = page.getByRole("region", { name: w.result });
    await expect(result.getByRole("link", { name: w.call })).toHaveAttribute("href", "tel:112");
    await expect(page.getByRole("group", { name: w.test })).toHaveCount(0);
    await page.getByRole("checkbox", { name: w.fainting }).uncheck();
    await expect(page.getByRole("group", { name: w.test })).toBeVisible();
    await expect(result.getByRole("link", { name: w.call })).toHaveCount(0);
  });

  test(`in ${language} a positive test leads to the week`, async ({ page }) => {
    await page.goto(`${path}#test=positive&${lmpState}`);
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toContainText(w.isPositive);
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "2" }));
  });

  test(`in ${language} the calendar file holds the day for the test`, async ({ page }) => {
    await page.goto(`${path}#${state}`);
    await expect(page.getByRole("region", { name: w.result })).toContainText(w.some);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: w.calendar }).click()]);
    expect(download.suggestedFilename()).toBe(w.file);
    const content = await readFile(await download.path(), "utf8");
    expect(content.endsWith("\r\n")).toBe(true);
    for (const line of content.slice(0, -2).split("\r\n")) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line, "utf8")).toBeLessThanOrEqual(75);
    }
    const lines = content.replaceAll("\r\n ", "").trimEnd().split("\r\n");
    for (const line of lines) expect(line).toMatch(/^[A-Z-]+(;[A-Z]+=[A-Z-]+)*:.+$/);
    expect([lines[0], lines[1], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR"]);
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        "UID:ninni-test@ninni",
        `DTSTART;VALUE=DATE:${compact(dayFromNow(14))}`,
        `DTEND;VALUE=DATE:${compact(dayFromNow(15))}`,
        `SUMMARY:${w.summary}`,
      ]),
    );
  });

  test(`in ${language} what is missing or wrong is said beside it, kept, and takes the focus, by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("button", { name: w.submit }).focus();
    await page.keyboard.press("Enter");
    const group = page.getByRole("group", { name: w.test });
    await expect(group.getByText(w.choose)).toBeVisible();
    await expect(group.getByRole("radio").first()).toBeFocused();

    await page.goto("about:blank");
    await page.goto(`${path}#${state}`);
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toContainText(w.some);
    const cycle = page.getByRole("textbox", { name: w.cycle });
    await cycle.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("60");
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.cycleRange)).toBeVisible();
    await expect(cycle).toBeFocused();
    await expect(cycle).toHaveValue("60");
    await expect(cycle).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("28");
    await page.keyboard.press("Enter");
    await expect(result).toBeFocused();
    await expect(result).toContainText(w.some);
  });
}

test("before the script the red signs, the days for a test and the points can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo("pregnancyTest", "tr"));
  await expect(page.getByRole("heading", { name: "Hemen 112’yi arayın" })).toBeVisible();
  await expect(page.getByText("Belli değilse: son korunmasız ilişkiden en az 21 gün sonra.")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Ruh halinde iniş çıkış" })).toBeVisible();
  await context.close();
});

test("printed, the result stays and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("pregnancyTest", "tr")}#${state}`);
  const result = page.getByRole("region", { name: "Sonuç" });
  await expect(result).toContainText("Bazı belirtiler var");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Sonucu göster" })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("button", { name: "Takvime ekle" })).toBeHidden();
});

test("on a narrow phone the page does not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${pathTo("pregnancyTest", "tr")}#${state}`);
  await expect(page.getByRole("region", { name: "Sonuç" })).toContainText("Bazı belirtiler var");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
