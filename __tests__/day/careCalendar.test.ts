// Uses the site's own care records: the windows are those of the Turkish follow-up guideline and vaccine schedule in data/.
import { readdirSync, readFileSync } from "node:fs";
import followUpRows from "../../data/standards/child-follow-ups.json";
import { careEntries, dueEntry } from "../../src/day/calendarEntries";
import { ahead, childAgenda, milestonesAhead, nextUp, pregnancyAgenda } from "../../src/day/careCalendar";
import type { CareLine } from "../../src/day/content";
import { childStage, whereInPregnancy } from "../../src/day/stages";

const records = (folder: string): CareLine[] =>
  readdirSync(`data/${folder}`).map((file) => {
    const { key, kind, weekFrom, weekTo, optional, title, line } = JSON.parse(readFileSync(`data/${folder}/${file}`, "utf8"));
    return { key, kind, weekFrom, weekTo, optional, title: title.en, line: line.en };
  });
const care = records("care");
const babyCare = records("baby-care");
const followUps = followUpRows.map((row) => ({ ...row, title: row.title.en, line: row.line.en }));

const pregnancyOn = (today: string, done: string[] = []) => {
  const stage = whereInPregnancy("2027-03-10", today);
  if (stage.kind !== "pregnant") throw new Error("pregnancyOn requires a day of the pregnancy");
  return pregnancyAgenda(care, stage, done);
};
const childOn = (today: string, done: string[] = [], given: string[] = []) => {
  const stage = childStage({ born: "2026-06-18" }, today);
  if (stage.kind !== "child") throw new Error("childOn requires a day of the child");
  return childAgenda({ babyCare, followUps }, stage, done, given);
};
const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

test("visit 2 ends with week 24, two days on from 24 weeks 4 days, and comes first", () => {
  const entries = pregnancyOn("2026-11-22");
  expect(entries.find(({ key }) => key === "visit-2")).toMatchObject({
    start: "2026-10-07",
    end: "2026-11-24",
    status: "now",
    isDone: false,
  });
  const next = nextUp(entries, 3);
  expect(keys(next)).toContain("visit-2");
  expect(next.every(({ optional, end }) => !optional && end !== null)).toBe(true);
  expect(next.map(({ end }) => end)).toEqual([...next.map(({ end }) => end)].sort());
});

test.each([
  ["2026-11-24", "now"],
  ["2026-11-25", "past"],
  ["2026-10-06", "next"],
])("visit 2 on %s: %s", (today, status) => {
  expect(pregnancyOn(today).find(({ key }) => key === "visit-2")?.status).toBe(status);
});

test("what is done is no longer next, and supplements are not appointments", () => {
  const entries = pregnancyOn("2026-11-22", ["visit-2"]);
  expect(keys(nextUp(entries, 30))).not.toContain("visit-2");
  expect(keys(entries)).not.toContain("vitamin-d");
  expect(keys(entries)).toContain("leave-start");
});

test("a child's vaccines are on the calendar days the schedule prints, one entry a visit", () => {
  const vaccines = childOn("2026-11-22").filter(({ kind }) => kind === "vaccine");
  expect(vaccines.find(({ age }) => age?.value === 6 && age.unit === "months")).toMatchObject({
    key: "2026-06-18/vaccine-6months",
    start: "2026-12-18",
    status: "next",
  });
  expect(new Set(keys(vaccines)).size).toBe(vaccines.length);
  const earlier = vaccines.filter(({ status }) => status === "now").map(({ key }) => key);
  expect(keys(nextUp(childOn("2026-11-22", earlier), 3))).toContain("2026-06-18/vaccine-6months");
});

/** Born on 18 June 2026: the day of 2, 4 and 6 months, a week later, and when it is long overdue. */
test.each([
  ["2026-08-18", "2months", false],
  ["2026-10-18", "4months", false],
  ["2026-12-18", "6months", false],
  ["2026-12-25", "6months", false],
  ["2027-03-01", "6months", true],
])("on %s the vaccines of %s without a tick come first", (today, age, isOverdue) => {
  const key = `2026-06-18/vaccine-${age}`;
  const entries = childOn(today);
  expect(ahead(entries)[0]).toMatchObject({ key, status: "now", isOverdue });
  // Earlier visits without a tick follow on My day; on the home page the latest stands for them.
  expect(nextUp(entries, 3).map((entry) => entry.kind === "vaccine")).toEqual([true, false, false]);
  const ticked = childOn(today, [key]);
  expect(ahead(ticked)[0]?.key).not.toBe(key);
  const uid = `ninni-2026-06-18-vaccine-${age}@ninni`;
  const inFile = (agenda: typeof entries) =>
    careEntries(
      agenda,
      today,
      ({ title }) => title,
      ({ line }) => line,
    ).find((entry) => entry.uid === uid);
  expect(inFile(entries)).toMatchObject({ start: today, remindDaysBefore: [] });
  expect(inFile(ticked)).toBeUndefined();
});

test("a vaccine visit is done when its box is ticked here, or all its doses are in the vaccine calendar", () => {
  const key = "2026-06-18/vaccine-6months";
  const isDone = (...args: Parameters<typeof childOn>) => childOn(...args).find((entry) => entry.key === key)?.isDone;
  expect(isDone("2026-12-20")).toBe(false);
  expect(isDone("2026-12-20", [key])).toBe(true);
});

test("a child's visits have the dates of their running weeks: 2 months is weeks 9 to 13, days 56 to 90", () => {
  expect(childOn("2026-11-22").find(({ key }) => key === "2026-06-18/visit-month-2")).toMatchObject({
    start: "2026-08-13",
    end: "2026-09-16",
    status: "past",
  });
});

test("after the first year a child's visits are due by months: 18 months, and a vision test at 3 to 4 years", () => {
  const entry = (name: string) => childOn("2027-12-20").find(({ key }) => key === `2026-06-18/${name}`);
  expect(entry("visit-month-18")).toMatchObject({ start: "2027-12-18", end: "2028-01-17", status: "now", isDone: false });
  expect(entry("screening-vision")).toMatchObject({ start: "2029-06-18", end: "2030-07-17", status: "next" });
  expect(keys(nextUp(childOn("2027-12-20"), 2))).toEqual(["2026-06-18/vaccine-18months", "2026-06-18/visit-month-18"]);
});

test("a calendar file has what is ahead: last day of an open window, first day of one to come, nothing that is over", () => {
  const entries = careEntries(
    pregnancyOn("2026-11-22", ["glucose-test"]),
    "2026-11-22",
    ({ title }) => title,
    ({ line }) => line,
  );
  const starts = Object.fromEntries(entries.map(({ uid, start }) => [uid, start]));
  expect(starts["ninni-visit-2@ninni"]).toBe("2026-11-24");
  expect(starts["ninni-visit-3@ninni"]).toBe("2026-12-16");
  expect(starts).not.toHaveProperty("ninni-visit-1@ninni");
  expect(starts).not.toHaveProperty("ninni-glucose-test@ninni");
  expect(dueEntry("2027-03-10", "Due", "…")).toMatchObject({ start: "2027-03-10", end: "2027-03-11" });
});

test("shows the next list of milestones", () => {
  const lists = [2, 4, 6, 60].map((month) => ({ month }));
  expect([0, 2, 3, 5, 6, 7, 60, 61].map((months) => milestonesAhead(lists, months)?.month ?? null)).toEqual([2, 2, 4, 6, 6, 60, 60, null]);
});
