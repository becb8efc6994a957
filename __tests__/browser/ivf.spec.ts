import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes";

const words = {
  tr: {
    parts: ["Gün", "Ay", "Yıl"],
    submit: "Hesapla",
    result: "Sonuç",
    dates: "Sizin tarihleriniz",
    exact: "24 hafta 5 gün",
    read: /haftayı okuyun/,
    copy: "Bağlantıyı kopyala",
    forget: "Yazdıklarımı unut",
    calendar: "Takvime ekle",
    wrong: "Böyle bir tarih yok",
    summary: "Tahmini doğum tarihi",
  },
  en: {
    parts: ["Day", "Month", "Year"],
    submit: "Work it out",
    result: "Result",
    dates: "Your dates",
    exact: "24 weeks 5 days",
    read: /Read week/,
    copy: "Copy link",
    forget: "Forget what I typed",
    calendar: "Add to calendar",
    wrong: "There’s no such date",
    summary: "Due date",
  },
} as const;

/** A day-5 transfer 154 days ago is 24 weeks and 5 days; the due date is 107 days ahead. */
const transfer = new Date();
transfer.setDate(transfer.getDate() - 154);
const due = new Date();
due.setDate(due.getDate() + 107);
const values = [transfer.getDate(), transfer.getMonth() + 1, transfer.getFullYear()].map(String);
const compact = (date: Date) =>
  `${date.getFullYear()}${String(date.getMonth() + 1).padStart(2, "0")}${String(date.getDate()).padStart(2, "0")}`;

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("ivf", language);

  test(`in ${language} a transfer gives dates; the link opens the same again; forgetting empties it`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    for (const [i, part] of w.parts.entries()) await page.getByRole("textbox", { name: part, exact: true }).fill(values[i] ?? "");
    await page.getByRole("button", { name: w.submit }).click();
    const result = page.getByRole("region", { name: w.result });
    await expect(result).toContainText(w.exact);
    await expect(result).toBeFocused();
    await expect(page.getByRole("region", { name: w.dates }).getByRole("row")).toHaveCount(9);
    await expect(result.getByRole("link", { name: w.read })).toHaveAttribute("href", pathTo("pregnancyWeek", language, { hafta: "24" }));
    await result.getByRole("button", { name: w.copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#kind=transfer&age=5");

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole("region", { name: w.result })).toContainText(w.exact);

    await result.getByRole("button", { name: w.forget }).click();
    await expect(page.getByRole("textbox", { name: w.parts[2], exact: true })).toHaveValue("");
    expect(await page.evaluate(() => localStorage.getItem("ninni-tool-ivf"))).toBeNull();
    expect(new URL(page.url()).hash).toBe("");
  });

  test(`in ${language} a wrong date is explained and corrected, by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const day = page.getByRole("textbox", { name: w.parts[0], exact: true });
    await day.focus();
    await page.keyboard.type("31");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2");
    await page.keyboard.press("Tab");
    await page.keyboard.type(values[2] ?? "");
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.wrong)).toBeVisible();
    await expect(day).toBeFocused();
    await expect(day).toHaveValue("31");
    await expect(day).toHaveAttribute("aria-invalid", "true");
    for (const value of values) {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await page.getByRole("button", { name: w.submit }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: w.result })).toBeFocused();
  });

  test(`in ${language} the calendar file holds what is to come, line by line`, async ({ page }) => {
    await page.goto(`${path}#day=${values[0]}&month=${values[1]}&year=${values[2]}`);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: w.calendar }).click()]);
    expect(download.suggestedFilename()).toBe("ninni-ivf.ics");
    const content = await readFile(await download.path(), "utf8");
    expect(content.endsWith("\r\n")).toBe(true);
    for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = content.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines.at(-1)).toBe("END:VCALENDAR");
    for (const line of lines) expect(line).toMatch(/^[A-Z-]+(;[A-Z]+=[A-Z]+)?:.+$/);
    // At 24 weeks the blood test and the scans are over.
    expect(lines.filter((line) => line.startsWith("UID:"))).toEqual(["UID:ninni-edd@ninni"]);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${compact(due)}`);
    expect(lines.find((line) => line.startsWith("SUMMARY:"))).toContain(w.summary);
  });
}

test("printed, the result and its dates stay and the form goes", async ({ page }) => {
  await page.goto(`${pathTo("ivf", "tr")}#day=${values[0]}&month=${values[1]}&year=${values[2]}`);
  await expect(page.getByRole("region", { name: "Sonuç" })).toContainText("24 hafta 5 gün");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Hesapla" })).toBeHidden();
  await expect(page.getByRole("region", { name: "Sonuç" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Sizin tarihleriniz" })).toBeVisible();
});
