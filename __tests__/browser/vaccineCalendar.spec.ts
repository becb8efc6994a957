import { expect, test } from "@playwright/test";
import { pathTo } from "../../src/routes";
import {
  copyLink,
  dateBoxes,
  dayFromNow,
  downloadCalendar,
  expectForgotten,
  expectRefused,
  fillDate,
  resultOf,
  retype,
  toolWords,
  typeDate,
} from "./toolPage";

const words = {
  tr: {
    ...toolWords.tr,
    list: "Aşı günleri, en erkenden geçe",
    hexa2: "Altılı karma (DaBT-İPA-Hib-HepB), 2. doz",
    hexa3: "Altılı karma (DaBT-İPA-Hib-HepB), 3. doz",
    done: "Yapıldı",
    free: "ücretsizdir",
    uk: "Birleşik Krallık",
    invalid: "Böyle bir tarih yok",
    summary: "Aşı: ",
  },
  en: {
    ...toolWords.en,
    list: "Vaccine days, earliest first",
    hexa2: "6-in-1 (DTaP-IPV-Hib-HepB), dose 2",
    hexa3: "6-in-1 (DTaP-IPV-Hib-HepB), dose 3",
    done: "Done",
    free: "are free",
    uk: "United Kingdom",
    invalid: "There is no such date",
    summary: "Vaccines: ",
  },
} as const;

/** A child of 155 days: past the doses at 4 months, before those at 6. */
const birth = dayFromNow(-155);

for (const language of ["tr", "en"] as const) {
  const w = words[language];
  const path = pathTo("vaccineCalendar", language);

  test(`in ${language} a date gives the list; ticks stay on the device and out of the link; forgetting empties all`, async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), birth);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultOf(page, w);
    await expect(result).toBeFocused();
    await expect(result).toContainText(w.free);
    const list = page.getByRole("table", { name: w.list });
    await list.getByRole("checkbox", { name: w.hexa2 }).check();
    await expect(list.getByRole("row", { name: w.hexa2 })).toContainText(w.done);
    await page.reload();
    await expect(list.getByRole("checkbox", { name: w.hexa2 })).toBeChecked();

    const link = await copyLink(page, w);
    expect(new URL(link).hash).toMatch(/^#country=TR&day=\d+&month=\d+&year=\d+$/);
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(link);
    await expect(other.getByRole("table", { name: w.list }).getByRole("checkbox", { name: w.hexa2 })).not.toBeChecked();
    await stranger.close();

    await result.getByRole("button", { name: w.forget }).click();
    await expect(dateBoxes(page, w).year).toHaveValue("");
    await expect(list).toBeHidden();
    await expectForgotten(page, "ninni-tool-vaccine");
  });

  test(`in ${language} a wrong date says so, keeps what was typed and takes the focus there, by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const { day } = dateBoxes(page, w);
    await day.focus();
    await typeDate(page, [31, 2, 2026]);
    await page.keyboard.press("Enter");
    await expectRefused(day, "31", w.invalid);
    await retype(page, "28");
    await expect(resultOf(page, w)).toBeFocused();
    // On to the list and its boxes.
    const box = page.getByRole("table", { name: w.list }).getByRole("checkbox", { name: w.hexa3 });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  });

  test(`in ${language} the calendar file holds one entry a visit, each with two reminders, and not what is given`, async ({ page }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), birth);
    await page.getByRole("button", { name: w.submit }).click();
    await page.getByRole("table", { name: w.list }).getByRole("checkbox", { name: w.hexa3 }).check();
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toMatch(/\.ics$/);
    // 6, 9, 12, 18, 24 and 48 months and 13 years are still to come.
    expect(entries).toHaveLength(7);
    for (const { uid, summary, reminders } of entries) {
      expect(uid).toMatch(/^ninni-vaccine-tr-\d{8}-\d+(months|years)@ninni$/);
      expect(summary).toContain(w.summary);
      expect(reminders).toEqual(["-P6DT15H", "-PT15H"]);
    }
    expect(entries[0]?.summary).not.toContain(w.hexa3.replace(",", "\\,"));
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
