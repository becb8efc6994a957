import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "../../src/routes";

const words = {
  tr: {
    day: "Gün",
    month: "Ay",
    year: "Yıl",
    submit: "Hesapla",
    result: "Sonuç",
    period: "Son adetinizin ilk günü",
    scan: "Ultrason",
    scanDay: "Ultrasonun yapıldığı gün",
    periodToo: "Son adetinizin ilk günü (isteğe bağlı)",
    weeks: "Hafta",
    days: "Ek gün",
    kept: "Son adet tarihi kaldı",
    cycle: "Kaç gün",
    cycleRange: "20 ile 45 gün arasında",
    exact: "24 hafta 5 gün",
    read: /haftayı okuyun/,
    copy: "Bağlantıyı kopyala",
    calendar: "Takvime ekle",
    forget: "Yazdıklarımı unut",
    now: "şimdi",
    file: "ninni-dogum-tarihi.ics",
    due: "Tahmini doğum tarihi",
  },
  en: {
    day: "Day",
    month: "Month",
    year: "Year",
    submit: "Work it out",
    result: "Result",
    period: "First day of your last period",
    scan: "Scan",
    scanDay: "Day of the scan",
    periodToo: "First day of your last period (optional)",
    weeks: "Weeks",
    days: "Days",
    kept: "The last period’s date stays",
    cycle: "Length",
    cycleRange: "from 20 to 45 days",
    exact: "24 weeks 5 days",
    read: /Read week/,
    copy: "Copy link",
    calendar: "Add to calendar",
    forget: "Forget what I typed",
    now: "now",
    file: "ninni-due-date.ics",
    due: "Due date",
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

/** The due date of a last period 24 weeks and 5 days ago, and the borders of the second follow-up (18w0d to the day after 24w6d). */
const lmp = dayFromNow(-173);
const due = dayFromNow(107);

async function fillDate(page: Page, w: Words, group: string, day: Date): Promise<void> {
  const fields = page.getByRole("group", { name: group, exact: true });
  await fields.getByLabel(w.day, { exact: true }).fill(String(day.getDate()));
  await fields.getByLabel(w.month, { exact: true }).fill(String(day.getMonth() + 1));
  await fields.getByLabel(w.year, { exact: true }).fill(String(day.getFullYear()));
}

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("dueDate", language);

  test(`in ${language} a last period gives the date and the table; the link opens the same again; forgetting empties it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await fillDate(page, w, w.period, lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toContainText(w.exact);
    await expect(result).toBeFocused();
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));
    await expect(page.locator("section table").getByText(w.now, { exact: true }).first()).toBeVisible();
    await result.getByRole("button", { name: w.copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#method=lmp");

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole("region", { name: w.result })).toContainText(w.exact);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.getByLabel(w.year, { exact: true })).toHaveValue("");
    expect(await page.evaluate(() => localStorage.getItem("ninni-tool-due-date"))).toBeNull();
    expect(new URL(page.url()).hash).toBe("");
  });

  test(`in ${language} a scan is compared with the last period`, async ({ page }) => {
    await page.goto(path);
    await page.getByText(w.scan, { exact: true }).click();
    // 9 weeks 0 days by the last period on the day of the scan, which says 8 weeks 0 days: 7 days apart, the limit is 7.
    await fillDate(page, w, w.scanDay, dayFromNow(-110));
    await page.getByRole("textbox", { name: w.weeks }).fill("8");
    await page.getByRole("textbox", { name: w.days }).fill("0");
    await fillDate(page, w, w.periodToo, lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const result = page.getByRole("region", { name: w.result });
    await expect(result.getByRole("heading", { name: w.kept })).toBeVisible();
    await expect(result).toContainText(w.exact);
  });

  test(`in ${language} the calendar file holds the due date and the four follow-ups`, async ({ page }) => {
    await page.goto(path);
    await fillDate(page, w, w.period, lmp);
    await page.getByRole("button", { name: w.submit }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: w.calendar }).click()]);
    expect(download.suggestedFilename()).toBe(w.file);
    const content = await readFile(await download.path(), "utf8");
    expect(content.endsWith("\r\n")).toBe(true);
    const folded = content.slice(0, -2).split("\r\n");
    for (const line of folded) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line, "utf8")).toBeLessThanOrEqual(75);
    }
    const lines = content.replaceAll("\r\n ", "").trimEnd().split("\r\n");
    for (const line of lines) expect(line).toMatch(/^[A-Z-]+(;[A-Z]+=[A-Z-]+)*:.+$/);
    expect([lines[0], lines[1], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR"]);
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(5);
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(5);
    expect(lines.filter((line) => line.startsWith("UID:"))).toEqual(
      ["edd", "visit-1", "visit-2", "visit-3", "visit-4"].map((name) => `UID:ninni-${name}@ninni`),
    );
    expect(lines.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(5);
    const first = lines.slice(lines.indexOf("BEGIN:VEVENT"), lines.indexOf("END:VEVENT"));
    expect(first).toEqual(
      expect.arrayContaining([`DTSTART;VALUE=DATE:${compact(due)}`, `DTEND;VALUE=DATE:${compact(dayFromNow(108))}`, `SUMMARY:${w.due}`]),
    );
    const second = lines.slice(lines.indexOf("UID:ninni-visit-2@ninni"));
    expect(second.find((line) => line.startsWith("DTSTART"))).toBe(`DTSTART;VALUE=DATE:${compact(dayFromNow(126 - 173))}`);
    expect(second.find((line) => line.startsWith("DTEND"))).toBe(`DTEND;VALUE=DATE:${compact(dayFromNow(175 - 173))}`);
  });

  test(`in ${language} a wrong cycle says what is accepted, keeps what was typed and takes the focus there, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(`${path}#day=${lmp.getDate()}&month=${lmp.getMonth() + 1}&year=${lmp.getFullYear()}`);
    await expect(page.getByRole("region", { name: w.result })).toContainText(w.exact);
    const cycle = page.getByRole("textbox", { name: w.cycle });
    await cycle.focus();
    await page.keyboard.type("60");
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.cycleRange)).toBeVisible();
    await expect(cycle).toBeFocused();
    await expect(cycle).toHaveValue("60");
    await expect(cycle).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("28");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: w.result })).toBeFocused();
    await expect(page.getByRole("region", { name: w.result })).toContainText(w.exact);
  });
}

test("before the script the weeks of the follow-ups and the formulas can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo("dueDate", "tr"));
  await expect(page.getByText("18–24. hafta", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Son adet: ilk gün + 280 gün")).toBeVisible();
  await context.close();
});

test("printed, the result and the table stay and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("dueDate", "tr")}#method=lmp&day=${lmp.getDate()}&month=${lmp.getMonth() + 1}&year=${lmp.getFullYear()}`);
  const result = page.getByRole("region", { name: "Sonuç" });
  await expect(result).toContainText("24 hafta 5 gün");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Hesapla" })).toBeHidden();
  await expect(result).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sizin tarihleriniz" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Takvime ekle" })).toBeHidden();
});
