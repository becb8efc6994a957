import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "../../src/routes";

const words = {
  tr: {
    day: "Gün",
    month: "Ay",
    year: "Yıl",
    submit: "Hesapla",
    result: "Sonuç",
    list: "Aşı günleri, en erkenden geçe",
    hexa2: "Altılı karma (DaBT-İPA-Hib-HepB), 2. doz",
    hexa3: "Altılı karma (DaBT-İPA-Hib-HepB), 3. doz",
    done: "Yapıldı",
    free: "ücretsizdir",
    copy: "Bağlantıyı kopyala",
    calendar: "Takvime ekle",
    forget: "Yazdıklarımı unut",
    uk: "Birleşik Krallık",
    invalid: "Böyle bir tarih yok",
    summary: "Aşı: ",
  },
  en: {
    day: "Day",
    month: "Month",
    year: "Year",
    submit: "Work it out",
    result: "Result",
    list: "Vaccine days, earliest first",
    hexa2: "6-in-1 (DTaP-IPV-Hib-HepB), dose 2",
    hexa3: "6-in-1 (DTaP-IPV-Hib-HepB), dose 3",
    done: "Done",
    free: "are free",
    copy: "Copy link",
    calendar: "Add to calendar",
    forget: "Forget what I typed",
    uk: "United Kingdom",
    invalid: "There is no such date",
    summary: "Vaccines: ",
  },
} as const;

/** A child of 155 days: past the doses at 4 months, before those at 6. */
const birth = new Date(Date.now() - 155 * 86_400_000);

async function fill(page: Page, w: (typeof words)["tr" | "en"], day: string, month: string, year: string): Promise<void> {
  await page.getByRole("textbox", { name: w.day, exact: true }).fill(day);
  await page.getByRole("textbox", { name: w.month, exact: true }).fill(month);
  await page.getByRole("textbox", { name: w.year, exact: true }).fill(year);
}

const fillBirth = (page: Page, w: (typeof words)["tr" | "en"]): Promise<void> =>
  fill(page, w, String(birth.getDate()), String(birth.getMonth() + 1), String(birth.getFullYear()));

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("vaccineCalendar", language);

  test(`in ${language} a date gives the list; ticks stay on the device and out of the link; forgetting empties all`, async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await fillBirth(page, w);
    await page.getByRole("button", { name: w.submit }).click();
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toBeFocused();
    await expect(result).toContainText(w.free);
    const list = page.getByRole("table", { name: w.list });
    await list.getByRole("checkbox", { name: w.hexa2 }).check();
    await expect(list.getByRole("row", { name: w.hexa2 })).toContainText(w.done);
    await page.reload();
    await expect(list.getByRole("checkbox", { name: w.hexa2 })).toBeChecked();

    await result.getByRole("button", { name: w.copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toMatch(/^#country=TR&day=\d+&month=\d+&year=\d+$/);
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(link);
    await expect(other.getByRole("table", { name: w.list }).getByRole("checkbox", { name: w.hexa2 })).not.toBeChecked();
    await stranger.close();

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.getByRole("textbox", { name: w.year, exact: true })).toHaveValue("");
    await expect(list).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("ninni-tool-vaccine")))).toEqual([]);
    expect(new URL(page.url()).hash).toBe("");
  });

  test(`in ${language} a wrong date says so, keeps what was typed and takes the focus there, by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const day = page.getByRole("textbox", { name: w.day, exact: true });
    await day.focus();
    await page.keyboard.type("31");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2026");
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.invalid)).toBeVisible();
    await expect(day).toBeFocused();
    await expect(day).toHaveValue("31");
    await expect(day).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("28");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: w.result })).toBeFocused();
    // On to the list and its boxes.
    const box = page.getByRole("table", { name: w.list }).getByRole("checkbox", { name: w.hexa3 });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  });

  test(`in ${language} the calendar file holds one entry a visit, each with two reminders, and not what is given`, async ({ page }) => {
    await page.goto(path);
    await fillBirth(page, w);
    await page.getByRole("button", { name: w.submit }).click();
    await page.getByRole("table", { name: w.list }).getByRole("checkbox", { name: w.hexa3 }).check();
    const wait = page.waitForEvent("download");
    await page.getByRole("button", { name: w.calendar }).click();
    const download = await wait;
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const file = readFileSync(await download.path(), "utf8");
    expect(file.split("\r\n").filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    const lines = file.replaceAll("\r\n ", "").split("\r\n");
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
    const of = (name: string) => lines.filter((line) => line.startsWith(name));
    // 6, 9, 12, 18, 24 and 48 months and 13 years are still to come.
    expect(of("BEGIN:VEVENT")).toHaveLength(7);
    expect(of("END:VEVENT")).toHaveLength(7);
    expect(new Set(of("UID:")).size).toBe(7);
    for (const uid of of("UID:")) expect(uid).toMatch(/^UID:ninni-vaccine-tr-\d{8}-\d+(months|years)@ninni$/);
    expect(of("DTSTART;VALUE=DATE:")).toHaveLength(7);
    expect(of("DTEND;VALUE=DATE:")).toHaveLength(7);
    for (const summary of of("SUMMARY:")) expect(summary).toContain(w.summary);
    expect(of("SUMMARY:")[0]).not.toContain(w.hexa3.replace(",", "\\,"));
    expect(of("TRIGGER:")).toEqual(Array.from({ length: 7 }, () => ["TRIGGER:-P6DT15H", "TRIGGER:-PT15H"]).flat());
  });
}

test("another country's schedule opens from its link", async ({ page }) => {
  await page.goto(`${pathTo("vaccineCalendar", "tr")}#country=UK&day=1&month=1&year=2026`);
  await expect(page.getByRole("radio", { name: words.tr.uk })).toBeChecked();
  await expect(page.getByRole("table", { name: words.tr.list })).toContainText("26 Şubat 2026");
});

test("printed, the list stays and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("vaccineCalendar", "tr")}#country=TR&day=1&month=6&year=2026`);
  await expect(page.getByRole("table", { name: words.tr.list })).toContainText("1 Ağustos 2026");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(page.getByRole("table", { name: words.tr.list })).toBeVisible();
});
