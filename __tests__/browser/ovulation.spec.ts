import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "../../src/routes";

const words = {
  tr: {
    day: "Gün",
    month: "Ay",
    year: "Yıl",
    locale: "tr-TR",
    to: " – ",
    submit: "Hesapla",
    result: "Sonuç",
    period: "Son adetinizin ilk günü",
    cycle: "Döngü",
    cycleRange: "20 ile 45 arasında",
    irregular: "Düzensiz",
    shortest: "En kısa",
    longest: "En uzun",
    below: "En uzun döngü, en kısasından kısa olamaz",
    cycles: "Gelecek döngüler",
    warning: "korunma yöntemi değildir",
    copy: "Bağlantıyı kopyala",
    calendar: "Takvime ekle",
    forget: "Yazdıklarımı unut",
    fertile: "Doğurgan olabileceğiniz günler",
  },
  en: {
    day: "Day",
    month: "Month",
    year: "Year",
    locale: "en-GB",
    to: " to ",
    submit: "Work it out",
    result: "Result",
    period: "First day of your last period",
    cycle: "Cycle",
    cycleRange: "from 20 to 45",
    irregular: "Irregular",
    shortest: "Shortest",
    longest: "Longest",
    below: "The longest cycle can’t be shorter",
    cycles: "Cycles to come",
    warning: "not contraception",
    copy: "Copy link",
    calendar: "Add to calendar",
    forget: "Forget what I typed",
    fertile: "Days you may be fertile",
  },
} as const;

type Words = (typeof words)["tr" | "en"];

/** A calendar day some days from today: noon keeps clear of a change of the clocks. */
function dayFromNow(days: number): Date {
  const day = new Date();
  day.setHours(12, 0, 0, 0);
  day.setDate(day.getDate() + days);
  return day;
}

const compact = (day: Date): string =>
  `${day.getFullYear()}${String(day.getMonth() + 1).padStart(2, "0")}${String(day.getDate()).padStart(2, "0")}`;
const spoken = (w: Words, day: Date): string => new Intl.DateTimeFormat(w.locale, { day: "numeric", month: "long" }).format(day);
const range = (w: Words, from: number, to: number): string => `${spoken(w, dayFromNow(from))}${w.to}${spoken(w, dayFromNow(to))}`;

/** A period 5 days ago: with 28 days ovulation is 9 days ahead, fertile days from 4 to 9 days ahead. */
const lmp = dayFromNow(-5);
const state = `day=${lmp.getDate()}&month=${lmp.getMonth() + 1}&year=${lmp.getFullYear()}`;

async function fillDate(page: Page, w: Words, day: Date): Promise<void> {
  const fields = page.getByRole("group", { name: w.period, exact: true });
  await fields.getByLabel(w.day, { exact: true }).fill(String(day.getDate()));
  await fields.getByLabel(w.month, { exact: true }).fill(String(day.getMonth() + 1));
  await fields.getByLabel(w.year, { exact: true }).fill(String(day.getFullYear()));
}

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("ovulation", language);

  test(`in ${language} a last period gives a range and six cycles; the link opens the same again; forgetting empties it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await fillDate(page, w, lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toContainText(range(w, 4, 9));
    await expect(result).toContainText(w.warning);
    await expect(result).toBeFocused();
    await expect(page.getByRole("region", { name: w.cycles }).getByRole("row")).toHaveCount(7);
    await result.getByRole("button", { name: w.copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#irregular=no&day=");

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole("region", { name: w.result })).toContainText(range(w, 4, 9));

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.getByLabel(w.year, { exact: true })).toHaveValue("");
    expect(await page.evaluate(() => localStorage.getItem("ninni-tool-ovulation"))).toBeNull();
    expect(new URL(page.url()).hash).toBe("");
  });

  test(`in ${language} irregular cycles are answered by the shortest and the longest`, async ({ page }) => {
    await page.goto(path);
    await page.getByText(w.irregular, { exact: true }).click();
    await fillDate(page, w, lmp);
    await page.getByRole("textbox", { name: w.shortest }).fill("30");
    await page.getByRole("textbox", { name: w.longest }).fill("26");
    await page.getByRole("button", { name: w.submit }).click();
    await expect(page.getByText(w.below)).toBeVisible();
    await expect(page.getByRole("textbox", { name: w.longest })).toBeFocused();
    await page.getByRole("textbox", { name: w.shortest }).fill("26");
    await page.getByRole("textbox", { name: w.longest }).fill("32");
    await page.getByRole("button", { name: w.submit }).click();
    // Cycle days 8 to 21; day 1 was 5 days ago.
    await expect(page.getByRole("region", { name: w.result })).toContainText(range(w, 2, 15));
  });

  test(`in ${language} the calendar file holds six windows and six periods, line by line`, async ({ page }) => {
    await page.goto(`${path}#${state}`);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: w.calendar }).click()]);
    expect(download.suggestedFilename()).toBe("ninni-cycle.ics");
    const content = await readFile(await download.path(), "utf8");
    expect(content.endsWith("\r\n")).toBe(true);
    for (const line of content.slice(0, -2).split("\r\n")) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line, "utf8")).toBeLessThanOrEqual(75);
    }
    const lines = content.replaceAll("\r\n ", "").trimEnd().split("\r\n");
    for (const line of lines) expect(line).toMatch(/^[A-Z-]+(;[A-Z]+=[A-Z-]+)*:.+$/);
    expect([lines[0], lines[1], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR"]);
    expect(lines.filter((line) => line.startsWith("UID:"))).toEqual(
      ["fertile", "period"].flatMap((kind) => [1, 2, 3, 4, 5, 6].map((n) => `UID:ninni-${kind}-${n}@ninni`)),
    );
    const first = lines.slice(lines.indexOf("BEGIN:VEVENT"), lines.indexOf("END:VEVENT"));
    expect(first).toEqual(
      expect.arrayContaining([
        `DTSTART;VALUE=DATE:${compact(dayFromNow(4))}`,
        `DTEND;VALUE=DATE:${compact(dayFromNow(10))}`,
        `SUMMARY:${w.fertile}`,
      ]),
    );
    const period = lines.slice(lines.indexOf("UID:ninni-period-1@ninni"));
    expect(period.find((line) => line.startsWith("DTSTART"))).toBe(`DTSTART;VALUE=DATE:${compact(dayFromNow(23))}`);
  });

  test(`in ${language} a wrong cycle says what is accepted, keeps what was typed and takes the focus there, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(`${path}#${state}`);
    await expect(page.getByRole("region", { name: w.result })).toContainText(range(w, 4, 9));
    const cycle = page.getByRole("textbox", { name: w.cycle, exact: true });
    await cycle.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("60");
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.cycleRange)).toBeVisible();
    await expect(cycle).toBeFocused();
    await expect(cycle).toHaveValue("60");
    await expect(cycle).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("30");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: w.result })).toBeFocused();
    await expect(page.getByRole("region", { name: w.result })).toContainText(range(w, 6, 11));
  });

  test(`in ${language} on a narrow phone nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${path}#${state}`);
    await expect(page.getByRole("region", { name: w.cycles })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("before the script the table by hand and the formula can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo("ovulation", "tr"));
  await expect(page.getByText("10–15. gün", { exact: true })).toBeVisible();
  await expect(page.getByText("Sonraki adet = son adet + döngü")).toBeVisible();
  await context.close();
});

test("printed, the result and the cycles stay and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("ovulation", "tr")}#${state}`);
  const result = page.getByRole("region", { name: "Sonuç" });
  await expect(result).toContainText(range(words.tr, 4, 9));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Hesapla" })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("region", { name: "Gelecek döngüler" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Takvime ekle" })).toBeHidden();
});
