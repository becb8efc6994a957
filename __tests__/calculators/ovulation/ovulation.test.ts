/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
import fc from "fast-check";
import { cyclesShown, type OvulationAnswer, type OvulationInput, ovulation } from "../../../src/calculators/ovulation/ovulation";
import { dayNumber, toIsoDate } from "../../../src/text/calendar";
import { zones } from "../../support/zones";

type Answer = Extract<OvulationAnswer, { ok: true }>;

const today = "2026-11-21";
const todayNumber = dayNumber(today) ?? Number.NaN;
const daysAgo = (days: number): string => toIsoDate(todayNumber - days);
const regular = (lmp: string, cycleLength = 28, lutealLength = 14): OvulationInput => ({
  lmp,
  irregular: false,
  cycleLength,
  lutealLength,
});
const irregular = (lmp: string, shortest: number, longest: number): OvulationInput => ({ lmp, irregular: true, shortest, longest });

function answerTo(input: OvulationInput, now = today): Answer {
  const answer = ovulation(input, now);
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}

describe("published values", () => {
  // Ella Kaye, R package "pregnancy": a last period on 31 January 2023 leads to a test on 28 February and a due date of 7 November
  // (test-test_date.R, test-due_date.R); with cycles of 27 and 29 days to 27 February and 6 November, 1 March and 8 November.
  test.each([
    [28, "2023-02-28", "2023-11-07"],
    [27, "2023-02-27", "2023-11-06"],
    [29, "2023-03-01", "2023-11-08"],
  ])("a cycle of %d days from 31 January 2023: next period %s, due date %s", (cycleLength, next, edd) => {
    const [first] = answerTo(regular("2023-01-31", cycleLength), "2023-01-31").cycles;
    expect(first).toMatchObject({ next: { from: next, to: next }, edd });
  });

  // Mayo Clinic, "Rhythm method": shortest 26 − 18 = day 8, longest 32 − 11 = day 21.
  test("recorded cycles of 26 to 32 days: fertile from cycle day 8 to 21", () => {
    const [first] = answerTo(irregular("2026-11-01", 26, 32)).cycles;
    expect(first?.fertile).toEqual({ from: "2026-11-08", to: "2026-11-21" });
    expect(first).toMatchObject({ ovulation: null, best: null, wide: null, edd: null });
  });

  test("the worked example, whole: six days, the last three of them best, and the wide range of NHS's 10 to 16 days", () => {
    const { cycles, ...rest } = answerTo({ lmp: "2026-11-10", irregular: false, cycleLength: 28 });
    expect(rest).toEqual({ ok: true, irregular: false, periodLength: 5, notes: [] });
    expect(cycles[0]).toEqual({
      number: 1,
      start: { from: "2026-11-10", to: "2026-11-10" },
      next: { from: "2026-12-08", to: "2026-12-08" },
      fertile: { from: "2026-11-19", to: "2026-11-24" },
      best: { from: "2026-11-22", to: "2026-11-24" },
      ovulation: "2026-11-24",
      wide: { from: "2026-11-17", to: "2026-11-28" },
      edd: "2027-08-17",
    });
    expect(cycles.map(({ fertile }) => fertile.from)).toEqual([
      "2026-11-19",
      "2026-12-17",
      "2027-01-14",
      "2027-02-11",
      "2027-03-11",
      "2027-04-08",
    ]);
  });

  test("irregular cycles widen, and the list ends where one window would touch the next", () => {
    const { cycles, notes } = answerTo(irregular("2026-11-21", 26, 30));
    // Cycle days 8 to 19; every later start is 26 to 30 days after the one before. The sixth would begin a day before the fifth ends.
    expect(cycles.map(({ fertile: { from, to } }) => [from, to].map((date) => (dayNumber(date) ?? 0) - todayNumber))).toEqual([
      [7, 18],
      [33, 48],
      [59, 78],
      [85, 108],
      [111, 138],
    ]);
    expect(notes).toContain("cutShort");
  });
});

describe("the limits of accepted values", () => {
  // The shortest cycle's window opens on cycle day 2, which every period reaches; a day more, and a period of two days is over.
  test.each([
    [20, ["unusualCycle", "overlapsPeriod"]],
    [21, []],
    [35, []],
    [36, ["unusualCycle"]],
    [45, ["unusualCycle"]],
  ])("a cycle of %d days is answered with the notes %j", (cycleLength, notes) => {
    expect(answerTo({ ...regular(today, cycleLength), periodLength: 2 }).notes).toEqual(notes);
  });

  test.each([10, 16])("a luteal phase of %d days moves ovulation", (lutealLength) => {
    expect(answerTo(regular(today, 28, lutealLength)).cycles[0]?.ovulation).toBe(daysAgo(lutealLength - 28));
  });

  test("a window that would begin before the period begins with it, and the overlap is said", () => {
    const { cycles, notes } = answerTo(regular(today, 20, 16));
    expect(cycles[0]?.fertile).toEqual({ from: today, to: daysAgo(-4) });
    expect(notes).toContain("overlapsPeriod");
    // Recorded cycles of 18 days: day 0 does not exist.
    expect(answerTo(irregular(today, 18, 18)).cycles[0]?.fertile).toEqual({ from: today, to: daysAgo(-6) });
  });

  test("an overlap is reported as soon as the period reaches the window", () => {
    const of = (periodLength: number) => answerTo({ ...regular(today), periodLength }).notes;
    expect(of(9)).toEqual([]);
    expect(of(10)).toEqual(["overlapsPeriod"]);
  });

  test("with irregular cycles the overlap is that of one cycle, not of its uncertain start", () => {
    // Fertile from cycle day 8: a period of 7 days ends before, in the first cycle and in the second.
    const of = (lmp: string, periodLength: number) => answerTo({ ...irregular(lmp, 26, 30), periodLength });
    expect(of(daysAgo(40), 7)).toMatchObject({ cycles: [{ number: 2 }, {}, {}, {}], notes: ["skipped", "cutShort"] });
    expect(of(today, 7).notes).toEqual(["cutShort"]);
    expect(of(today, 8).notes).toEqual(["cutShort", "overlapsPeriod"]);
  });

  test("a period of 2 to 10 days is accepted and changes no date", () => {
    expect(answerTo({ ...regular(today), periodLength: 2 }).cycles).toEqual(answerTo({ ...regular(today), periodLength: 10 }).cycles);
  });

  test("past cycles are left out, with a note; a period due today is not past", () => {
    expect(answerTo(regular(daysAgo(28)))).toMatchObject({ notes: [] });
    const { cycles, notes } = answerTo(regular(daysAgo(29)));
    expect(cycles[0]).toMatchObject({ number: 2, start: { from: daysAgo(1) } });
    expect(cycles).toHaveLength(6);
    expect(notes).toEqual(["skipped"]);
    expect(answerTo(regular(daysAgo(90))).cycles[0]?.number).toBe(4);
  });

  test("irregular cycles from long ago may give no result", () => {
    expect(answerTo(irregular(daysAgo(90), 20, 40))).toMatchObject({ cycles: [], notes: expect.arrayContaining(["skipped", "cutShort"]) });
  });

  test.each([
    [28, 35, false],
    [27, 35, true],
  ])("recorded cycles of %d to %d days differ too much: %p", (shortest, longest, isSpread) => {
    expect(answerTo(irregular(today, shortest, longest)).notes.includes("spread")).toBe(isSpread);
  });

  test.each([
    [20, 28, true],
    [21, 28, false],
    [28, 35, false],
    [30, 36, true],
  ])("recorded cycles of %d to %d days are unusual: %p", (shortest, longest, isUnusual) => {
    expect(answerTo(irregular(today, shortest, longest)).notes.includes("unusualCycle")).toBe(isUnusual);
  });
});

describe("refusals", () => {
  test.each(["", "2026-02-29", "10.11.2026"])("a period on %p", (lmp) => {
    expect(ovulation(regular(lmp), today)).toEqual({ ok: false, field: "lmp", reason: "dateInvalid" });
  });

  test("a period tomorrow and 91 days ago", () => {
    expect(ovulation(regular(daysAgo(-1)), today)).toEqual({ ok: false, field: "lmp", reason: "lmpFuture" });
    expect(ovulation(regular(daysAgo(91)), today)).toEqual({ ok: false, field: "lmp", reason: "lmpTooOld" });
  });

  test.each([19, 46, 28.5, Number.NaN, undefined])("a cycle of %p days", (cycleLength) => {
    expect(ovulation({ lmp: today, irregular: false, cycleLength }, today)).toEqual({
      ok: false,
      field: "cycleLength",
      reason: "cycleRange",
    });
  });

  test.each([9, 17, 14.5, Number.NaN])("a luteal phase of %p days", (lutealLength) => {
    expect(ovulation(regular(today, 28, lutealLength), today)).toEqual({ ok: false, field: "lutealLength", reason: "lutealRange" });
  });

  test.each([1, 11, Number.NaN])("a period of %p days, whatever the cycles", (periodLength) => {
    for (const input of [regular(today), irregular(today, 26, 30)]) {
      expect(ovulation({ ...input, periodLength }, today)).toEqual({ ok: false, field: "periodLength", reason: "periodRange" });
    }
  });

  test.each([17, 61, Number.NaN, 20.5])("recorded cycles of %p days", (days) => {
    expect(ovulation(irregular(today, days, 30), today)).toEqual({ ok: false, field: "shortest", reason: "recordedRange" });
    expect(ovulation(irregular(today, 18, days), today)).toEqual({ ok: false, field: "longest", reason: "recordedRange" });
  });

  test("a longest cycle below the shortest; equal ones and 18 to 60 are accepted", () => {
    expect(ovulation(irregular(today, 30, 29), today)).toEqual({ ok: false, field: "longest", reason: "longestBelow" });
    expect(answerTo(irregular(today, 30, 30)).cycles).toHaveLength(6);
    expect(answerTo(irregular(today, 18, 60)).cycles).toHaveLength(1);
  });

  test("throws if today is not a date", () => {
    expect(() => ovulation(regular(today), "today")).toThrow(new Error("ovulation requires today as YYYY-MM-DD"));
  });
});

test("does not change its input", () => {
  const input = Object.freeze(regular("2026-11-10"));
  expect(ovulation(input, today).ok).toBe(true);
  expect(input).toEqual(regular("2026-11-10"));
});

describe("for any cycle, on any day", () => {
  const anyNow = fc.integer({ min: 400, max: 60_000 });
  const anyAgo = fc.integer({ min: 0, max: 90 });
  const anyCycle = fc.integer({ min: 20, max: 45 });
  const anyLuteal = fc.integer({ min: 10, max: 16 });

  test("a due date is 280 days after the period, moved by what the cycle differs from 28 and the luteal phase from 14", () => {
    fc.assert(
      fc.property(anyNow, anyAgo, anyCycle, anyLuteal, (now, ago, cycleLength, lutealLength) => {
        const { cycles } = answerTo(regular(toIsoDate(now - ago), cycleLength, lutealLength), toIsoDate(now));
        expect(cycles).toHaveLength(cyclesShown);
        for (const { start, edd } of cycles) {
          expect((dayNumber(edd ?? "") ?? 0) - (dayNumber(start.from) ?? 0)).toBe(280 + cycleLength - 28 - (lutealLength - 14));
        }
      }),
    );
  });

  test("six days at most are fertile, ovulation last; they lie in the wide range, and none before its period or after the next", () => {
    fc.assert(
      fc.property(anyNow, anyAgo, anyCycle, anyLuteal, (now, ago, cycleLength, lutealLength) => {
        for (const { start, fertile, best, wide, ovulation: day, next } of answerTo(
          regular(toIsoDate(now - ago), cycleLength, lutealLength),
          toIsoDate(now),
        ).cycles) {
          expect((dayNumber(fertile.to) ?? 0) - (dayNumber(fertile.from) ?? 0)).toBeLessThanOrEqual(5);
          expect(fertile.to).toBe(day);
          expect(best?.to).toBe(day);
          expect(start.from <= fertile.from && fertile.from <= (best?.from ?? "")).toBe(true);
          expect((wide?.from ?? "9") <= fertile.from && fertile.to <= (wide?.to ?? "")).toBe(true);
          expect(fertile.to < next.from && next.to >= toIsoDate(now)).toBe(true);
        }
      }),
    );
  });

  test("equal recorded cycles contain the window of the regular one, two days wider at the end", () => {
    fc.assert(
      fc.property(anyNow, fc.integer({ min: 20, max: 45 }), (now, length) => {
        const [byRecord] = answerTo(irregular(toIsoDate(now), length, length), toIsoDate(now)).cycles;
        const [bySum] = answerTo(regular(toIsoDate(now), length), toIsoDate(now)).cycles;
        expect(byRecord?.fertile.from).toBe(bySum?.fertile.from);
        expect((dayNumber(byRecord?.fertile.to ?? "") ?? 0) - (dayNumber(bySum?.fertile.to ?? "") ?? 0)).toBe(2);
      }),
    );
  });

  test("windows of irregular cycles never touch, and grow", () => {
    const anyLength = fc.integer({ min: 18, max: 60 });
    fc.assert(
      fc.property(anyNow, anyAgo, anyLength, anyLength, (now, ago, a, b) => {
        const { cycles } = answerTo(irregular(toIsoDate(now - ago), Math.min(a, b), Math.max(a, b)), toIsoDate(now));
        const widths = cycles.map(({ fertile }) => (dayNumber(fertile.to) ?? 0) - (dayNumber(fertile.from) ?? 0));
        expect(cycles.length).toBeLessThanOrEqual(cyclesShown);
        expect(widths).toEqual([...widths].sort((x, y) => x - y));
        for (const [i, { fertile }] of cycles.entries()) expect(fertile.from > (cycles[i - 1]?.fertile.to ?? "")).toBe(true);
      }),
    );
  });

  test("for any input it returns real dates or says which field is wrong", () => {
    const anyDate = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/), anyAgo.map(daysAgo));
    const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -2, max: 70 }));
    const anyInput = fc.record(
      {
        lmp: anyDate,
        irregular: fc.boolean(),
        cycleLength: anyNumber,
        lutealLength: anyNumber,
        periodLength: anyNumber,
        shortest: anyNumber,
        longest: anyNumber,
      },
      { requiredKeys: ["lmp", "irregular"] },
    );
    fc.assert(
      fc.property(anyInput, (input) => {
        const answer = ovulation(input, today);
        if (!answer.ok) return expect(Object.keys({ shortest: 0, longest: 0, cycleLength: 0, ...input })).toContain(answer.field);
        const dates = answer.cycles.flatMap(({ start, next, fertile }) => [start, next, fertile].flatMap(({ from, to }) => [from, to]));
        expect(dates.filter((date) => dayNumber(date) === null)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe.each(zones)("in $zone", ({ zone, offsetMinutes }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  test("the clock is that of the zone, and no fertile day moves when clocks change", () => {
    expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(offsetMinutes);
    for (const lmp of ["2026-02-27", "2026-03-08", "2026-03-27", "2026-09-20", "2026-10-20"]) {
      const [first] = answerTo(regular(lmp), lmp).cycles;
      expect((dayNumber(first?.fertile.from ?? "") ?? 0) - (dayNumber(lmp) ?? 0)).toBe(9);
    }
  });
});
