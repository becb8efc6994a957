import fc from "fast-check";
import { type MonthsPregnantAnswer, type MonthsPregnantInput, monthsPregnant } from "../../../src/calculators/shared/monthsPregnant";
import { dayNumber, toIsoDate } from "../../../src/text/calendar";

type Answer = Extract<MonthsPregnantAnswer, { ok: true }>;

const today = "2026-11-21";
const todayNumber = 20_778;
const lastDay = 42 * 7 + 6;
const daysAgo = (days: number): string => toIsoDate(todayNumber - days);

function answerTo(input: MonthsPregnantInput, now = today): Answer {
  const answer = monthsPregnant(input, now);
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}

test("the fixed date of these tests is in effect", () => {
  expect(dayNumber(today)).toBe(todayNumber);
});

describe("published values", () => {
  test("a last period on 17 September 2011 is due on 23 June 2012, over a 29 February", () => {
    expect(answerTo({ mode: "lmp", date: "2011-09-17" }, "2011-09-17").edd).toBe("2012-06-23");
    expect(answerTo({ mode: "edd", date: "2012-06-23" }, "2011-09-17").lmp).toBe("2011-09-17");
  });

  test("186 days are 26 weeks and 4 days", () => {
    expect(answerTo({ mode: "lmp", date: daysAgo(186) })).toMatchObject({ gestationalDays: 186, completedWeeks: 26, day: 4 });
  });

  test("10 weeks and 3 days are day 3 of the 11th week", () => {
    expect(answerTo({ mode: "lmp", date: daysAgo(73) })).toMatchObject({ completedWeeks: 10, day: 3 });
  });

  test("the worked example: 1 June to 21 November 2026", () => {
    expect(monthsPregnant({ mode: "lmp", date: "2026-06-01" }, "2026-11-21")).toEqual({
      ok: true,
      gestationalDays: 173,
      completedWeeks: 24,
      day: 5,
      month: 6,
      completedMonths: 5,
      trimester: 2,
      monthWeekFrom: 21,
      monthWeekTo: 25,
      monthStart: "2026-10-26",
      monthEnd: "2026-11-29",
      lmp: "2026-06-01",
      edd: "2027-03-08",
      daysLeft: 107,
      isPostTerm: false,
    });
  });

  // The charts of Sabah and HowToAdult count the current week, 1–4 and so on: one more than the completed weeks. After week 40 it is still month nine.
  test.each([
    [1, 0, 3],
    [2, 4, 7],
    [3, 8, 12],
    [4, 13, 16],
    [5, 17, 20],
    [6, 21, 25],
    [7, 26, 29],
    [8, 30, 34],
    [9, 35, 42],
  ])("month %d runs from %d weeks 0 days to %d weeks 6 days", (month, from, to) => {
    const first = answerTo({ mode: "week", week: from, day: 0 });
    const last = answerTo({ mode: "week", week: to, day: 6 });
    for (const answer of [first, last]) expect(answer).toMatchObject({ month, monthWeekFrom: from, monthWeekTo: to });
    expect(first.monthStart).toBe(today);
    expect(last.monthEnd).toBe(today);
  });

  // ACOG, and Healthwise in "Trimester".
  test.each([
    [0, 1],
    [13 * 7 + 6, 1],
    [14 * 7, 2],
    [27 * 7 + 6, 2],
    [28 * 7, 3],
    [lastDay, 3],
  ])("%d days after the last period is trimester %d", (days, trimester) => {
    expect(answerTo({ mode: "lmp", date: daysAgo(days) }).trimester).toBe(trimester);
  });
});

describe("the limits of accepted values", () => {
  test("a last period today: no completed week, 280 days to go", () => {
    expect(answerTo({ mode: "lmp", date: today })).toMatchObject({
      gestationalDays: 0,
      completedWeeks: 0,
      day: 0,
      month: 1,
      completedMonths: 0,
      daysLeft: 280,
    });
  });

  test("a last period 42 weeks and 6 days ago is the last one", () => {
    expect(answerTo({ mode: "lmp", date: daysAgo(lastDay) })).toMatchObject({
      completedWeeks: 42,
      day: 6,
      month: 9,
      daysLeft: -20,
    });
  });

  test("a due date 280 days ahead is the last one", () => {
    expect(answerTo({ mode: "edd", date: daysAgo(-280) })).toMatchObject({ gestationalDays: 0, lmp: today, daysLeft: 280 });
  });

  test("a due date 20 days past is the last one", () => {
    expect(answerTo({ mode: "edd", date: daysAgo(20) })).toMatchObject({ completedWeeks: 42, day: 6, daysLeft: -20 });
  });

  test("eight months are completed the day before the due date, nine on it", () => {
    expect(answerTo({ mode: "edd", date: daysAgo(-1) })).toMatchObject({ completedMonths: 8, month: 9, daysLeft: 1 });
    expect(answerTo({ mode: "edd", date: today })).toMatchObject({ completedMonths: 9, month: 9, daysLeft: 0, completedWeeks: 40, day: 0 });
  });

  test("0 and 42 weeks and 0 and 6 days are accepted", () => {
    expect(answerTo({ mode: "week", week: 0, day: 0 }).gestationalDays).toBe(0);
    expect(answerTo({ mode: "week", week: 0, day: 6 }).gestationalDays).toBe(6);
    expect(answerTo({ mode: "week", week: 42, day: 6 }).gestationalDays).toBe(lastDay);
  });

  test("a week without a day is the first day of the week", () => {
    expect(monthsPregnant({ mode: "week", week: 25 }, today)).toEqual(monthsPregnant({ mode: "week", week: 25, day: 0 }, today));
  });

  test("only the fields of the mode are read", () => {
    expect(monthsPregnant({ mode: "week", week: 25, date: "never" }, today)).toEqual(monthsPregnant({ mode: "week", week: 25 }, today));
    expect(monthsPregnant({ mode: "lmp", date: today, week: 99, day: 99 }, today)).toEqual(
      monthsPregnant({ mode: "lmp", date: today }, today),
    );
  });
});

describe("weeks that were true on another day", () => {
  const typed = { mode: "week", week: 24, day: 5, asOf: "2026-11-22" } as const;

  test("count on: 24 weeks 5 days on 22 November are 28 weeks 5 days on 20 December, due on 9 March", () => {
    expect(answerTo(typed, "2026-11-22")).toMatchObject({ completedWeeks: 24, day: 5, edd: "2027-03-09" });
    expect(answerTo(typed, "2026-12-20")).toMatchObject({
      gestationalDays: 201,
      completedWeeks: 28,
      day: 5,
      month: 7,
      trimester: 3,
      lmp: "2026-06-02",
      edd: "2027-03-09",
      daysLeft: 79,
    });
  });

  test("without a day, or with one that does not exist, apply today", () => {
    const now = answerTo({ mode: "week", week: 24, day: 5 });
    expect(monthsPregnant({ ...typed, asOf: today }, today)).toEqual(now);
    expect(monthsPregnant({ ...typed, asOf: "2026-02-30" }, today)).toEqual(now);
  });

  test.each([
    [42, 6, 0, true],
    [42, 6, 1, false],
    [24, 5, lastDay - 173, true],
    [24, 5, lastDay - 173 + 1, false],
    [0, 0, lastDay, true],
    [0, 0, lastDay + 1, false],
  ])("%d weeks %d days, %d days ago: answered %p, and said to be over when that is past 42 weeks 6 days", (week, day, ago, isAnswered) => {
    const answer = monthsPregnant({ mode: "week", week, day, asOf: daysAgo(ago) }, today);
    expect(answer).toMatchObject(isAnswered ? { ok: true, gestationalDays: week * 7 + day + ago } : { field: "week", reason: "weekPast" });
  });

  test("that would put the last period into the future, as after a clock was set back, are reported as over too", () => {
    const tomorrow = daysAgo(-1);
    expect(monthsPregnant({ mode: "week", week: 0, day: 0, asOf: tomorrow }, today)).toEqual({
      ok: false,
      field: "week",
      reason: "weekPast",
    });
    expect(monthsPregnant({ mode: "week", week: 0, day: 1, asOf: tomorrow }, today)).toMatchObject({ ok: true, gestationalDays: 0 });
  });
});

test.each([
  [41 * 7 + 6, false],
  [42 * 7, true],
  [lastDay, true],
])("%d days are past term: %p", (days, isPostTerm) => {
  expect(answerTo({ mode: "lmp", date: daysAgo(days) }).isPostTerm).toBe(isPostTerm);
});

describe("refusals", () => {
  test.each([43, -1, 24.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, undefined])("a week of %p", (week) => {
    expect(monthsPregnant({ mode: "week", week, day: 0 }, today)).toEqual({ ok: false, field: "week", reason: "weekRange" });
  });

  test.each([-1, 7, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("a day of %p", (day) => {
    expect(monthsPregnant({ mode: "week", week: 24, day }, today)).toEqual({ ok: false, field: "day", reason: "dayRange" });
  });

  test("the week comes before the day when both are wrong", () => {
    expect(monthsPregnant({ mode: "week", week: 99, day: 99 }, today)).toMatchObject({ field: "week" });
  });

  test.each<["lmp" | "edd", string | undefined]>([
    ["lmp", undefined],
    ["lmp", ""],
    ["lmp", "2026-02-29"],
    ["edd", "2027-2-28"],
    ["edd", "soon"],
  ])("a date that does not exist (%s: %p)", (mode, date) => {
    expect(monthsPregnant({ mode, date }, today)).toEqual({ ok: false, field: "date", reason: "dateInvalid" });
  });

  test.each<[string, "lmp" | "edd", number, string]>([
    ["a last period tomorrow", "lmp", -1, "lmpFuture"],
    ["a last period 43 weeks ago", "lmp", lastDay + 1, "lmpTooOld"],
    ["a due date 281 days ahead", "edd", -281, "eddTooFar"],
    ["a due date 21 days past", "edd", 21, "eddTooOld"],
  ])("%s", (_, mode, days, reason) => {
    expect(monthsPregnant({ mode, date: daysAgo(days) }, today)).toEqual({ ok: false, field: "date", reason });
  });

  test("throws if today is not a date", () => {
    expect(() => monthsPregnant({ mode: "lmp", date: today }, "21.11.2026")).toThrow(
      new Error("monthsPregnant requires today as YYYY-MM-DD"),
    );
  });
});

test("does not change its input", () => {
  const input = Object.freeze({ mode: "lmp", date: "2026-06-01" } as const);
  expect(monthsPregnant(input, today).ok).toBe(true);
  expect(input).toEqual({ mode: "lmp", date: "2026-06-01" });
});

describe("for any day of a pregnancy, on any day", () => {
  const anyNow = fc.integer({ min: 0, max: 60_000 });
  const anyDay = fc.integer({ min: 0, max: lastDay });

  test("last period and due date agree", () => {
    fc.assert(
      fc.property(anyNow, anyDay, (now, days) => {
        const byPeriod = answerTo({ mode: "lmp", date: toIsoDate(now - days) }, toIsoDate(now));
        expect(monthsPregnant({ mode: "edd", date: byPeriod.edd }, toIsoDate(now))).toEqual(byPeriod);
      }),
    );
  });

  test("week and day give the same result as their last period, and are returned unchanged", () => {
    fc.assert(
      fc.property(anyNow, fc.integer({ min: 0, max: 42 }), fc.integer({ min: 0, max: 6 }), (now, week, day) => {
        const byWeek = answerTo({ mode: "week", week, day }, toIsoDate(now));
        expect(byWeek).toMatchObject({ completedWeeks: week, day });
        expect(monthsPregnant({ mode: "lmp", date: byWeek.lmp }, toIsoDate(now))).toEqual(byWeek);
      }),
    );
  });

  test("weeks and days add up to the days, and days done and days left to 280", () => {
    fc.assert(
      fc.property(anyNow, anyDay, (now, days) => {
        const answer = answerTo({ mode: "lmp", date: toIsoDate(now - days) }, toIsoDate(now));
        expect(answer.gestationalDays).toBe(days);
        expect(answer.completedWeeks * 7 + answer.day).toBe(days);
        expect(answer.day).toBeLessThan(7);
        expect(answer.gestationalDays + answer.daysLeft).toBe(280);
      }),
    );
  });

  test("today is within the current month", () => {
    fc.assert(
      fc.property(anyNow, anyDay, (now, days) => {
        const { monthStart, monthEnd } = answerTo({ mode: "lmp", date: toIsoDate(now - days) }, toIsoDate(now));
        expect(monthStart <= toIsoDate(now) && toIsoDate(now) <= monthEnd).toBe(true);
      }),
    );
  });

  test("no month, week or trimester ever decreases from one day to the next", () => {
    const answers = Array.from({ length: lastDay + 1 }, (_, days) => answerTo({ mode: "lmp", date: daysAgo(days) }));
    for (const [days, answer] of answers.entries()) {
      const before = answers[days - 1] ?? answer;
      for (const field of ["completedWeeks", "month", "completedMonths", "trimester"] as const) {
        expect(answer[field] - before[field]).toBeGreaterThanOrEqual(0);
        expect(answer[field] - before[field]).toBeLessThanOrEqual(1);
      }
    }
    expect(answers).toHaveLength(301);
  });
});

describe("for anything that can be typed", () => {
  const typedDate = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    fc.integer({ min: todayNumber - 700, max: todayNumber + 700 }).map(toIsoDate),
  );
  const typedNumber = fc.oneof(fc.double(), fc.integer(), fc.integer({ min: -2, max: 45 }), fc.string().map(Number));
  const anyInput: fc.Arbitrary<MonthsPregnantInput> = fc.oneof(
    fc.record({ mode: fc.constantFrom("lmp", "edd"), date: typedDate }, { requiredKeys: ["mode"] }),
    fc.record({ mode: fc.constant("week"), week: typedNumber, day: typedNumber, asOf: typedDate }, { requiredKeys: ["mode"] }),
  );

  test("it returns whole numbers and real dates, or says which field is wrong; it never throws", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const answer = monthsPregnant(input, today);
        if (!answer.ok) {
          expect(input.mode === "week" ? ["week", "day"] : ["date"]).toContain(answer.field);
          return;
        }
        const { ok, monthStart, monthEnd, lmp, edd, isPostTerm, ...numbers } = answer;
        expect(Object.values(numbers).filter((value) => !Number.isInteger(value))).toEqual([]);
        expect([monthStart, monthEnd, lmp, edd].filter((date) => dayNumber(date) === null)).toEqual([]);
        expect(answer.gestationalDays).toBeGreaterThanOrEqual(0);
        expect(answer.gestationalDays).toBeLessThanOrEqual(lastDay);
      }),
      { numRuns: 1000 },
    );
  });
});
