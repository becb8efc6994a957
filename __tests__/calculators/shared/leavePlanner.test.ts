/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
import fc from "fast-check";
import { leaveEntries } from "../../../src/calculators/leavePlanner/leaveEntries";
import type { LeavePlannerInput } from "../../../src/calculators/shared/leaveInput";
import { amountOf, groupOf, leaveParameters } from "../../../src/calculators/shared/leaveParameters";
import { type LeavePlannerAnswer, leavePlanner } from "../../../src/calculators/shared/leavePlanner";
import { dayNumber, toIsoDate } from "../../../src/text/calendar";
import { zones } from "../../support/zones";

type Answer = Extract<LeavePlannerAnswer, { ok: true }>;

const today = "2026-11-22";
const due = "2027-03-01";
const worker: LeavePlannerInput = { parent: "mother", job: "worker", babies: 1, order: "first", dueDate: due };
const civil: LeavePlannerInput = { ...worker, job: "civil" };
const daysFrom = (date: string, days: number): string => toIsoDate((dayNumber(date) ?? Number.NaN) + days);

function answerTo(input: LeavePlannerInput, now = today): Answer {
  const answer = leavePlanner(input, now);
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}
const leaveOf = (input: LeavePlannerInput, now = today) => {
  const { leave } = answerTo(input, now);
  if (!leave) throw new Error("no leave");
  return leave;
};
const rightOf = (input: LeavePlannerInput, key: string, now = today) => answerTo(input, now).later.find((right) => right.key === key);

describe("the weeks of Act 7578 (articles 74 of Act 4857 and 104/A of Act 657)", () => {
  test("8 weeks before and 16 after, as the example of the civil servants' page has them", () => {
    expect(leaveOf(civil)).toEqual({
      start: "2027-01-04",
      back: "2027-06-21",
      beforeDays: 56,
      afterDays: 112,
      movedDays: 0,
      earlyDays: 0,
    });
    expect(leaveOf(worker)).toEqual(leaveOf(civil));
  });

  test.each(["worker", "civil"] as const)("with twins or more 10 weeks before, 26 in all (%s)", (job) => {
    for (const babies of [2, 3] as const) {
      const { start, beforeDays, afterDays } = leaveOf({ ...worker, job, babies });
      expect([start, beforeDays + afterDays]).toEqual(["2026-12-21", 26 * 7]);
    }
  });

  // Stopping 8, 6, 4 and 2 weeks before leaves 16, 18, 20 and 22 weeks afterwards.
  test.each([
    [8, 16],
    [6, 18],
    [4, 20],
    [2, 22],
  ])("an employee who stops %d weeks before the birth has %d weeks afterwards", (stopWeeks, after) => {
    const { start, back, movedDays } = leaveOf({ ...worker, stopWeeks });
    expect(start).toBe(daysFrom(due, -stopWeeks * 7));
    expect(back).toBe(daysFrom(due, after * 7));
    expect(movedDays).toBe((8 - stopWeeks) * 7);
  });

  test("never stops later than 2 weeks before nor sooner than 8; weeks worked are for employees with one baby", () => {
    expect(leaveOf({ ...worker, stopWeeks: 0 })).toEqual(leaveOf({ ...worker, stopWeeks: 2 }));
    expect(leaveOf({ ...worker, stopWeeks: 30 })).toEqual(leaveOf(worker));
    expect(leaveOf({ ...civil, stopWeeks: 2 })).toEqual(leaveOf(civil));
    expect(leaveOf({ ...worker, babies: 2, stopWeeks: 2 })).toEqual(leaveOf({ ...worker, babies: 2 }));
  });
});

describe("a birth on another day", () => {
  const now = "2027-06-01";
  const born = (input: LeavePlannerInput, days: number) => leaveOf({ ...input, birthDate: daysFrom(due, days) }, now);

  test("at 34 weeks, 2 weeks into the leave, the other 6 are added: 22 weeks afterwards", () => {
    expect(born(worker, -42)).toMatchObject({ beforeDays: 14, movedDays: 42, back: daysFrom(due, -42 + 22 * 7) });
  });

  test("before the leave all 8 weeks are added, however long she meant to work", () => {
    for (const stopWeeks of [2, 8])
      expect(born({ ...worker, stopWeeks }, -84)).toMatchObject({
        start: daysFrom(due, -84),
        beforeDays: 0,
        movedDays: 56,
        earlyDays: 0,
      });
    expect(born({ ...worker, stopWeeks: 2 }, -21)).toMatchObject({ start: daysFrom(due, -21), beforeDays: 0, movedDays: 56 });
  });

  test("at 28 weeks a civil servant has 4 weeks on top of the 24, an employee has not", () => {
    expect(born(civil, -84)).toMatchObject({ earlyDays: 28, back: daysFrom(due, -84 + 28 * 7) });
    expect(born(civil, -56)).toMatchObject({ earlyDays: 0, movedDays: 56 });
    expect(born(civil, -57)).toMatchObject({ earlyDays: 1, movedDays: 56 });
  });

  test("after the due date nothing is taken from the weeks that follow", () => {
    expect(born(worker, 10)).toMatchObject({ start: "2027-01-04", beforeDays: 56, movedDays: 0, back: daysFrom(due, 10 + 112) });
    expect(born({ ...worker, stopWeeks: 2 }, 10)).toMatchObject({ movedDays: 42, back: daysFrom(due, 10 + 154) });
  });

  test("whatever the day, an employee has 24 weeks and every day is counted once", () => {
    fc.assert(
      fc.property(fc.integer({ min: -126, max: 21 }), fc.integer({ min: 2, max: 8 }), (days, stopWeeks) => {
        const { start, back, beforeDays, afterDays, movedDays } = born({ ...worker, stopWeeks }, days);
        expect(beforeDays + afterDays + movedDays).toBe(168);
        const length = (dayNumber(back) ?? 0) - (dayNumber(start) ?? 0);
        expect(length).toBe(168 + Math.max(0, days));
      }),
    );
  });
});

describe("what may follow", () => {
  test("a civil servant's milk leave: 3 hours until 20 December 2027, then 1.5 until 20 June 2028", () => {
    expect(rightOf(civil, "milk-first")).toEqual({ key: "milk-first", from: "2027-06-21", to: "2027-12-20", amount: 3 });
    expect(rightOf(civil, "milk-then")).toEqual({ key: "milk-then", from: "2027-12-21", to: "2028-06-20", amount: 1.5 });
    expect(rightOf(civil, "unpaid")).toMatchObject({ from: "2027-06-21", to: "2029-06-20", amount: 24 });
  });

  test.each([
    ["first", 60, 2],
    ["second", 120, 4],
    ["later", 180, 6],
  ] as const)("after the %s birth %d days of half-time work, or %d months of half days", (order, days, months) => {
    expect(rightOf({ ...worker, order }, "half-time")).toMatchObject({ amount: days, to: daysFrom("2027-06-21", days - 1) });
    expect(rightOf({ ...worker, order, babies: 2 }, "half-time")?.amount).toBe(days + 30);
    expect(rightOf({ ...civil, order }, "half-day")?.amount).toBe(months);
  });

  test("an employee applies within 30 days, has 6 months unpaid, milk leave and no nights until the child is 1", () => {
    expect(rightOf(worker, "half-time-apply")?.to).toBe("2027-07-20");
    expect(rightOf(worker, "unpaid")).toMatchObject({ from: "2027-06-21", to: "2027-12-20", amount: 6 });
    expect(rightOf(worker, "milk")).toMatchObject({ from: "2027-06-21", to: "2028-02-29", amount: 1.5 });
    expect(rightOf(worker, "night")).toMatchObject({ from: "2027-03-01", to: "2028-02-29" });
  });

  test("a father has 10 days in both laws, and up to 24 months unpaid as a civil servant", () => {
    expect(answerTo({ ...worker, parent: "father" })).toMatchObject({ leave: null, fatherDays: 10, later: [], pay: null });
    expect(answerTo({ ...civil, parent: "father" })).toMatchObject({
      fatherDays: 10,
      later: [{ key: "unpaid-father", from: due, to: "2029-02-28", amount: 24 }],
    });
  });
});

describe("payments", () => {
  test("two thirds of 1 500 TL a day are 1 000 TL, for 24 weeks 168 000 TL, with twins for 26", () => {
    const dailyMinor = 150_000;
    expect(answerTo({ ...worker, dailyMinor }).pay).toEqual({ days: 168, dayMinor: 100_000, totalMinor: 16_800_000 });
    expect(answerTo({ ...worker, stopWeeks: 2, dailyMinor }).pay?.days).toBe(168);
    expect(answerTo({ ...worker, babies: 2, dailyMinor }).pay?.days).toBe(182);
    expect(answerTo({ ...civil, dailyMinor }).pay).toBeNull();
    expect(answerTo(worker).pay).toBeNull();
  });

  test("the nursing allowance is 1 621 TL a baby for births in 2026, and not guessed for 2027", () => {
    expect(answerTo({ ...worker, dueDate: "2026-12-31" }).nursing).toBe(1621);
    expect(answerTo({ ...worker, dueDate: "2026-12-31", babies: 2 }).nursing).toBe(3242);
    expect(answerTo({ ...worker, dueDate: "2027-01-01" }).nursing).toBeNull();
  });

  test("every row of the table is dated, has its law and a place on the page", () => {
    expect(leaveParameters.length).toBeGreaterThan(30);
    for (const { key, law, checked } of leaveParameters) {
      expect(law.tr && law.en && checked).toMatch(/^2026-/);
      expect(["worker", "civil", "pay"]).toContain(groupOf(key));
    }
    expect(() => amountOf("gone")).toThrow("leave-parameters");
  });
});

describe("refuses with a reason", () => {
  const refusals: [string, Partial<LeavePlannerInput>, string, string][] = [
    ["no date", { dueDate: "--" }, "due", "dueInvalid"],
    ["a day that is not", { dueDate: "2027-02-29" }, "due", "dueInvalid"],
    ["over 280 days ahead", { dueDate: daysFrom(today, 281) }, "due", "dueTooFar"],
    ["over 21 days past without a birth", { dueDate: daysFrom(today, -22) }, "birth", "duePassed"],
    ["a due date before the Act", { dueDate: "2026-04-30" }, "due", "beforeLaw"],
    ["a birth before the Act", { dueDate: "2026-05-10", birthDate: "2026-04-30" }, "birth", "beforeLaw"],
    ["a birth that is no day", { dueDate: today, birthDate: "2026-11-31" }, "birth", "birthInvalid"],
    ["a birth to come", { dueDate: today, birthDate: daysFrom(today, 1) }, "birth", "birthFuture"],
    ["before 22 weeks", { dueDate: today, birthDate: daysFrom(today, -127) }, "birth", "birthTooEarly"],
    ["over three weeks late", { dueDate: daysFrom(today, -22), birthDate: today }, "birth", "birthTooLate"],
    ["earnings that are none", { dailyMinor: Number.NaN }, "earnings", "notAnAmount"],
    ["earnings below nothing", { dailyMinor: -1 }, "earnings", "notAnAmount"],
    ["the pay of a month", { dailyMinor: 2_000_001 }, "earnings", "notADay"],
  ];
  test.each(refusals)("%s", (_, change, field, reason) => {
    expect(leavePlanner({ ...worker, ...change }, today)).toEqual({ ok: false, field, reason });
  });

  const borders: [string, Partial<LeavePlannerInput>][] = [
    ["280 days ahead", { dueDate: daysFrom(today, 280) }],
    ["21 days past", { dueDate: daysFrom(today, -21) }],
    ["a birth on the first day of the Act", { dueDate: "2026-04-20", birthDate: "2026-05-01" }],
    ["a birth today", { dueDate: daysFrom(today, 100), birthDate: today }],
    ["22 weeks", { dueDate: today, birthDate: daysFrom(today, -126) }],
    ["three weeks late", { dueDate: daysFrom(today, -21), birthDate: today }],
    ["20 000 TL a day", { dailyMinor: 2_000_000 }],
  ];
  test.each(borders)("accepts %s", (_, change) => {
    expect(leavePlanner({ ...worker, ...change }, today).ok).toBe(true);
  });

  test("throws if today is not a date", () => {
    expect(() => leavePlanner(worker, "heute")).toThrow("today");
  });
});

describe("the calendar file", () => {
  const keysOf = (input: LeavePlannerInput, now: string) =>
    leaveEntries(answerTo(input, now), (key) => key, now, "text").map(({ summary, start }) => [summary, start]);

  test("contains what is ahead, each with its end on the next day", () => {
    expect(keysOf(worker, today)).toEqual([
      ["start", "2027-01-04"],
      ["due", "2027-03-01"],
      ["back", "2027-06-21"],
      ["half-time-apply", "2027-07-20"],
      ["milk-end", "2028-02-29"],
      ["night-end", "2028-02-29"],
    ]);
    const entries = leaveEntries(answerTo(civil), (key) => key, today, "text");
    for (const { start, end } of entries) expect(end).toBe(daysFrom(start, 1));
  });

  test("leaves out what is over", () => {
    expect(keysOf({ ...civil, birthDate: due }, "2027-06-22")).toEqual([["milk-then", "2027-12-21"]]);
    expect(keysOf({ ...civil, parent: "father" }, today)).toEqual([
      ["due", due],
      ["unpaid-father-end", "2029-02-28"],
    ]);
  });
});

test.each(zones)("the days are the same in $zone", ({ zone }) => {
  process.env.TZ = zone;
  expect(leaveOf(civil)).toMatchObject({ start: "2027-01-04", back: "2027-06-21" });
  expect(rightOf(worker, "milk")?.to).toBe("2028-02-29");
});
