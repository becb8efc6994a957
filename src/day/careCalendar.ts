/** What is due and by when, for a pregnancy and for a child, calculated from the care records and the dates. */
import { careWindows } from "../calculators/shared/careWindows";
import { vaccineCalendar } from "../calculators/shared/vaccineCalendar";
import type { VaccineAge } from "../calculators/shared/vaccineSchedules";
import { addMonths, requireDayNumber, toIsoDate } from "../text/calendar";
import type { CareLine, DayContent } from "./content";
import type { Born, Pregnant } from "./stages";

export interface AgendaEntry {
  /** Key under which it is stored as done. */
  key: string;
  kind: string;
  title: string;
  line: string;
  optional: boolean;
  /** First and last day, `YYYY-MM-DD`; the last day is null if it stays open. */
  start: string;
  end: string | null;
  status: "past" | "now" | "next";
  isDone: boolean;
  /** For vaccines: the age of the visit. */
  age?: VaccineAge;
  /** For vaccines without a tick: all of the visit's doses are late by the margins of vaccineCalendar. */
  isOverdue?: boolean;
}

/** A child's vaccines that are due or overdue and have no tick. */
export const isVaccineDue = ({ age, status, isDone }: AgendaEntry): boolean => age !== undefined && status === "now" && !isDone;

/** Daily supplements are not calendar entries. */
const isDated = ({ kind }: CareLine): boolean => kind !== "supplement";

/** Sorts by last day, entries that stay open last. */
const byEnd = (a: AgendaEntry, b: AgendaEntry): number => {
  const [one, other] = [a.end ?? "9999", b.end ?? "9999"];
  return one === other ? (a.start < b.start ? -1 : a.start > b.start ? 1 : 0) : one < other ? -1 : 1;
};
const byStart = (a: AgendaEntry, b: AgendaEntry): number => (a.start === b.start ? byEnd(a, b) : a.start < b.start ? -1 : 1);

/**
 * The care of a pregnancy with its dates, in the order it begins.
 * @param done keys of completed care
 * @example pregnancyAgenda(content.care, stage, ["visit-1"])[0] // { key: "visit-1", status: "past", isDone: true, … }
 */
export function pregnancyAgenda(care: readonly CareLine[], { lmp, gestationalDays }: Pregnant, done: readonly string[]): AgendaEntry[] {
  const lines = new Map(care.map((item) => [item.key, item.line]));
  return careWindows(care.filter(isDated), lmp, gestationalDays)
    .map(({ weekFrom: _, weekTo: __, ...window }) => ({
      ...window,
      line: lines.get(window.key) ?? "",
      isDone: done.includes(window.key),
    }))
    .sort(byStart);
}

/** Day number of the first day of a running week of life. */
const weekStart = (born: string, week: number): number => requireDayNumber(born) + (week - 1) * 7;

/**
 * The visits, screenings, papers and vaccines of a child with their dates, in the order they begin: by week from data/baby-care, by month from
 * data/standards/child-follow-ups.json, vaccines from the schedule of Türkiye, one entry per visit.
 * @param done keys of completed care
 * @param given keys of the doses that the vaccine calendar has stored as given
 * @example childAgenda(content, stage, [], []).filter(({ status }) => status === "now") // what is due today
 */
export function childAgenda(
  { babyCare, followUps }: Pick<DayContent, "babyCare" | "followUps">,
  { child: { born }, ageDays }: Born,
  done: readonly string[],
  given: readonly string[],
): AgendaEntry[] {
  const today = requireDayNumber(born) + ageDays;
  const keyOf = (key: string): string => `${born}/${key}`;
  const monthStart = (month: number): number => requireDayNumber(addMonths(born, month));
  const windows = [
    ...babyCare
      .filter((item) => isDated(item) && item.kind !== "vaccine")
      .map(({ weekFrom, weekTo, ...item }) => ({ ...item, start: weekStart(born, weekFrom), end: weekStart(born, weekTo + 1) - 1 })),
    ...followUps.map(({ monthFrom, monthTo, ...item }) => ({
      ...item,
      optional: false,
      start: monthStart(monthFrom),
      end: monthStart(monthTo + 1) - 1,
    })),
  ].map(({ start, end, ...item }): AgendaEntry => {
    const key = keyOf(item.key);
    const status = today < start ? "next" : today <= end ? "now" : "past";
    return { ...item, key, start: toIsoDate(start), end: toIsoDate(end), status, isDone: done.includes(key) };
  });
  const calendar = vaccineCalendar({ birthDate: born, country: "TR", done: given }, toIsoDate(today));
  const vaccines = (calendar.ok ? calendar.visits : []).flatMap(({ date, age, doses }): AgendaEntry[] => {
    const dated = doses.filter(({ timing, status }) => timing === "day" && status !== "ask");
    if (dated.length === 0) return [];
    const key = keyOf(`vaccine-${age.value}${age.unit}`);
    const missing = dated.filter(({ status }) => status !== "done");
    const isDone = missing.length === 0 || done.includes(key);
    // A dose that is late stays open until it is ticked: it is the first thing to do, not something from before.
    const status = date > toIsoDate(today) ? "next" : isDone ? "past" : "now";
    const end = dated.flatMap((dose) => dose.until ?? []).sort()[0] ?? null;
    const isOverdue = missing.length > 0 && missing.every((dose) => dose.status === "overdue");
    return [{ key, kind: "vaccine", title: "", line: "", optional: false, start: date, end, status, age, isOverdue, isDone }];
  });
  return [...windows, ...vaccines].sort(byStart);
}

/**
 * Entries that are not over, by urgency: vaccines that are due or overdue, the latest visit first; other open entries by their last day; coming ones
 * by their first day; then those that stay open.
 * @example ahead([staysOpen, endsSoon, beginsLater, over, vaccineDue]) // [vaccineDue, endsSoon, beginsLater, staysOpen]
 */
export function ahead(entries: readonly AgendaEntry[]): AgendaEntry[] {
  const due = entries.filter(isVaccineDue).sort((a, b) => byStart(b, a));
  const now = entries.filter((entry) => entry.status === "now" && !isVaccineDue(entry));
  const closing = now.filter(({ end }) => end !== null).sort(byEnd);
  const next = entries.filter(({ status }) => status === "next").sort(byStart);
  return [...due, ...closing, ...next, ...now.filter(({ end }) => end === null)];
}

/**
 * The next few entries for today, by urgency. Entries that are done, past or optional are left out, and of the overdue vaccines all but the latest
 * visit: a parent who has never ticked one would see nothing else.
 * @param most maximum number, 1 or more
 * @example nextUp(agenda, 3).length // 3, or fewer when fewer are left
 */
export const nextUp = (entries: readonly AgendaEntry[], most: number): AgendaEntry[] =>
  ahead(entries)
    .filter((entry, i) => !entry.isDone && !entry.optional && !(entry.isOverdue && i > 0))
    .slice(0, most);

/**
 * The next list of milestones: the first one for at least this age; null after the last.
 * @param months completed months, corrected for a child born early
 * @example milestonesAhead([{ month: 2 }, { month: 4 }], 3) // { month: 4 }
 */
export const milestonesAhead = <List extends { month: number }>(lists: readonly List[], months: number): List | null =>
  lists.find(({ month }) => month >= Math.max(1, months)) ?? null;
