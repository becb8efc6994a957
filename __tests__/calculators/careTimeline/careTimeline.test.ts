/** @jest-environment ./__tests__/support/zonedEnvironment.ts */

import followUps from "../../../data/standards/child-follow-ups.json";
import whoContacts from "../../../data/standards/who-contacts.json";
import { calendarEntries, joinedEntries } from "../../../src/calculators/careTimeline/careEntries";
import {
  type CareEntry,
  type CareTimelineAnswer,
  careTimeline,
  datedEntries,
  isNear,
  stageOf,
  weekStart,
} from "../../../src/calculators/careTimeline/careTimeline";
import {
  entriesOfBaby,
  entriesOfFollowUps,
  entriesOfPregnancy,
  entriesOfVaccines,
} from "../../../src/calculators/careTimeline/entriesFrom";
import { addMonths } from "../../../src/text/calendar";
import { zones } from "../../support/zones";

const today = "2026-11-22";
type Answer = Extract<CareTimelineAnswer, { ok: true }>;

function answerTo(input: Parameters<typeof careTimeline>[0], day = today): Answer {
  const answer = careTimeline(input, day);
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`);
  return answer;
}

const entry = (change: Partial<CareEntry>): CareEntry => ({
  key: "visit-2",
  kind: "visit",
  from: "period",
  unit: "weeks",
  first: 18,
  last: 24,
  isOptional: false,
  title: "Visit 2",
  line: "Due at 18 to 24 weeks.",
  ...change,
});
const dated = (change: Partial<CareEntry>, answer: Answer, day = today) => datedEntries([entry(change)], answer, day)[0];

describe("the timeline of a date", () => {
  test("a last period and its due date give the same timeline", () => {
    const line = { ok: true, period: "2026-06-01", birth: "2027-03-08", isBorn: false, gestationalDays: 174 };
    expect(careTimeline({ mode: "period", date: "2026-06-01" }, today)).toEqual(line);
    expect(careTimeline({ mode: "due", date: "2027-03-08" }, today)).toEqual(line);
  });

  test.each(["period", "due", "born"] as const)("without a valid date for today, %s throws", (mode) => {
    expect(() => careTimeline({ mode, date: "2026-11-01" }, "22.11.2026")).toThrow("today as YYYY-MM-DD");
  });

  test("after the birth it contains no pregnancy", () => {
    const answer = answerTo({ mode: "born", date: "2026-11-01" });
    expect(answer).toEqual({ ok: true, period: null, birth: "2026-11-01", isBorn: true, gestationalDays: null });
    expect(dated({}, answer)).toBeUndefined();
  });

  test.each([
    ["period", "2026-11-22"],
    ["period", "2026-01-26"], // 42 weeks 6 days ago
    ["due", "2027-08-29"], // 280 days ahead
    ["due", "2026-11-02"], // 20 days past
    ["born", "2026-11-22"],
    ["born", "2021-11-22"], // the fifth birthday
  ] as const)("%s %s is within its range", (mode, date) => {
    expect(careTimeline({ mode, date }, today).ok).toBe(true);
  });

  test.each([
    ["period", "2026-11-23", "lmpFuture"],
    ["period", "2026-01-25", "lmpTooOld"],
    ["due", "2027-08-30", "eddTooFar"],
    ["due", "2026-11-01", "eddTooOld"],
    ["born", "2026-11-23", "bornFuture"],
    ["born", "2021-11-21", "bornTooOld"],
    ["period", "2026-02-30", "dateInvalid"],
    ["due", "--", "dateInvalid"],
    ["born", "", "dateInvalid"],
  ] as const)("%s %s is refused: %s", (mode, date, reason) => {
    expect(careTimeline({ mode, date }, today)).toEqual({ ok: false, field: "date", reason });
  });
});

describe("an entry with its days", () => {
  const line = answerTo({ mode: "due", date: "2027-03-08" });

  // The ministry's second visit, 18 weeks 0 days to 24 weeks 6 days after 1 June 2026.
  test.each([
    ["2026-10-04", "next"],
    ["2026-10-05", "now"],
    ["2026-11-22", "now"],
    ["2026-11-23", "past"],
  ])("on %s is %s", (day, status) => {
    expect(dated({}, line, day)).toMatchObject({ start: "2026-10-05", end: "2026-11-22", status });
  });

  test("what stays open until the birth has no last day and is never past", () => {
    expect(dated({ first: 27, last: null }, line, "2027-03-20")).toMatchObject({ start: "2026-12-07", end: null, status: "now" });
  });

  test("the first week of life is the day of birth and the six days after it", () => {
    const born = answerTo({ mode: "born", date: "2026-11-20" });
    expect(dated({ from: "birth", first: 0, last: 0 }, born)).toMatchObject({ start: "2026-11-20", end: "2026-11-26", status: "now" });
  });

  test("entries after the birth are in the future until the baby is born, also past the due date", () => {
    const late = answerTo({ mode: "due", date: "2026-11-10" });
    expect(dated({ from: "birth", first: 0, last: 0 }, late)).toMatchObject({ start: "2026-11-10", status: "next" });
  });

  test("months are calendar months; a day a month does not have becomes its last", () => {
    const born = answerTo({ mode: "born", date: "2024-08-31" });
    expect(dated({ from: "birth", unit: "months", first: 18, last: 18 }, born)).toMatchObject({ start: "2026-02-28", end: "2026-03-30" });
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
    expect(addMonths("2026-01-31", -2)).toBe("2025-11-30");
  });

  test.each(zones)("is the same in every time zone ($zone)", ({ zone, offsetMinutes }) => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offsetMinutes);
    expect(answerTo({ mode: "due", date: "2027-03-08" })).toEqual(line);
    expect(dated({}, line)).toMatchObject({ start: "2026-10-05", end: "2026-11-22" });
    expect(dated({ from: "birth", unit: "months", first: 12, last: 12 }, line)).toMatchObject({ start: "2028-03-08", end: "2028-04-07" });
  });

  test.each([
    [{ first: 13 }, "first"],
    [{ first: 14 }, "second"],
    [{ first: 27 }, "second"],
    [{ first: 28 }, "third"],
    [{ from: "birth", first: 3 }, "month1"],
    [{ from: "birth", first: 4 }, "months6"],
    [{ from: "birth", first: 26 }, "months12"],
    [{ from: "birth", unit: "months", first: 12 }, "years5"],
  ] as const)("%j is in its part of the timeline: %s", (change, stage) => {
    expect(stageOf(entry(change))).toBe(stage);
  });

  test("the topics of a visit are open now or begin within four weeks", () => {
    const near = (change: Partial<CareEntry>) => {
      const one = dated(change, line);
      return one && isNear(one, today);
    };
    expect(near({})).toBe(true);
    expect(near({ first: 28, last: 32 })).toBe(true); // 14 December, in 22 days
    expect(near({ first: 29, last: 32 })).toBe(false); // 21 December, in 29 days
    expect(near({ first: 6, last: 13 })).toBe(false);
  });
});

describe("the calendar file", () => {
  const line = answerTo({ mode: "due", date: "2027-03-08" });

  test("contains the first day of coming entries and the last day of open ones, with two reminders", () => {
    const entries = datedEntries([entry({}), entry({ key: "visit-3", first: 28, last: 32, title: "Visit 3" })], line, today);
    expect(calendarEntries(entries)).toEqual([
      {
        uid: "ninni-visit-2@ninni",
        start: "2026-11-22",
        end: "2026-11-23",
        summary: "Visit 2",
        description: "Due at 18 to 24 weeks.",
        remindDaysBefore: [7, 1],
      },
      {
        uid: "ninni-visit-3@ninni",
        start: "2026-12-14",
        end: "2026-12-15",
        summary: "Visit 3",
        description: "Due at 18 to 24 weeks.",
        remindDaysBefore: [7, 1],
      },
    ]);
  });

  test("leaves out what is over and what stays open until the birth", () => {
    const entries = datedEntries([entry({ first: 6, last: 13 }), entry({ first: 16, last: null })], line, today);
    expect(entries).toHaveLength(2);
    expect(calendarEntries(entries)).toEqual([]);
  });
});

test("a day that is in both care and leave is in the file once, with the text of the leave", () => {
  const entry = (uid: string, start: string) => ({ uid, start, end: start, summary: uid, description: "", remindDaysBefore: [] });
  const [visit, weeks, day] = [entry("visit-3", "2027-01-02"), entry("leave-start", "2027-01-03"), entry("leave-start", "2027-01-04")];
  expect(joinedEntries([visit, weeks], [day])).toEqual([visit, day]);
});

describe("the entries", () => {
  const record = { key: "a", kind: "visit" as const, weekFrom: 36, weekTo: 42, optional: true, title: "A", line: "B." };

  test("of a pregnancy up to 42 weeks stay open until the birth", () => {
    expect(entriesOfPregnancy([record])[0]).toMatchObject({ key: "a", from: "period", first: 36, last: null, isOptional: true });
    expect(entriesOfPregnancy([{ ...record, weekTo: 38 }])[0]).toMatchObject({ first: 36, last: 38 });
  });

  test("of a baby are counted in running weeks", () => {
    expect(entriesOfBaby([{ ...record, weekFrom: 1, weekTo: 5 }])[0]).toMatchObject({ key: "baby-a", from: "birth", first: 0, last: 4 });
  });

  // Childhood vaccine card of the Ministry of Health, 2026.
  test("of Türkiye's vaccines are one an age from the first to the fifth birthday", () => {
    const entries = entriesOfVaccines(
      ({ vaccine, dose }) => `${vaccine} ${dose}`,
      (months) => `at ${months}`,
    );
    expect(entries.map(({ title, line }) => [title, line])).toEqual([
      ["at 12", "pcv booster; mmr 1; var 1"],
      ["at 18", "hexa booster; opv 2; hepa 1"],
      ["at 24", "hepa 2"],
      ["at 48", "mmr 2; dtap-ipv booster; var 2"],
    ]);
  });

  test("of WHO are its eight contacts of 2016", () => {
    expect(whoContacts.map(({ week }) => week)).toEqual([12, 20, 26, 30, 34, 36, 38, 40]);
    expect(weekStart("2026-06-01", 40)).toBe("2027-03-08");
  });
});

describe("follow-ups counted in months", () => {
  const rows = followUps.map((row) => ({ ...row, kind: "visit" as const, title: row.title.en, line: row.line.en }));
  const born = answerTo({ mode: "born", date: "2024-01-31" });
  const of = (key: string, day: string) => datedEntries(entriesOfFollowUps(rows), born, day).find((one) => one.key === `child-${key}`);

  test.each([
    ["2025-07-30", "next"],
    ["2025-07-31", "now"],
    ["2025-08-30", "now"],
    ["2025-08-31", "past"],
  ])("the visit at 18 months on %s: %s", (day, status) => {
    expect(of("visit-month-18", day)).toMatchObject({ start: "2025-07-31", end: "2025-08-30", status });
  });

  test("vision is screened from the third birthday to the end of month 48, in the last part of the timeline", () => {
    const vision = of("screening-vision", "2027-06-01");
    expect(vision).toMatchObject({ start: "2027-01-31", end: "2028-02-28", status: "now" });
    expect(vision && stageOf(vision)).toBe("years5");
  });
});
