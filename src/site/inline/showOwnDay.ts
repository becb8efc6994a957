import { dayName, formerDayName } from "../../ui/device/storedNames";

/** Days of a pregnancy from its first day to the due date. */
const daysToDue = 280;
/** The day of pregnancy from which none is assumed any more: 42 weeks. */
const lastDay = 294;
/** The day of pregnancy from which it is “from 20 weeks”. */
const half = 140;
/** Days of a baby’s first year that have weeks of their own. */
const yearDays = 364;

/** Days of the pregnancy and of the youngest child’s life; not a number without one. */
interface Days {
  due: number;
  born: number;
}

/**
 * Whole days from a date to today, on the reader’s calendar.
 * @param date `YYYY-MM-DD`; anything else gives no number
 */
function daysSince(date: string | undefined): number {
  const now = new Date();
  return Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.parse(date ?? "")) / 864e5);
}

/**
 * The dates of the reader’s own day, in its present and its former form. Read without ownDay.ts, whose checks and migrations of other values would be
 * 1.5 KB more on every page.
 * @throws if what is stored is not a value of ours
 */
function storedDays(): Days {
  const saved = JSON.parse(localStorage.getItem(dayName) ?? localStorage.getItem(formerDayName) ?? "{}");
  const day = (saved.value ?? saved) as { due?: string; born?: string; children?: { born: string }[] };
  const births = (day.children ?? []).map(({ born }) => born).sort();
  return { due: daysSince(day.due) + daysToDue, born: daysSince(day.born ?? births[births.length - 1]) };
}

/** Turns a link marked `data-own` into one to the reader’s own week of pregnancy (before 42 weeks) or of her youngest child (up to week 52). */
function fillLink(own: HTMLElement, days: Days): void {
  const isBorn = own.dataset.own === "born";
  const done = isBorn ? days.born : days.due;
  const week = Math.floor(done / 7) + (isBorn ? 1 : 0);
  if (!(week >= 1 && week <= (isBorn ? 52 : 41))) return;
  own.setAttribute("href", `${own.dataset.to}${week}`);
  own.dataset.filled = "";
  const words = own.querySelector("span");
  if (words) words.textContent = (own.dataset.says ?? "").replace("#", String(week)).replace("%", String(done % 7));
  // Marks the reader’s own week in a list of weeks.
  for (const link of document.querySelectorAll(`main li a[href="${own.dataset.to}${week}"]`)) link.setAttribute("aria-current", "true");
}

/** What she is, as the choices marked `data-for` name it: expecting (“due”), before or from 20 weeks, or in the first year after a birth (“born”). */
function stagesOf({ due, born }: Days): string[] {
  if (due >= 0 && due < lastDay) return ["due", due < half ? "before20" : "from20"];
  return born >= 0 && born < yearDays ? ["born"] : [];
}

/**
 * What the reader’s own day (src/site/ownDay/ownDay.ts) changes on any page: links marked `data-own` lead to her own week, and choices marked `data-for`
 * are made. What she has chosen herself stays: only the default changes. In quiet mode none of this happens.
 */
export function showOwnDay(): void {
  if (document.documentElement.dataset.quiet !== undefined) return;
  try {
    const days = storedDays();
    for (const own of document.querySelectorAll<HTMLElement>("[data-own]")) fillLink(own, days);
    const stages = stagesOf(days);
    for (const choice of document.querySelectorAll<HTMLInputElement>("main [data-for]"))
      if (stages.includes(choice.dataset.for ?? "")) choice.defaultChecked = true;
  } catch {
    // No stored date, or not a value of ours: the page stays as it is.
  }
}
