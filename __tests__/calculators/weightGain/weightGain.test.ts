import fc from "fast-check";
import { rangeAtWeek, type WeightGainAnswer, type WeightGainInput, weightGain } from "../../../src/calculators/weightGain/weightGain";
import { weightRangeOf, weightRows } from "../../../src/calculators/weightGain/weightRanges";

type Answer = Extract<WeightGainAnswer, { ok: true }>;

const usual: WeightGainInput = { heightCm: 165, startKg: 65, week: 26, babies: 1, nowKg: null, lastKg: null };

function answerTo(change: Partial<WeightGainInput>): Answer {
  const answer = weightGain({ ...usual, ...change });
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}

describe("published values (Institute of Medicine 2009, also ACOG Committee Opinion 548)", () => {
  test.each([
    [18.4, [12.5, 18], null],
    [18.5, [11.5, 16], [17, 25]],
    [24.9, [11.5, 16], [17, 25]],
    [24.99, [11.5, 16], [17, 25]],
    [25, [7, 11.5], [14, 23]],
    [29.9, [7, 11.5], [14, 23]],
    [30, [5, 9], [11, 19]],
    [45, [5, 9], [11, 19]],
  ])("an index of %d: %j kg with one baby, %j with twins", (bmi, one, twins) => {
    const row = weightRangeOf(bmi);
    expect([row.lowKg, row.highKg]).toEqual(one);
    expect(row.twinsLowKg === null ? null : [row.twinsLowKg, row.twinsHighKg]).toEqual(twins);
  });

  test("0.5 to 2 kg in the first 12 weeks, and the whole range at 40 and after", () => {
    for (const row of weightRows) {
      expect(rangeAtWeek(row, 0)).toEqual({ lowKg: 0, highKg: 0 });
      expect(rangeAtWeek(row, 12)).toEqual({ lowKg: 0.5, highKg: 2 });
      for (const week of [40, 42]) expect(rangeAtWeek(row, week)).toEqual({ lowKg: row.lowKg, highKg: row.highKg });
    }
  });

  // The weekly ranges the Institute prints next to the means: 0.44–0.58, 0.35–0.50, 0.23–0.33, 0.17–0.27 kg.
  test.each([
    ["underweight", 0.44, 0.58],
    ["normal", 0.35, 0.5],
    ["overweight", 0.23, 0.33],
    ["obese", 0.17, 0.27],
  ])("our lines rise by about the published gain per week (%s)", (key, low, high) => {
    const row = weightRows.find((one) => one.key === key);
    if (!row) throw new Error(`no row ${key}`);
    const slope = (side: "lowKg" | "highKg") => (rangeAtWeek(row, 40)[side] - rangeAtWeek(row, 12)[side]) / 28;
    expect(Math.abs(slope("lowKg") - low)).toBeLessThan(0.05);
    expect(Math.abs(slope("highKg") - high)).toBeLessThan(0.05);
    expect(row.weeklyKg).toBeGreaterThan(slope("lowKg"));
    expect(row.weeklyKg).toBeLessThan(slope("highKg"));
  });
});

describe("the current range", () => {
  test("the index and the range of the week, by hand: 65 kg at 1.65 m is 23.9; at 26 weeks 0.5 + 11 / 2 to 2 + 14 / 2", () => {
    expect(answerTo({})).toMatchObject({ bmi: 23.9, atWeek: { lowKg: 6, highKg: 9 }, total: { lowKg: 11.5, highKg: 16 }, place: null });
  });

  test.each([
    [70.9, "below", 0.1],
    [71, "within", 0],
    [74, "within", 0],
    [74.1, "above", 0.1],
    [63, "below", 8],
  ] as const)("%d kg today is %s by %d", (nowKg, side, byKg) => {
    expect(answerTo({ nowKg }).place).toEqual({ side, byKg });
  });

  test("with twins gives only the total, and no weekly line, because none is published", () => {
    expect(answerTo({ babies: 2, nowKg: 72 })).toMatchObject({ total: { lowKg: 17, highKg: 25 }, atWeek: null, gainKg: 7, place: null });
    expect(answerTo({ babies: 2, startKg: 48 }).total).toBeNull();
  });

  test.each([
    [71, 70, false],
    [71.1, 70, true],
    [70, 71, false],
  ])("%d kg after %d a week ago: sudden is %s", (nowKg, lastKg, isSudden) => {
    expect(answerTo({ nowKg, lastKg }).isSudden).toBe(isSudden);
  });

  test("a later week never expects less, and the band never narrows to nothing", () => {
    fc.assert(
      fc.property(fc.constantFrom(...weightRows), fc.integer({ min: 1, max: 42 }), (row, week) => {
        const [before, at] = [rangeAtWeek(row, week - 1), rangeAtWeek(row, week)];
        expect(at.lowKg).toBeGreaterThanOrEqual(before.lowKg);
        expect(at.highKg).toBeGreaterThanOrEqual(before.highKg);
        expect(at.highKg).toBeGreaterThan(at.lowKg);
      }),
    );
  });
});

describe("refuses with a reason that helps", () => {
  const refusals: [string, Partial<WeightGainInput>, string, string][] = [
    ["a height in metres", { heightCm: 1.65 }, "height", "heightMetres"],
    ["height and weight swapped", { heightCm: 65, startKg: 165 }, "height", "swapped"],
    ["119 cm", { heightCm: 119 }, "height", "heightRange"],
    ["221 cm", { heightCm: 221 }, "height", "heightRange"],
    ["no height", { heightCm: Number.NaN }, "height", "heightNotANumber"],
    ["29 kg", { startKg: 29.9 }, "start", "startRange"],
    ["251 kg", { startKg: 250.1 }, "start", "startRange"],
    ["no weight", { startKg: Number.NaN }, "start", "startNotANumber"],
    ["an index over 70", { heightCm: 125, startKg: 112 }, "start", "bmi"],
    ["an index under 12", { heightCm: 165, startKg: 32 }, "start", "bmi"],
    ["182 days as weeks", { week: 182 }, "week", "weekDays"],
    ["no week yet", { week: 0 }, "week", "weekRange"],
    ["half a week", { week: 20.5 }, "week", "weekRange"],
    ["no number", { week: Number.NaN }, "week", "weekRange"],
    ["a weight in words", { nowKg: Number.NaN }, "now", "notANumber"],
    ["46 kg more", { nowKg: 111 }, "now", "gainTooFar"],
    ["21 kg less", { nowKg: 44 }, "now", "gainTooFar"],
    ["last week in words", { nowKg: 72, lastKg: Number.NaN }, "last", "notANumber"],
    ["9 kg in a week", { nowKg: 72, lastKg: 63 }, "last", "lastTooFar"],
    ["last week alone", { lastKg: 70 }, "last", "lastAlone"],
  ];
  test.each(refusals)("%s", (_, change, field, reason) => {
    expect(weightGain({ ...usual, ...change })).toEqual({ ok: false, field, reason });
  });

  test.each([
    { heightCm: 120, startKg: 40 },
    { heightCm: 220, startKg: 90 },
    { heightCm: 150, startKg: 30 },
    { heightCm: 200, startKg: 250 },
    { week: 1 },
    { week: 42 },
    { nowKg: 110 },
    { nowKg: 45 },
    { nowKg: 72, lastKg: 64 },
  ])("accepts %j", (change) => {
    expect(weightGain({ ...usual, ...change }).ok).toBe(true);
  });
});

test.each([
  [160, 47.36, 18.5, 11.5],
  [160, 63.9, 24.9, 11.5],
  [160, 64, 25, 7],
  [160, 76.8, 30, 5],
])("%d cm, %d kg: the index %d and the row with at least %d kg agree (IOM 2009)", (heightCm, startKg, bmi, lowKg) => {
  expect(weightGain({ heightCm, startKg, week: 20, babies: 1, nowKg: null, lastKg: null })).toMatchObject({
    ok: true,
    bmi,
    total: { lowKg },
  });
});
