import { expect, test } from "@playwright/test";
import { type Language, languages, pathTo } from "../../src/routes/routes";
import { textsIn } from "../support/texts";
import {
  copyLink,
  dateBoxes,
  dayFromNow,
  downloadCalendar,
  expectForgotten,
  expectRefused,
  fillDate,
  resultRegion,
  retype,
  toolWords,
  typeDate,
  written,
} from "./calculatorPage";

const wordsIn = (language: Language) => {
  const t = textsIn(language, "vaccineCalendar", "common");
  const hexa = (dose: number) => t("vaccine.doseOf", { vaccine: t("vaccine.name.hexa"), dose: t(`vaccine.dose.${dose}`) });
  return {
    ...toolWords[language],
    list: t("vaccine.listCaption"),
    hexa2: hexa(2),
    hexa3: hexa(3),
    done: t("vaccine.status.done"),
    free: t("vaccine.about.TR"),
    uk: t("vaccine.country.UK"),
    invalid: t("vaccine.error.dateInvalid"),
    file: t("vaccine.icsFile"),
    summary: t("vaccine.icsTitle", { doses: "" }),
  };
};
const words = { tr: wordsIn("tr"), en: wordsIn("en") };

/** A child of 155 days: past the doses at 4 months, before those at 6. */
const birth = dayFromNow(-155);

for (const language of languages) {
  const w = words[language];
  const path = pathTo("vaccineCalendar", language);

  test(`in ${language} a date gives the list; ticks are stored on the device and not in the link; “forget” deletes all`, async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), birth);
    await page.getByRole("button", { name: w.submit }).click();
    const result = resultRegion(page, w);
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

  // The rest is the same code in both languages, so it is tested in one of them.
  if (language === "en") continue;

  test(`in ${language} a wrong date is explained, keeps what was typed and gets the focus, by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const { day } = dateBoxes(page, w);
    await day.focus();
    await typeDate(page, [31, 2, 2026]);
    await page.keyboard.press("Enter");
    await expectRefused(day, "31", w.invalid);
    await retype(page, "28");
    await expect(resultRegion(page, w)).toBeFocused();
    // On to the list and its checkboxes.
    const box = page.getByRole("table", { name: w.list }).getByRole("checkbox", { name: w.hexa3 });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  });

  test(`in ${language} the calendar file contains one entry for overdue doses, one for each future visit with two reminders, and no given doses`, async ({
    page,
  }) => {
    await page.goto(path);
    await fillDate(dateBoxes(page, w), birth);
    await page.getByRole("button", { name: w.submit }).click();
    await page.getByRole("table", { name: w.list }).getByRole("checkbox", { name: w.hexa3 }).check();
    const { name, entries } = await downloadCalendar(page, w);
    expect(name).toBe(w.file);
    const [now, ...coming] = entries;
    expect(now).toMatchObject({ start: dayFromNow(0), reminders: [] });
    expect(now?.uid).toMatch(/^ninni-vaccine-tr-\d{8}-due-now@ninni$/);
    expect(now?.summary).toContain(w.hexa2.replace(",", "\\,"));
    // 6, 9, 12, 18, 24 and 48 months and 13 years are still to come.
    expect(coming).toHaveLength(7);
    for (const { uid, reminders } of coming) {
      expect(uid).toMatch(/^ninni-vaccine-tr-\d{8}-\d+(months|years)@ninni$/);
      expect(reminders).toEqual(["-P6DT15H", "-PT15H"]);
    }
    for (const { summary } of entries) {
      expect(summary).toContain(w.summary);
      expect(summary).not.toContain(w.hexa3.replace(",", "\\,"));
    }
  });
}

test("another country's schedule opens from its link", async ({ page }) => {
  await page.goto(`${pathTo("vaccineCalendar", "tr")}#country=UK&day=1&month=1&year=2026`);
  await expect(page.getByRole("radio", { name: words.tr.uk })).toBeChecked();
  await expect(page.getByRole("table", { name: words.tr.list })).toContainText(written([26, 2, 2026], "tr"));
});

test("printing keeps the list and hides the form", async ({ page }) => {
  await page.goto(`${pathTo("vaccineCalendar", "tr")}#country=TR&day=1&month=6&year=2026`);
  await expect(page.getByRole("table", { name: words.tr.list })).toContainText(written([1, 8, 2026], "tr"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.tr.submit })).toBeHidden();
  await expect(page.getByRole("table", { name: words.tr.list })).toBeVisible();
});
