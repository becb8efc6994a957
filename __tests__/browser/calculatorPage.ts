/** Helpers shared by the browser tests of the calculators: texts of all their pages, dates and ages, the shared link, “forget”, downloads. */
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "../../src/routes/routes";
import { type DateShape, formatDate } from "../../src/text/formatDate";
import { textsIn } from "../support/texts";
import { expectFitsLargeText } from "./largeText";
import { counted } from "./words";

interface ToolWords {
  day: string;
  month: string;
  year: string;
  submit: string;
  result: string;
  copy: string;
  copied: string;
  calendar: string;
  forget: string;
}

function toolWordsIn(language: Language): ToolWords {
  const t = textsIn(language, "common");
  return {
    day: t("date.day"),
    month: t("date.month"),
    year: t("date.year"),
    submit: t("tool.calculate"),
    result: t("tool.result"),
    copy: t("tool.share"),
    copied: t("tool.copied"),
    calendar: t("tool.calendar"),
    forget: t("tool.forget"),
  };
}

/** The texts all calculators share, unless a calculator has its own. */
export const toolWords: Record<Language, ToolWords> = { tr: toolWordsIn("tr"), en: toolWordsIn("en") };

/**
 * A gestational age as the results show it.
 * @example ageIn("en", 24, 1) // "24 weeks 1 day"
 */
export const ageIn = (language: Language, weeks: number, days: number): string =>
  `${counted(language, "weeksCount", weeks)} ${counted(language, "daysCount", days)}`;

/** A day as it is typed. */
export type CalendarDay = readonly [day: number, month: number, year: number];

/** The day on which the tests began; a run that begins before midnight keeps it. */
const begun = Date.now();

/** The date a number of days from today; counted from noon, so that a clock change does not matter. */
export function dayFromNow(days: number): CalendarDay {
  const date = new Date(begun);
  date.setHours(12, 0, 0, 0);
  date.setDate(date.getDate() + days);
  return [date.getDate(), date.getMonth() + 1, date.getFullYear()];
}

/** A day as the pages write it. */
export const written = ([day, month, year]: CalendarDay, language: Language, shape?: DateShape): string =>
  formatDate([year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-"), language, shape);

/** A day as it is in the address of a calculator that has a date field. */
export const dayInAddress = ([day, month, year]: CalendarDay): string => `day=${day}&month=${month}&year=${year}`;

/** The boxes of the date under a legend; without a legend, of the only date on the page. */
export function dateBoxes(page: Page, w: ToolWords, legend?: string) {
  const within = legend ? page.getByRole("group", { name: legend, exact: true }) : page;
  const box = (name: string) => within.getByRole("textbox", { name, exact: true });
  return { day: box(w.day), month: box(w.month), year: box(w.year) };
}

/** Fills the boxes of a date. */
export async function fillDate(boxes: ReturnType<typeof dateBoxes>, [day, month, year]: CalendarDay): Promise<void> {
  await boxes.day.fill(String(day));
  await boxes.month.fill(String(month));
  await boxes.year.fill(String(year));
}

/** Replaces a date by keyboard alone, starting in the focused box. */
export async function typeDate(page: Page, date: CalendarDay): Promise<void> {
  for (const [i, part] of date.entries()) {
    if (i > 0) await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(String(part));
  }
}

/** Replaces the value of the focused box and submits the form, by keyboard alone. */
export async function retype(page: Page, value: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(value);
  await page.keyboard.press("Enter");
}

/** Expects that the error is shown, and that the box keeps what was typed, is marked as invalid and has the focus. */
export async function expectRefused(box: Locator, typed: string, reason: string): Promise<void> {
  await expect(box.page().getByText(reason)).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(typed);
  await expect(box).toHaveAttribute("aria-invalid", "true");
}

/** The part of the page with the answer. */
export const resultRegion = (page: Page, w: ToolWords): Locator => page.getByRole("region", { name: w.result });

/** Presses the result's button that copies its link, and returns the clipboard. */
export async function copyLink(page: Page, w: ToolWords): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await resultRegion(page, w).getByRole("button", { name: w.copy }).click();
  await expect(resultRegion(page, w).getByText(w.copied)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Copies the link of the result, expects that it contains part of the state, and returns another page opened with it. */
export async function openCopiedLink(page: Page, w: ToolWords, piece: string): Promise<Page> {
  const link = await copyLink(page, w);
  expect(link).toContain(piece);
  const other = await page.context().newPage();
  await other.goto(link);
  return other;
}

/** Expects that a page with its result does not scroll sideways on the narrowest phone or with large text. */
export async function expectFitsNarrowPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectFitsLargeText(page);
}

/**
 * Expects that after “forget” nothing of a calculator is left on the device or in the address.
 * Wait until its boxes are empty before calling it: by then everything else must be deleted.
 * @param name prefix of its storage keys
 */
export async function expectForgotten(page: Page, name: string): Promise<void> {
  expect(await page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), name)).toEqual([]);
  expect(new URL(page.url()).hash).toBe("");
}

/** Presses a button that downloads a file, and returns the file's name and text. */
export async function download(page: Page, button: string): Promise<{ name: string; content: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), "utf8") };
}

interface CalendarEntry {
  uid: string;
  start: CalendarDay;
  /** The day after the last one. */
  end: CalendarDay;
  /** As it is in the file, with a backslash before a comma. */
  summary: string;
  /** Times of the reminders before the start of the first day. */
  reminders: string[];
}

/** Downloads the calendar file, expects it to be valid for every calendar program, and returns its name and entries. */
export async function downloadCalendar(page: Page, w: ToolWords): Promise<{ name: string; entries: CalendarEntry[] }> {
  const { name, content } = await download(page, w.calendar);
  expect(content.endsWith("\r\n")).toBe(true);
  for (const line of content.slice(0, -2).split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line, "utf8")).toBeLessThanOrEqual(75);
  }
  const lines = content.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
  for (const line of lines) expect(line).toMatch(/^[A-Z-]+(;[A-Z]+=[A-Z]+)?:.+$/);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR"]);

  const entries = lines.flatMap((line, i) => (line === "BEGIN:VEVENT" ? [entryOf(lines.slice(i, lines.indexOf("END:VEVENT", i)))] : []));
  // No line of an entry is outside an entry, and every entry has its own uid.
  for (const start of ["END:VEVENT", "UID:", "DTSTAMP:"])
    expect(lines.filter((line) => line.startsWith(start))).toHaveLength(entries.length);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  return { name, entries };
}

/** Reads an entry, which must have each line once: with two start dates, each program would use a different one. */
function entryOf(lines: readonly string[]): CalendarEntry {
  const valuesOf = (name: string) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  const onlyValueOf = (name: string, form: RegExp) => {
    const values = valuesOf(name);
    expect(values, name).toEqual([expect.stringMatching(form)]);
    return values[0] ?? "";
  };
  const dayOf = (name: string): CalendarDay => {
    const value = onlyValueOf(name, /^;VALUE=DATE:\d{8}$/).slice(-8);
    return [Number(value.slice(6)), Number(value.slice(4, 6)), Number(value.slice(0, 4))];
  };
  onlyValueOf("DTSTAMP", /^:\d{8}T\d{6}Z$/);
  return {
    uid: onlyValueOf("UID:", /^ninni-.+@ninni$/),
    start: dayOf("DTSTART"),
    end: dayOf("DTEND"),
    summary: onlyValueOf("SUMMARY:", /./),
    reminders: valuesOf("TRIGGER:"),
  };
}
