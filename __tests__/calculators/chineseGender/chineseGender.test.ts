/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
import fc from "fast-check";
import {
  type ChineseGenderAnswer,
  type ChineseGenderInput,
  chartRows,
  chineseGender,
} from "../../../src/calculators/chineseGender/chineseGender";
import { toLunarDate } from "../../../src/calculators/chineseGender/lunarDate";
import { dayNumber, toIsoDate } from "../../../src/text/calendar";
import { zones } from "../../support/zones";

type Answer = Extract<ChineseGenderAnswer, { ok: true }>;

const today = "2026-11-21";
const late = "2051-02-10";
const numberOf = (date: string): number => dayNumber(date) ?? Number.NaN;
const later = (date: string, days: number): string => toIsoDate(numberOf(date) + days);

function answerTo(input: ChineseGenderInput, now = today): Answer {
  const answer = chineseGender(input, now);
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}
const onDay = (motherBirthDate: string, conception: string, now = late) => answerTo({ motherBirthDate, mode: "date", conception }, now);

/**
 * The months that predict a boy, by lunar age, as read from the printed chart (Yiyayan, compared with a second full table: 336 of 336 cells are equal;
 * Bendibao for ages 18 to 25).
 */
const boys: Record<number, readonly number[]> = {
  18: [2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  19: [1, 3, 6, 7, 8, 9, 10],
  20: [2, 4, 5, 6, 7, 8, 9, 11, 12],
  21: [1],
  22: [2, 3, 5, 8],
  23: [1, 2, 4, 5, 7, 9, 10, 11],
  24: [1, 3, 4, 6, 7],
  25: [2, 3, 6, 8, 9, 10, 11, 12],
  26: [1, 3, 6, 8],
  27: [2, 4, 7, 8, 9, 11, 12],
  28: [1, 3, 7, 8, 9, 10],
  29: [2, 5, 6, 7, 8, 9],
  30: [1, 11, 12],
  31: [1, 3, 12],
  32: [1, 3, 12],
  33: [2, 4, 8, 12],
  34: [1, 3, 11, 12],
  35: [1, 2, 4, 8, 11, 12],
  36: [2, 3, 5, 9, 10, 11, 12],
  37: [1, 3, 4, 6, 8, 10, 12],
  38: [2, 4, 5, 7, 9, 11],
  39: [1, 3, 4, 5, 8, 10],
  40: [2, 4, 6, 7, 9, 11],
  41: [1, 3, 5, 7, 8, 10, 12],
  42: [2, 4, 6, 8, 9, 11],
  43: [1, 3, 5, 7, 9, 10, 11, 12],
  44: [1, 2, 4, 5, 6, 8, 10],
  45: [2, 3, 7, 9, 11, 12],
};

/** First days of the twelve months of a lunar year, a leap month left out. */
const monthsOf = (lunarYear: number): string[] => {
  const days = Array.from({ length: 400 }, (_, i) => later(`${lunarYear}-01-15`, i));
  return days.filter((day) => {
    const lunar = toLunarDate(day);
    return lunar?.lunarYear === lunarYear && lunar.day === 1 && !lunar.isLeapMonth;
  });
};

describe("the chart", () => {
  const ages = Array.from({ length: 28 }, (_, i) => 18 + i);
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  const cells = ages.flatMap((lunarAge) => months.map((month) => ({ lunarAge, month })));

  test.each([2000, 2024, 2026])("gives each of its 336 cells as printed, for conceptions in lunar year %d", (year) => {
    const starts = monthsOf(year);
    expect(starts).toHaveLength(12);
    const differing = cells.filter(({ lunarAge, month }) => {
      // In every year, the middle of June is in the lunar year with the same number.
      const { sex, ...read } = onDay(`${year - lunarAge + 1}-06-15`, later(starts[month - 1] ?? "", 9));
      const expected = boys[lunarAge]?.includes(month) ? "boy" : "girl";
      return sex !== expected || read.lunarAge !== lunarAge || read.chartMonth !== month;
    });
    expect(differing).toEqual([]);
    expect(cells).toHaveLength(336);
  });

  // Totals printed by chinesegenderchart.info.
  test("has 164 cells that say boy and 172 that say girl", () => {
    const letters = chartRows.flatMap(({ months: row }) => [...row]);
    expect(letters.filter((letter) => letter === "B")).toHaveLength(164);
    expect(letters.filter((letter) => letter === "G")).toHaveLength(172);
  });
});

test("the worked example: born 10 March 1996, conceived 25 June 2026", () => {
  expect(onDay("1996-03-10", "2026-06-25", today)).toEqual({
    ok: true,
    sex: "girl",
    lunarAge: 31,
    chartMonth: 5,
    conception: "2026-06-25",
    birthLunar: { lunarYear: 1996, month: 1, isLeapMonth: false, day: 21, monthStart: "1996-02-19", monthEnd: "1996-03-18" },
    conceptionLunar: { lunarYear: 2026, month: 5, isLeapMonth: false, day: 11, monthStart: "2026-06-15", monthEnd: "2026-07-13" },
    others: [],
    week: 23,
  });
});

describe("the lunar age", () => {
  // chinesegenderchart.info: the Gregorian years apart, plus one, none or two. New years: 19 February 1996 and 17 February 2026.
  test.each([
    ["both before the new year", "1996-02-18", "2026-02-16", 31],
    ["born after it, conceived before", "1996-02-19", "2026-02-16", 30],
    ["born before it, conceived after", "1996-02-18", "2026-02-17", 32],
    ["both after it", "1996-02-19", "2026-02-17", 31],
  ])("%s", (_, born, conceived, age) => {
    expect(onDay(born, conceived).lunarAge).toBe(age);
  });

  test("turns on the true new year of 2027, 6 February, where browsers say 8 March", () => {
    expect(onDay("1996-06-15", "2027-02-05")).toMatchObject({ lunarAge: 31, chartMonth: 12 });
    expect(onDay("1996-06-15", "2027-02-06")).toMatchObject({ lunarAge: 32, chartMonth: 1 });
  });

  test("is 18 to 45", () => {
    expect(onDay("2009-06-15", "2026-06-25").lunarAge).toBe(18);
    expect(onDay("1982-06-15", "2026-06-25").lunarAge).toBe(45);
  });
});

describe("a leap month", () => {
  // Lunar year 2025 has a leap month 6 from 25 July to 22 August 2025; three Chinese pages split it after day 15.
  test.each([
    ["2025-07-24", 6, false, 30, 6],
    ["2025-07-25", 6, true, 1, 6],
    ["2025-08-08", 6, true, 15, 6],
    ["2025-08-09", 6, true, 16, 7],
    ["2025-08-22", 6, true, 29, 7],
    ["2025-08-23", 7, false, 1, 7],
  ])("on %s: month %d, leap %p, day %d is month %d of the chart", (conceived, month, isLeapMonth, day, chartMonth) => {
    expect(onDay("1996-06-15", conceived)).toMatchObject({ chartMonth, conceptionLunar: { month, isLeapMonth, day } });
  });

  test("never leads out of the twelve months, in any year of the table", () => {
    const leapDays = Array.from({ length: 35_082 }, (_, i) => later("1955-01-24", i)).filter((day) => toLunarDate(day)?.isLeapMonth);
    // 36 of the 96 lunar years have one, of 29 or 30 days.
    expect(leapDays.length).toBeGreaterThan(35 * 29);
    for (const day of leapDays.filter((leap) => leap > "1975")) {
      const { chartMonth, conceptionLunar } = onDay(`${conceptionYear(day) - 19}-06-15`, day);
      expect(chartMonth).toBe(conceptionLunar.day <= 15 ? conceptionLunar.month : conceptionLunar.month + 1);
      expect(chartMonth).toBeLessThanOrEqual(12);
    }
  });
});

const conceptionYear = (day: string): number => toLunarDate(day)?.lunarYear ?? Number.NaN;

describe("near a border", () => {
  const birth = "1996-06-15";

  test("a day looks one day back and one ahead", () => {
    // Lunar month 5 of 2026 runs from 15 June to 13 July.
    expect(onDay(birth, "2026-06-15").others).toEqual([{ lunarAge: 31, chartMonth: 4, sex: "girl", from: "2026-06-14", to: "2026-06-14" }]);
    expect(onDay(birth, "2026-06-16").others).toEqual([]);
    expect(onDay(birth, "2026-07-12").others).toEqual([]);
    expect(onDay(birth, "2026-07-13").others).toEqual([{ lunarAge: 31, chartMonth: 6, sex: "girl", from: "2026-07-14", to: "2026-07-14" }]);
  });

  test.each(["lmp", "edd"] as const)("a date by %s looks five days back and one ahead", (mode) => {
    const dateFor = (day: string) => later(day, mode === "lmp" ? -14 : 266);
    const othersOn = (day: string) => answerTo({ motherBirthDate: birth, mode, conception: dateFor(day) }).others;
    expect(othersOn("2026-06-15")).toEqual([{ lunarAge: 31, chartMonth: 4, sex: "girl", from: "2026-06-10", to: "2026-06-14" }]);
    expect(othersOn("2026-06-19")).toMatchObject([{ from: "2026-06-14", to: "2026-06-14" }]);
    expect(othersOn("2026-06-20")).toEqual([]);
    expect(othersOn("2026-07-13")).toMatchObject([{ chartMonth: 6, from: "2026-07-14", to: "2026-07-14" }]);
  });

  test("a month looks at all its days and is read for the 15th", () => {
    const { conception, chartMonth, others } = answerTo({ motherBirthDate: birth, mode: "month", conception: "2026-06" });
    expect({ conception, chartMonth }).toEqual({ conception: "2026-06-15", chartMonth: 5 });
    expect(others).toEqual([{ lunarAge: 31, chartMonth: 4, sex: "girl", from: "2026-06-01", to: "2026-06-14" }]);
  });

  test.each([
    ["2025-12", "2025-12-31"],
    ["2020-02", "2020-02-29"],
    ["2026-02", "2026-02-28"],
  ])("the days of %s end on %s", (conception, end) => {
    expect(answerTo({ motherBirthDate: birth, mode: "month", conception }).others.at(-1)?.to).toBe(end);
  });

  test("the new year changes age and month at once", () => {
    expect(onDay(birth, "2026-02-17").others).toEqual([{ lunarAge: 30, chartMonth: 12, sex: "boy", from: "2026-02-16", to: "2026-02-16" }]);
  });

  test("days outside the chart are reported as outside", () => {
    // Lunar age 18 from 17 February 2026; the day before it is 17.
    expect(onDay("2009-06-15", "2026-02-17").others).toEqual([
      { lunarAge: 17, chartMonth: 12, sex: null, from: "2026-02-16", to: "2026-02-16" },
    ]);
  });

  test("the middle of a leap month is a border, its ends are not", () => {
    expect(onDay(birth, "2025-08-08").others).toMatchObject([{ chartMonth: 7 }]);
    expect(onDay(birth, "2025-08-09").others).toMatchObject([{ chartMonth: 6 }]);
    expect(onDay(birth, "2025-07-25").others).toEqual([]);
    expect(onDay(birth, "2025-08-22").others).toEqual([]);
  });

  test("the last day of the table has no day after it", () => {
    expect(onDay("2020-06-15", "2051-02-10").others).toEqual([]);
  });
});

describe("the day of conception", () => {
  const birth = "1996-06-15";

  test("is 14 days after the last period with a cycle of 28, and moves with the cycle", () => {
    const by = (cycleLength?: number) =>
      answerTo({ motherBirthDate: birth, mode: "lmp", conception: "2026-06-01", cycleLength }).conception;
    expect([by(), by(28), by(20), by(45)]).toEqual(["2026-06-15", "2026-06-15", "2026-06-07", "2026-07-02"]);
  });

  test("is 266 days before the due date", () => {
    expect(answerTo({ motherBirthDate: birth, mode: "edd", conception: "2027-03-18" }).conception).toBe("2026-06-25");
  });

  test("gives the completed week of today, 14 days more than since conception, while there is one", () => {
    const weekOn = (now: string) => onDay(birth, "2026-06-25", now).week;
    expect(weekOn("2026-06-25")).toBe(2);
    expect(weekOn("2026-07-01")).toBe(2);
    expect(weekOn("2026-07-02")).toBe(3);
    expect(weekOn(later("2026-06-25", 42 * 7 + 6 - 14))).toBe(42);
    expect(weekOn(later("2026-06-25", 43 * 7 - 14))).toBeNull();
  });

  test("in a month that has just begun may be ahead, and then has no week or an early one", () => {
    expect(answerTo({ motherBirthDate: birth, mode: "month", conception: "2026-11" }, "2026-11-01")).toMatchObject({
      conception: "2026-11-15",
      week: null,
    });
  });
});

describe("what is refused", () => {
  const birth = "1996-06-15";
  test.each<[string, Partial<ChineseGenderInput>, string, string]>([
    ["no birth date", { motherBirthDate: "" }, "motherBirthDate", "birthInvalid"],
    ["a birth date that does not exist", { motherBirthDate: "1997-02-29" }, "motherBirthDate", "birthInvalid"],
    ["a birth the day before the table", { motherBirthDate: "1955-01-23" }, "motherBirthDate", "birthOutside"],
    ["a birth the day after the table", { motherBirthDate: "2051-02-11" }, "motherBirthDate", "birthOutside"],
    ["no conception", { conception: "" }, "conception", "dateInvalid"],
    ["a conception that does not exist", { conception: "2026-06-31" }, "conception", "dateInvalid"],
    ["a month 13", { mode: "month", conception: "2026-13" }, "conception", "monthInvalid"],
    ["a month 0", { mode: "month", conception: "2026-00" }, "conception", "monthInvalid"],
    ["a whole date for a month", { mode: "month", conception: "2026-06-01" }, "conception", "monthInvalid"],
    ["a conception before the table", { conception: "1955-01-23" }, "conception", "conceptionOutside"],
    ["a conception tomorrow", { conception: "2026-11-22" }, "conception", "conceptionFuture"],
    ["a month that has not begun", { mode: "month", conception: "2026-12" }, "conception", "monthFuture"],
    ["a last period 13 days ago", { mode: "lmp", conception: "2026-11-08" }, "conception", "lmpFuture"],
    ["a due date 267 days ahead", { mode: "edd", conception: "2027-08-15" }, "conception", "eddTooFar"],
    ["a cycle of 19 days", { mode: "lmp", cycleLength: 19 }, "cycleLength", "cycleRange"],
    ["a cycle of 46 days", { mode: "lmp", cycleLength: 46 }, "cycleLength", "cycleRange"],
    ["a cycle of half days", { mode: "lmp", cycleLength: 28.5 }, "cycleLength", "cycleRange"],
    ["a cycle that is no number", { mode: "lmp", cycleLength: Number.NaN }, "cycleLength", "cycleRange"],
    ["a lunar age of 17", { motherBirthDate: "2010-06-15" }, "motherBirthDate", "ageLow"],
    ["a lunar age of 46", { motherBirthDate: "1981-06-15" }, "motherBirthDate", "ageHigh"],
    ["a birth after the conception", { motherBirthDate: "2026-07-01" }, "motherBirthDate", "ageLow"],
  ])("%s", (_, change, field, reason) => {
    const input: ChineseGenderInput = { motherBirthDate: birth, mode: "date", conception: "2026-06-25", ...change };
    expect(chineseGender(input, today)).toEqual({ ok: false, field, reason });
  });

  test("a conception after the table, were it ever past", () => {
    expect(chineseGender({ motherBirthDate: "2020-06-15", mode: "date", conception: "2051-02-11" }, "2052-01-01")).toMatchObject({
      reason: "conceptionOutside",
    });
  });

  test.each<Partial<ChineseGenderInput>>([
    { conception: "2026-11-21" },
    { mode: "month", conception: "2026-11" },
    { mode: "lmp", conception: "2026-11-07" },
    { mode: "edd", conception: "2027-08-14" },
    { mode: "lmp", conception: "2026-06-01", cycleLength: 20 },
    { mode: "lmp", conception: "2026-06-01", cycleLength: 45 },
  ])("but not %j, the last accepted value", (change) => {
    expect(chineseGender({ motherBirthDate: birth, mode: "date", conception: "", ...change }, today).ok).toBe(true);
  });

  test("a cycle is read only in its mode", () => {
    expect(chineseGender({ motherBirthDate: birth, mode: "date", conception: "2026-06-25", cycleLength: 99 }, today).ok).toBe(true);
  });

  test("throws if today is not a date", () => {
    expect(() => chineseGender({ motherBirthDate: birth, mode: "date", conception: "2026-06-25" }, "21.11.2026")).toThrow(
      new Error("chineseGender requires today as YYYY-MM-DD"),
    );
  });
});

test("does not change its input", () => {
  const input = Object.freeze({ motherBirthDate: "1996-03-10", mode: "date", conception: "2026-06-25" } as const);
  expect(chineseGender(input, today).ok).toBe(true);
  expect(input).toEqual({ motherBirthDate: "1996-03-10", mode: "date", conception: "2026-06-25" });
});

describe("for anything that can be typed", () => {
  const anyDate = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{4}-\d{2}(-\d{2})?$/),
    fc.integer({ min: -5600, max: 30_000 }).map(toIsoDate),
    fc.integer({ min: 18_000, max: 20_900 }).map((days) => toIsoDate(days).slice(0, 7)),
  );
  const anyInput: fc.Arbitrary<ChineseGenderInput> = fc.record(
    {
      motherBirthDate: anyDate,
      mode: fc.constantFrom("date", "month", "lmp", "edd"),
      conception: anyDate,
      cycleLength: fc.oneof(fc.double(), fc.integer({ min: 18, max: 47 })),
    },
    { requiredKeys: ["motherBirthDate", "mode", "conception"] },
  );

  test("it returns a cell of the chart and real dates, or says which field is wrong; it never throws", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const answer = chineseGender(input, today);
        if (!answer.ok) {
          expect(["motherBirthDate", "conception", "cycleLength"]).toContain(answer.field);
          return;
        }
        expect(answer.sex).toBe(boys[answer.lunarAge]?.includes(answer.chartMonth) ? "boy" : "girl");
        const dates = [answer.conception, ...answer.others.flatMap(({ from, to }) => [from, to])];
        expect(dates.filter((date) => dayNumber(date) === null)).toEqual([]);
        expect(answer.others.some(({ lunarAge, chartMonth }) => lunarAge === answer.lunarAge && chartMonth === answer.chartMonth)).toBe(
          false,
        );
      }),
      { numRuns: 1000 },
    );
  });

  test("day, last period and due date of one conception give the same cell", () => {
    fc.assert(
      fc.property(fc.integer({ min: 9000, max: 20_778 }), fc.integer({ min: 20, max: 45 }), (days, cycleLength) => {
        const conceived = toIsoDate(days);
        const motherBirthDate = later(conceived, -30 * 365);
        const cells = [
          onDay(motherBirthDate, conceived, today),
          answerTo({ motherBirthDate, mode: "lmp", conception: later(conceived, 14 - cycleLength), cycleLength }),
          answerTo({ motherBirthDate, mode: "edd", conception: later(conceived, 266) }),
        ].map(({ others, ...rest }) => rest);
        expect(cells[1]).toEqual(cells[0]);
        expect(cells[2]).toEqual(cells[0]);
      }),
    );
  });
});

describe.each(zones)("in $zone", ({ zone, offsetMinutes }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  test("the answer is the same", () => {
    expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(offsetMinutes);
    expect(onDay("1996-03-10", "2026-06-25", today)).toMatchObject({ sex: "girl", lunarAge: 31, chartMonth: 5, week: 23 });
    expect(onDay("1996-02-18", "2026-02-17")).toMatchObject({ lunarAge: 32, chartMonth: 1 });
  });
});
