import fc from "fast-check";
import {
  type GrowthAnswer,
  type GrowthPercentileInput,
  type GrowthScore,
  growthPercentile,
} from "../../../src/calculators/growthPercentile/growthPercentile";
import { lmsAt } from "../../../src/calculators/growthPercentile/growthTable";
import { type Indicator, indicators } from "../../../src/calculators/growthPercentile/growthValue";
import { dayNumber, toIsoDate } from "../../../src/text/calendar";
import published from "../../support/growthPublished.json";
import { growthTable } from "../../support/growthTables";

const today = "2026-11-21";
const birthDate = "2020-01-01";
const birth = dayNumber(birthDate) ?? Number.NaN;
const on = (ageDays: number): string => toIsoDate(birth + ageDays);

type Typed = Partial<GrowthPercentileInput> & { indicator: Indicator; age?: number };

/** The input for a measure at an age; a BMI is entered as a weight at 100 cm. */
const inputOf = ({ age = 273, ...typed }: Typed): GrowthPercentileInput => {
  const { indicator, sex = "girl", standard = "WHO" } = typed;
  return { sex, birthDate, measureDate: on(age), standard, table: growthTable(standard, indicator, sex), ...typed };
};
const measure = (indicator: Indicator, value: number) => (indicator === "bmi" ? { weight: value, length: 100 } : { [indicator]: value });

function answerTo(typed: Typed): GrowthAnswer {
  const answer = growthPercentile(inputOf(typed), today);
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}
function scoreTo(typed: Typed): GrowthScore {
  const { score } = answerTo(typed);
  if (!score) throw new Error("no score");
  return score;
}
const round = (value: number, places = 2): number => Math.round(value * 10 ** places) / 10 ** places;

// z-scores of the drawn percentiles, from a table of the standard normal distribution.
const quantile: Record<number, number> = { 3: -1.8808, 15: -1.0364, 50: 0, 85: 1.0364, 97: 1.8808 };

describe("published values", () => {
  // WHO simplified tables, weeks 0 to 13 and months 16, 32 and 48 (the months that are whole days): percentiles from their own L, M and S,
  // computed once by another program (Python's statistics.NormalDist).
  test.each(indicators)("of WHO for %s lie within 0.01 z and 0.1 percentile points", (indicator) => {
    const points = published.filter(([name]) => name === indicator);
    expect(points).toHaveLength(170);
    const wrong = points.filter(([, sex, age, percentile, value]) => {
      const score = scoreTo({ indicator, sex: sex as "girl", age: Number(age), ...measure(indicator, Number(value)) });
      const z = quantile[Number(percentile)] ?? Number.NaN;
      return !(Math.abs(score.z - z) < 0.01 && Math.abs(score.percentile - Number(percentile)) < 0.1);
    });
    expect(wrong).toEqual([]);
  });

  // README of WHO's own R package anthro: sex, age in days, weight, length or height, and the z-scores it prints.
  test.each([
    ["boy", 1001, 18, 120, { weight: 2.2, length: 7.31, bmi: -3.01 }],
    ["girl", 1000, 15, 80, { weight: 0.95, length: -3.5, bmi: 4.66 }],
    ["boy", 1010, 10, 100, { weight: -2.76, length: 1.62, bmi: -5.61 }],
    ["boy", 1000, 15, 100, { weight: 0.69, length: 1.7, bmi: -0.58 }],
  ] as const)("a %s of %d days, %d kg and %d cm has the scores of WHO’s software", (sex, age, weight, length, expected) => {
    const scores = (["weight", "length", "bmi"] as const).map((indicator) => [
      indicator,
      round(scoreTo({ indicator, sex, age, weight, length }).z),
    ]);
    expect(Object.fromEntries(scores)).toEqual(expected);
  });

  // The same README, column zwfl. A height of 120 cm is the last row of the table for children who stand.
  test.each([
    ["boy", 1001, 18, 120, -2.39, false],
    ["girl", 1000, 15, 80, 4.13, false],
    ["boy", 1010, 10, 100, -5.19, true],
    ["boy", 1000, 15, 100, -0.29, false],
  ] as const)("a %s of %d days, %d kg and %d cm has %d as weight for height, flagged: %s", (sex, age, weight, length, z, isUnlikely) => {
    const score = scoreTo({ indicator: "forLength", sex, age, weight, length });
    expect([round(score.z), score.isUnlikely]).toEqual([z, isUnlikely]);
  });

  test("weight for length changes its table and its length at 24 months as age does", () => {
    const at = (age: number, position?: "lying" | "standing") => {
      const { at: cm, score } = answerTo({ indicator: "forLength", age, weight: 12, length: 86, position });
      return [round(cm, 1), score && round(score.median)];
    };
    const lying = growthTable("WHO", "forLength", "girl");
    const medianAt = (cm: number, table: typeof lying) => round(lmsAt(table, cm)?.M ?? 0);
    const standing = lying.standing;
    if (!standing) throw new Error("no table for standing");
    expect(at(730)).toEqual([86, medianAt(86, lying)]);
    expect(at(730, "standing")).toEqual([86.7, medianAt(86.7, lying)]);
    expect(at(731)).toEqual([86, medianAt(86, standing)]);
    expect(at(731, "lying")).toEqual([85.3, medianAt(85.3, standing)]);
  });

  test.each([
    [100, 44.9, false],
    [100, 45, true],
    [700, 110, true],
    [700, 110.1, false],
    [800, 64.9, false],
    [800, 65, true],
    [800, 120, true],
    [800, 120.1, false],
  ])("at %d days a length of %d cm is in the table: %s", (age, length, isIn) => {
    expect(answerTo({ indicator: "forLength", age, weight: 9, length }).score !== null).toBe(isIn);
  });

  // Tests of the same package: lying at 987 days, standing at 24 months, and standing at 8 and at 9 months.
  test.each([
    ["boy", 987, 72.86, "lying", -6.09, -0.7],
    ["girl", 731, 77.5, "standing", -2.55, 0],
    ["girl", 731, 77.5, undefined, -2.55, 0],
    ["boy", 244, 60, "standing", -4.81, 0],
    ["boy", 274, 60, "standing", -5.02, 0.7],
  ] as const)("a %s of %d days and %d cm measured %s has z %d", (sex, age, length, position, z, change) => {
    const answer = answerTo({ indicator: "length", sex, age, length, position });
    expect(answer.score?.z).toBeCloseTo(z, 1.9);
    expect(answer.lengthChange).toBe(change);
  });

  // WHO charts: 3rd, 50th and 97th percentile at birth, and medians at 12 months (365 days).
  test.each([
    ["weight", "boy", 0, 2.5, 3.3, 4.3],
    ["weight", "girl", 0, 2.4, 3.2, 4.2],
    ["head", "boy", 0, 32.1, 34.5, 36.9],
  ] as const)("%s of a %s at day %d", (indicator, sex, age, low, median, high) => {
    const score = scoreTo({ indicator, sex, age, ...measure(indicator, median) });
    expect([score.low, score.median, score.high].map((value) => round(value, 1))).toEqual([low, median, high]);
  });
  test.each([
    ["length", "girl", 74.0],
    ["length", "boy", 75.7],
    ["head", "girl", 44.9],
  ] as const)("the median %s of a %s at 12 months", (indicator, sex, median) => {
    expect(round(scoreTo({ indicator, sex, age: 365, ...measure(indicator, median) }).median, 1)).toBe(median);
  });

  test("the worked example: a girl of 273 days with 8 kg is at the 41st percentile", () => {
    const example = { ...inputOf({ indicator: "weight", weight: 8 }), birthDate: "2026-02-02", measureDate: "2026-11-02" };
    expect(growthPercentile(example, today)).toEqual({
      ok: true,
      ageDays: 273,
      at: 273,
      correctedDays: null,
      usedDays: 273,
      value: 8,
      lengthChange: 0,
      isPositionDoubtful: false,
      score: {
        z: expect.closeTo(-0.22, 3),
        percentile: expect.closeTo(41.29, 2),
        outside: null,
        isUnlikely: false,
        lms: { L: -0.1501, M: 8.2172, S: 0.12198 },
        low: expect.closeTo(6.558, 3),
        median: 8.2172,
        high: expect.closeTo(10.378, 3),
      },
    });
  });
});

describe("beyond 3 standard deviations", () => {
  // WHO growth standards, methods and development, chapter 7: z = 3 + (y − SD3)/(SD3 − SD2).
  const { lms } = scoreTo({ indicator: "weight", sex: "boy", age: 487, weight: 10 });
  const at = (z: number) => lms.M * (1 + lms.L * lms.S * z) ** (1 / lms.L);
  const zOf = (weight: number) => scoreTo({ indicator: "weight", sex: "boy", age: 487, weight }).z;

  test("weight continues in steps of the last one", () => {
    expect(zOf(at(3) + (at(3) - at(2)))).toBeCloseTo(4, 9);
    expect(zOf(at(-3) - (at(-2) - at(-3)))).toBeCloseTo(-4, 9);
    expect(zOf(at(3))).toBeCloseTo(3, 9);
    expect(zOf(at(-3))).toBeCloseTo(-3, 9);
  });

  test("length and head are left as they are", () => {
    for (const [indicator, value] of [
      ["length", 100],
      ["head", 56],
    ] as const) {
      const { z, lms } = scoreTo({ indicator, age: 400, ...measure(indicator, value) });
      expect(z).toBeGreaterThan(3);
      expect(z).toBeCloseTo((value / lms.M - 1) / lms.S, 9);
    }
  });

  test.each([
    ["weight", -6, 5],
    ["length", -6, 6],
    ["head", -5, 5],
    ["bmi", -5, 5],
  ] as const)("a %s must be confirmed below z %d and above %d, not within", (indicator, min, max) => {
    const scored = (value: number) => scoreTo({ indicator, sex: "boy", age: 400, ...measure(indicator, value) });
    /** The value of a z-score, by halving the permitted range. */
    const valueWith = (z: number): number => {
      let [low, high] = { weight: [0.5, 40], length: [30, 130], head: [25, 60], bmi: [0.5, 40] }[indicator] as [number, number];
      for (let i = 0; i < 60; i++) {
        const middle = (low + high) / 2;
        if (scored(middle).z < z) low = middle;
        else high = middle;
      }
      return low;
    };
    expect([min - 0.01, min + 0.01, max - 0.01, max + 0.01].map((z) => scored(valueWith(z)).isUnlikely)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test("the percentile shown is at least 1 and at most 99", () => {
    const outside = (weight: number) => scoreTo({ indicator: "weight", sex: "boy", age: 487, weight }).outside;
    expect(outside(at(-2.33))).toEqual({ side: "below", percentile: 1 });
    expect(outside(at(-2.32))).toBeNull();
    expect(outside(at(2.32))).toBeNull();
    expect(outside(at(2.33))).toEqual({ side: "above", percentile: 99 });
  });
});

describe("lying and standing", () => {
  const change = (age: number, position?: "lying" | "standing", standard: "WHO" | "TR-Neyzi" = "WHO") => {
    const { value, lengthChange, isPositionDoubtful } = answerTo({ indicator: "length", age, length: 85, position, standard });
    expect(value).toBeCloseTo(85 + lengthChange, 9);
    return [lengthChange, isPositionDoubtful];
  };
  test.each([
    [273, "standing", 0, true],
    [274, "standing", 0.7, false],
    [730, "standing", 0.7, false],
    [731, "standing", 0, false],
    [730, "lying", 0, false],
    [731, "lying", -0.7, false],
    [730, undefined, 0, false],
    [731, undefined, 0, false],
  ] as const)("at day %d, %s: %d cm", (age, position, cm, isDoubtful) => {
    expect(change(age, position)).toEqual([cm, isDoubtful]);
  });
  test("the index uses the converted length", () => {
    expect(answerTo({ indicator: "bmi", age: 731, weight: 12, length: 85, position: "lying" }).value).toBeCloseTo(12 / 0.843 ** 2, 9);
  });
  test("weight, head and the Turkish table are never converted", () => {
    expect(answerTo({ indicator: "weight", age: 731, weight: 12, position: "lying" })).toMatchObject({ value: 12, lengthChange: 0 });
    expect(answerTo({ indicator: "head", age: 500, head: 46, position: "standing" })).toMatchObject({ value: 46, lengthChange: 0 });
    expect(change(731, "lying", "TR-Neyzi")).toEqual([0, false]);
  });
});

describe("a baby born early", () => {
  const early = (age: number, weeks: number, days = 0, isCorrected?: boolean) => {
    const { correctedDays, usedDays } = answerTo({
      indicator: "weight",
      age,
      weight: 4,
      gestationalAgeAtBirth: { weeks, days },
      isCorrected,
    });
    return { correctedDays, usedDays };
  };
  test("at 32 weeks is 56 days younger", () => expect(early(100, 32)).toEqual({ correctedDays: 44, usedDays: 44 }));
  test("at 36 weeks 6 days is corrected, at 37 weeks not", () => {
    expect(early(100, 36, 6)).toEqual({ correctedDays: 78, usedDays: 78 });
    expect(early(100, 37)).toEqual({ correctedDays: null, usedDays: 100 });
  });
  test("is not corrected if that is chosen", () => {
    expect(early(100, 32, 0, false)).toEqual({ correctedDays: 44, usedDays: 100 });
  });
  test("is corrected to 24 months of corrected age", () => {
    expect(early(730 + 56, 32)).toEqual({ correctedDays: 730, usedDays: 730 });
    expect(early(731 + 56, 32)).toEqual({ correctedDays: 731, usedDays: 787 });
  });
  test("has the score of a term baby of the corrected age", () => {
    const born = { gestationalAgeAtBirth: { weeks: 32, days: 0 } };
    expect(scoreTo({ indicator: "weight", age: 156, weight: 6, ...born })).toEqual(scoreTo({ indicator: "weight", age: 100, weight: 6 }));
  });
  test("has no score before the due date, and one on it", () => {
    const born = { gestationalAgeAtBirth: { weeks: 32, days: 0 } };
    expect(answerTo({ indicator: "weight", age: 55, weight: 3, ...born })).toMatchObject({ correctedDays: -1, score: null });
    expect(answerTo({ indicator: "weight", age: 56, weight: 3, ...born }).score).not.toBeNull();
  });
});

describe("the Turkish table", () => {
  // Neyzi et al., percentiles as printed; birth and 48 months are whole days.
  test.each([
    ["weight", "girl", 0],
    ["weight", "girl", 1461],
    ["weight", "boy", 0],
    ["length", "boy", 1461],
    ["head", "girl", 0],
    ["bmi", "boy", 1461],
  ] as const)("gives the %s of a %s at day %d its place between the printed lines", (indicator, sex, age) => {
    const { lines } = growthTable("TR-Neyzi", indicator, sex);
    const row = lines?.values[lines.months.indexOf(age / 30.4375)] ?? [];
    const percentiles = row.map((value) => scoreTo({ indicator, sex, age, standard: "TR-Neyzi", ...measure(indicator, value) }).percentile);
    expect(percentiles.map((percentile) => round(percentile, 3))).toEqual(lines?.percentiles);
  });

  test.each([
    ["weight", "girl", 9.39],
    ["length", "girl", 75.1],
    ["head", "girl", 45.8],
    ["bmi", "girl", 16.6],
  ] as const)("has its printed median at 12 months: %s of a %s %d", (indicator, sex, value) => {
    const score = scoreTo({ indicator, sex, age: 365, standard: "TR-Neyzi", ...measure(indicator, value) });
    expect(Math.abs(score.percentile - 50)).toBeLessThan(0.5);
    expect(score.outside).toBeNull();
  });

  test.each([
    ["weight", "girl", 7.4, 11.95, 3, 97],
    ["bmi", "girl", 14.5, 19.5, 5, 95],
  ] as const)("gives only “below” or “above” outside its last lines: %s of a %s", (indicator, sex, low, high, first, last) => {
    const at = (value: number) => scoreTo({ indicator, sex, age: 365, standard: "TR-Neyzi", ...measure(indicator, value) });
    expect(at(low)).toMatchObject({ percentile: first, outside: { side: "below", percentile: first } });
    expect(at(high)).toMatchObject({ percentile: last, outside: { side: "above", percentile: last } });
  });

  test("ends at 36 months for the head, at the last day under 60 months for the rest", () => {
    expect(answerTo({ indicator: "head", age: 1095, head: 48, standard: "TR-Neyzi" }).score).not.toBeNull();
    expect(growthPercentile(inputOf({ indicator: "head", age: 1096, head: 48, standard: "TR-Neyzi" }), today)).toEqual({
      ok: false,
      field: "measureDate",
      reason: "headTooOld",
    });
    expect(answerTo({ indicator: "bmi", age: 1826, weight: 16, length: 105, standard: "TR-Neyzi" }).score).not.toBeNull();
  });
});

describe("the limits of accepted values", () => {
  test.each([
    ["weight", 0.5, 40],
    ["length", 30, 130],
    ["head", 25, 60],
  ] as const)("%s from %d to %d", (indicator, min, max) => {
    for (const value of [min, max]) expect(answerTo({ indicator, age: 700, [indicator]: value }).value).toBe(value);
    for (const value of [min - 0.01, max + 0.01, Number.NaN, Number.POSITIVE_INFINITY, undefined, -5, 0])
      expect(growthPercentile(inputOf({ indicator, [indicator]: value }), today)).toEqual({
        ok: false,
        field: indicator,
        reason: Number.isNaN(value) ? "notANumber" : `${indicator}Range`,
      });
  });

  test("a day of birth, and the last day under 60 months", () => {
    expect(answerTo({ indicator: "weight", age: 0, weight: 3 })).toMatchObject({ ageDays: 0 });
    for (const indicator of indicators) {
      expect(answerTo({ indicator, age: 1826, weight: 17, length: 105, head: 50 }).score).not.toBeNull();
      expect(growthPercentile(inputOf({ indicator, age: 1827, weight: 17, length: 105, head: 50 }), today)).toEqual({
        ok: false,
        field: "measureDate",
        reason: "tooOld",
      });
    }
  });

  test("without a table everything except the score", () => {
    expect(answerTo({ indicator: "weight", weight: 8, table: null })).toMatchObject({ ageDays: 273, value: 8, score: null });
  });
});

describe("a number in another unit brings a question", () => {
  test.each([
    ["weight", 7200, 7.2],
    ["weight", 500, 0.5],
    ["weight", 40_000, 40],
    ["length", 700, 70],
    ["length", 0.7, 70],
    ["head", 445, 44.5],
    ["head", 0.45, 45],
  ] as const)("%s %d: %d?", (indicator, typed, suggestion) => {
    expect(growthPercentile(inputOf({ indicator, [indicator]: typed }), today)).toEqual({
      ok: false,
      field: indicator,
      reason: `${indicator}Unit`,
      suggestion,
    });
  });
  test.each([
    ["weight", 499],
    ["weight", 40_001],
    ["length", 1301],
    ["length", 0.29],
  ] as const)("%s %d fits no unit", (indicator, typed) => {
    expect(growthPercentile(inputOf({ indicator, [indicator]: typed }), today)).toMatchObject({ reason: `${indicator}Range` });
  });
  test("for a BMI the wrong one of the two fields is named", () => {
    expect(growthPercentile(inputOf({ indicator: "bmi", weight: 8, length: 700 }), today)).toMatchObject({
      field: "length",
      suggestion: 70,
    });
    expect(growthPercentile(inputOf({ indicator: "bmi", length: 70 }), today)).toMatchObject({ field: "weight", reason: "weightRange" });
  });
});

describe("refusals", () => {
  test.each<[Partial<GrowthPercentileInput>, string, string]>([
    [{ sex: undefined, table: null }, "sex", "sexMissing"],
    [{ birthDate: "2026-02-30" }, "birthDate", "birthInvalid"],
    [{ birthDate: "" }, "birthDate", "birthInvalid"],
    [{ birthDate: "2026-11-22" }, "birthDate", "birthFuture"],
    [{ measureDate: "2026-13-01" }, "measureDate", "measureInvalid"],
    [{ measureDate: "2026-11-22" }, "measureDate", "measureFuture"],
    [{ measureDate: "2019-12-31" }, "measureDate", "measureBeforeBirth"],
    [{ gestationalAgeAtBirth: { weeks: 21, days: 6 } }, "gestationalAgeAtBirth", "gestationWeeks"],
    [{ gestationalAgeAtBirth: { weeks: 43, days: 0 } }, "gestationalAgeAtBirth", "gestationWeeks"],
    [{ gestationalAgeAtBirth: { weeks: Number.NaN, days: 0 } }, "gestationalAgeAtBirth", "gestationWeeks"],
    [{ gestationalAgeAtBirth: { weeks: 30, days: 7 } }, "gestationalAgeAtBirth", "gestationDays"],
    [{ gestationalAgeAtBirth: { weeks: 30, days: 0.5 } }, "gestationalAgeAtBirth", "gestationDays"],
  ])("%j", (typed, field, reason) => {
    expect(growthPercentile({ ...inputOf({ indicator: "weight", weight: 8 }), ...typed }, today)).toEqual({ ok: false, field, reason });
  });
  test.each([
    [22, 0],
    [42, 6],
  ])("but %d weeks %d days are accepted", (weeks, days) => {
    expect(answerTo({ indicator: "weight", weight: 8, gestationalAgeAtBirth: { weeks, days } }).ok).toBe(true);
  });
  test("throws if today is not a date", () => {
    expect(() => growthPercentile(inputOf({ indicator: "weight", weight: 8 }), "21.11.2026")).toThrow(
      new Error("growthValue requires today as YYYY-MM-DD"),
    );
  });
});

test("does not change its input", () => {
  const input = Object.freeze(inputOf({ indicator: "weight", weight: 8 }));
  const before = JSON.stringify(input);
  expect(growthPercentile(input, today).ok).toBe(true);
  expect(JSON.stringify(input)).toBe(before);
});

describe("for any child", () => {
  const anyChild = fc.record({
    indicator: fc.constantFrom(...indicators),
    sex: fc.constantFrom("girl" as const, "boy" as const),
    standard: fc.constantFrom("WHO" as const, "TR-Neyzi" as const),
    age: fc.integer({ min: 0, max: 1095 }),
    position: fc.constantFrom(undefined, "lying" as const, "standing" as const),
  });

  test("a larger value never has a lower percentile or z", () => {
    fc.assert(
      fc.property(anyChild, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (child, a, b) => {
        const [low, high] = { weight: [0.5, 40], length: [30, 130], head: [25, 60], bmi: [5, 40] }[child.indicator] as [number, number];
        const [small, big] = [a, b].sort((x, y) => x - y).map((share) => low + share * (high - low)) as [number, number];
        const [one, other] = [small, big].map((value) => scoreTo({ ...child, ...measure(child.indicator, value) })) as [
          GrowthScore,
          GrowthScore,
        ];
        expect(other.z).toBeGreaterThanOrEqual(one.z);
        expect(other.percentile).toBeGreaterThanOrEqual(one.percentile - 1e-9);
      }),
      { numRuns: 500 },
    );
  });

  test("the middle line is the 50th percentile and the outer ones the 3rd and 97th (WHO)", () => {
    fc.assert(
      fc.property(anyChild, (child) => {
        const typed = { ...child, standard: "WHO" as const, position: undefined };
        const middle = { weight: 8, length: 70, head: 44, bmi: 16 }[child.indicator];
        const lines = scoreTo({ ...typed, ...measure(child.indicator, middle) });
        const back = [lines.low, lines.median, lines.high].map(
          (value) => scoreTo({ ...typed, ...measure(child.indicator, value) }).percentile,
        );
        expect(back.map((percentile) => round(percentile, 3))).toEqual([3, 50, 97]);
      }),
    );
  });
});

test("for any input it returns numbers or says which field is wrong; it never throws", () => {
  const typedDate = fc.oneof(fc.string({ unit: "binary" }), {
    arbitrary: fc.integer({ min: 19_500, max: 20_900 }).map(toIsoDate),
    weight: 9,
  });
  const typedNumber = fc.oneof(fc.constant(undefined), fc.double(), fc.string().map(Number), {
    arbitrary: fc.double({ min: 20, max: 70, noNaN: true }),
    weight: 9,
  });
  const anyInput = fc.record({
    indicator: fc.constantFrom(...indicators),
    sex: fc.constantFrom("girl" as const, "boy" as const, undefined),
    standard: fc.constantFrom("WHO" as const, "TR-Neyzi" as const),
    birthDate: typedDate,
    measureDate: typedDate,
    weight: typedNumber,
    length: typedNumber,
    head: typedNumber,
    position: fc.constantFrom("lying" as const, "standing" as const, undefined),
    isCorrected: fc.constantFrom(true, false, undefined),
    gestationalAgeAtBirth: fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 3 },
      fc.record({ weeks: fc.integer({ min: 20, max: 44 }), days: fc.integer({ min: -1, max: 8 }) }),
      fc.record({ weeks: fc.double(), days: fc.double() }),
    ),
  });
  let answered = 0;
  fc.assert(
    fc.property(anyInput, (input) => {
      const table = growthTable(input.standard, input.indicator, input.sex ?? "girl");
      const answer = growthPercentile({ ...input, table }, today);
      if (!answer.ok) return;
      answered += 1;
      const { lms, outside, isUnlikely, ...numbers } = answer.score ?? { z: 0 };
      const all = [answer.ageDays, answer.usedDays, answer.value, ...Object.values(numbers)];
      expect(all.filter((value) => !Number.isFinite(value))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
  expect(answered).toBeGreaterThan(100);
});
