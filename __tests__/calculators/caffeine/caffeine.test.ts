import fc from "fast-check";
import {
  type CaffeineAnswer,
  type CaffeineInput,
  caffeine,
  caffeineDrinks,
  dailyLimit,
  mostPortions,
} from "../../../src/calculators/caffeine/caffeine";

type Answer = Extract<CaffeineAnswer, { ok: true }>;

function answerTo(input: CaffeineInput): Answer {
  const answer = caffeine(input);
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}

// Hancı et al. 2013 (mg a litre, converted to the serving), NHS Start for Life 2021, EFSA 2015; where laboratories differ, lowest and highest value.
test.each([
  ["tea-weak", 22, 22], // 218 mg/l × 0.1
  ["tea-glass", 42, 42], // half of 840 mg/l × 0.1
  ["tea-strong", 84, 84], // 840 mg/l × 0.1
  ["tea-mug", 75, 75], // NHS
  ["turkish-light", 60, 60], // 858 mg/l × 0.07
  ["turkish-strong", 100, 140], // 1,470 to 2,000 mg/l × 0.07
  ["instant", 100, 100], // NHS
  ["filter", 140, 140], // NHS
  ["espresso", 80, 80], // EFSA
  ["green-tea", 30, 30], // EFSA, 15 mg/100 ml
  ["cola", 35, 50], // EFSA 40 mg in 355 ml; 148 mg/l × 0.33
  ["energy", 40, 80], // 169 mg/l × 0.25; EFSA and NHS 80
  ["dark-chocolate", 25, 50], // EFSA; NHS up to 50
  ["milk-chocolate", 10, 10], // EFSA
])("a portion of %s contains %d to %d mg", (key, mg, mgMost) => {
  expect(answerTo({ [key]: 1 })).toMatchObject({ mg, mgMost });
});

test("the table has no other drink, and the limit is that of EFSA and the NHS", () => {
  expect(caffeineDrinks).toHaveLength(14);
  expect(dailyLimit).toBe(200);
});

test.each([
  [{ "tea-glass": 3, "turkish-light": 1 }, 186, "within", 14],
  // Exactly the limit is within it.
  [{ espresso: 1, "turkish-light": 2 }, 200, "within", 0],
  [{ espresso: 1, "turkish-light": 2, "tea-weak": 0.5 }, 211, "over", -11],
  [{ "turkish-strong": 1.5 }, 150, "maybe", -10],
  [{ "turkish-strong": 2, cola: 1 }, 235, "over", -130],
] as const)("%j is %d mg: %s", (input, mg, verdict, left) => {
  expect(answerTo(input)).toMatchObject({ mg, verdict, left });
});

test("lists the drinks, most caffeine first", () => {
  expect(answerTo({ "milk-chocolate": 1, "tea-glass": 2, filter: 1 }).rows.map(({ key, mgMost }) => [key, mgMost])).toEqual([
    ["filter", 140],
    ["tea-glass", 84],
    ["milk-chocolate", 10],
  ]);
});

test.each([
  [{}, "tea-weak", "nothing"],
  [{ cola: 0 }, "tea-weak", "nothing"],
  [{ cola: -1 }, "cola", "notANumber"],
  [{ cola: Number.NaN, filter: 1 }, "cola", "notANumber"],
  [{ filter: Number.POSITIVE_INFINITY }, "filter", "notANumber"],
  [{ filter: mostPortions + 0.5 }, "filter", "tooMany"],
] as const)("refuses %j for %s: %s", (input, field, reason) => {
  expect(caffeine(input)).toEqual({ ok: false, field, reason });
});

test("more of any drink is never less caffeine, and the rest and the sum add up to the limit", () => {
  const portions = fc.dictionary(fc.constantFrom(...caffeineDrinks.map(({ key }) => key)), fc.integer({ min: 1, max: 19 }), { minKeys: 1 });
  fc.assert(
    fc.property(portions, fc.constantFrom(...caffeineDrinks), (had, { key }) => {
      const before = answerTo(had);
      const after = answerTo({ ...had, [key]: (had[key] ?? 0) + 1 });
      expect(after.mg).toBeGreaterThan(before.mg);
      expect(before.mgMost).toBeGreaterThanOrEqual(before.mg);
      expect(before.left + before.mgMost).toBe(dailyLimit);
    }),
  );
});
