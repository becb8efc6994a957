/** @jest-environment ./__tests__/support/zonedEnvironment.ts */
import fc from "fast-check";
import {
  type BudgetAnswer,
  type BudgetInput,
  type BudgetItem,
  budget,
  budgetRows,
  supportRow,
} from "../../../src/calculators/budget/budget";
import { zones } from "../../support/zones";

type Answer = Extract<BudgetAnswer, { ok: true }>;

const item = (change: Partial<BudgetItem> = {}): BudgetItem => ({
  id: "cot",
  group: "room",
  kind: "one-off",
  optional: false,
  amountMinor: 10_000,
  have: false,
  ...change,
});
const nappies = item({ id: "nappies", group: "care", kind: "monthly", amountMinor: 5_000 });
const visits = item({ id: "antenatal-visits", group: "pregnancy", kind: "monthly", amountMinor: 2_000 });
const support = item({ id: supportRow, group: "income", kind: "monthly", optional: true, amountMinor: 1_000 });

function answerTo(items: BudgetItem[], change: Partial<BudgetInput> = {}): Answer {
  const answer = budget({ items, months: 12, safetyMargin: 10, ...change });
  if (!answer.ok) throw new Error(`refused for ${answer.field}: ${answer.reason}`);
  return answer;
}

describe("the sums", () => {
  // The formulas of the page: one-off rows amount × quantity, monthly rows amount for each month, total × (1 + margin ÷ 100), and
  // (target − savings) ÷ months.
  test("of one-off and monthly rows, before and after the birth, with reserve, group by group", () => {
    const carrier = item({ id: "carrier", group: "transport", optional: true, amountMinor: 3_050, count: 2 });
    const answer = answerTo([item(), carrier, nappies, visits], { monthsUntilBirth: 6, currentSavingsMinor: 10_000 });
    expect(answer).toMatchObject({
      oneOffMinor: 16_100,
      monthlyBeforeMinor: 2_000,
      monthlyAfterMinor: 5_000,
      beforeMinor: 12_000,
      afterMinor: 76_100,
      totalMinor: 88_100,
      withMarginMinor: 96_910,
      optionalMinor: 6_100,
      groups: [
        { group: "room", totalMinor: 10_000 },
        { group: "transport", totalMinor: 6_100 },
        { group: "care", totalMinor: 60_000 },
        { group: "pregnancy", totalMinor: 12_000 },
      ],
      // (16,100 + 12,000) × 1.1 − 10,000 = 20,910; a sixth of it is 3,485.
      savePerMonthMinor: 3_485,
    });
    expect(answer.rows.map(({ count, totalMinor }) => [count, totalMinor])).toEqual([
      [1, 10_000],
      [2, 6_100],
      [12, 60_000],
      [6, 12_000],
    ]);
  });

  test("leave out things already owned, but keep them among the rows", () => {
    const answer = answerTo([item({ have: true }), { ...nappies, have: true }, item({ id: "bath", amountMinor: 700 })]);
    expect(answer).toMatchObject({ totalMinor: 700, oneOffMinor: 700, monthlyAfterMinor: 0 });
    expect(answer.rows).toHaveLength(3);
  });

  test("subtract support, with or without its minus", () => {
    expect(answerTo([nappies, support])).toMatchObject({ totalMinor: 48_000, monthlyAfterMinor: 4_000 });
    expect(answerTo([nappies, { ...support, amountMinor: -1_000 }])).toMatchObject({ totalMinor: 48_000 });
  });

  test("add no reserve if support is more than the costs", () => {
    expect(answerTo([support])).toMatchObject({ totalMinor: -12_000, withMarginMinor: -12_000, optionalMinor: 0 });
  });

  test("of empty rows are 0", () => {
    expect(answerTo([item({ amountMinor: 0, count: Number.NaN })])).toMatchObject({
      totalMinor: 0,
      withMarginMinor: 0,
      groups: [],
      rows: [],
    });
    expect(answerTo([])).toMatchObject({ totalMinor: 0, savePerMonthMinor: null });
  });

  test("count a monthly row for as many months as it says", () => {
    expect(answerTo([{ ...nappies, count: 4 }]).totalMinor).toBe(20_000);
    expect(answerTo([{ ...visits, count: 4 }]).totalMinor).toBe(8_000);
    expect(answerTo([visits], { monthsUntilBirth: 0 }).totalMinor).toBe(0);
  });

  test("need no saving if savings are enough, and have no monthly amount if no month is left", () => {
    expect(answerTo([item()], { monthsUntilBirth: 3, currentSavingsMinor: 11_000 }).savePerMonthMinor).toBe(0);
    expect(answerTo([item()], { monthsUntilBirth: 3, currentSavingsMinor: 10_998 }).savePerMonthMinor).toBe(1);
    expect(answerTo([item()], { monthsUntilBirth: 0 }).savePerMonthMinor).toBeNull();
  });
});

describe("what is refused, and the edges that are not", () => {
  const refusalOf = (items: BudgetItem[], change: Partial<BudgetInput> = {}) => budget({ items, months: 12, safetyMargin: 10, ...change });

  test.each([0, 37, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("%p months", (months) => {
    expect(refusalOf([], { months })).toEqual({ ok: false, field: "months", reason: "monthsRange" });
  });
  test.each([-1, 11, 0.5, Number.NaN])("%p months until the birth", (monthsUntilBirth) => {
    expect(refusalOf([], { monthsUntilBirth })).toEqual({ ok: false, field: "monthsUntilBirth", reason: "untilRange" });
  });
  test.each([-1, 51, 0.5, Number.NaN])("a reserve of %p per cent", (safetyMargin) => {
    expect(refusalOf([], { safetyMargin })).toEqual({ ok: false, field: "safetyMargin", reason: "marginRange" });
  });
  test.each([
    [Number.NaN, "amountInvalid"],
    [0.5, "amountInvalid"],
    [Number.POSITIVE_INFINITY, "amountInvalid"],
    [-1, "amountNegative"],
    [10_000_000_001, "amountHigh"],
  ])("an amount or savings of %p hundredths", (amountMinor, reason) => {
    expect(refusalOf([item({ amountMinor })])).toEqual({ ok: false, field: "amount", item: "cot", reason });
    expect(refusalOf([], { currentSavingsMinor: amountMinor })).toEqual({ ok: false, field: "currentSavings", reason });
  });
  test("support beyond the highest amount", () => {
    expect(refusalOf([{ ...support, amountMinor: -10_000_000_001 }])).toMatchObject({ item: supportRow, reason: "amountHigh" });
  });
  test.each([0, 100, 1.5, -1, Number.NaN])("%p of a thing", (count) => {
    expect(refusalOf([item({ count })])).toEqual({ ok: false, field: "count", item: "cot", reason: "quantityRange" });
  });
  test.each([0, 13, Number.NaN])("a monthly row for %p of twelve months", (count) => {
    expect(refusalOf([{ ...nappies, count }])).toEqual({ ok: false, field: "count", item: "nappies", reason: "rowMonthsRange" });
  });
  test("a monthly row for more months than there are until the birth", () => {
    expect(refusalOf([{ ...visits, count: 7 }], { monthsUntilBirth: 6 })).toMatchObject({
      item: "antenatal-visits",
      reason: "rowMonthsRange",
    });
    expect(refusalOf([{ ...visits, count: 6 }], { monthsUntilBirth: 6 }).ok).toBe(true);
    expect(refusalOf([{ ...visits, count: 11 }])).toMatchObject({ reason: "rowMonthsRange" });
  });
  test("a monthly row before the birth without any number of months", () => {
    expect(refusalOf([visits])).toEqual({ ok: false, field: "monthsUntilBirth", reason: "untilNeeded" });
  });
  test.each<Partial<BudgetInput>>([
    { months: 1 },
    { months: 36 },
    { monthsUntilBirth: 0 },
    { monthsUntilBirth: 10 },
    { safetyMargin: 0 },
    { safetyMargin: 50 },
    { currentSavingsMinor: 10_000_000_000 },
    { items: [item({ count: 1 }), item({ count: 99 }), item({ amountMinor: 10_000_000_000 }), { ...nappies, count: 12 }] },
  ])("but not %j", (change) => {
    expect(refusalOf([], change).ok).toBe(true);
  });
});

test("the given rows have no price and unique names, and support is among them", () => {
  expect(new Set(budgetRows.map(({ key }) => key)).size).toBe(36);
  expect(budgetRows.find(({ key }) => key === supportRow)?.kind).toBe("monthly");
  expect(budgetRows.filter(({ kind }) => kind === "monthly").map(({ key }) => key)).toContain("nappies");
});

test("does not change its input", () => {
  const input = Object.freeze({ items: Object.freeze([Object.freeze({ ...support })]), months: 12, safetyMargin: 10 });
  expect(budget(input).ok).toBe(true);
  expect(input.items[0]).toEqual(support);
});

describe("for any rows", () => {
  const anyItem: fc.Arbitrary<BudgetItem> = fc.record({
    id: fc.constantFrom("cot", "nappies", supportRow, "own-1"),
    group: fc.constantFrom("pregnancy", "birth", "room", "income"),
    kind: fc.constantFrom("one-off", "monthly"),
    optional: fc.boolean(),
    amountMinor: fc.oneof(fc.double(), fc.integer({ min: -10, max: 10_000_000_000 })),
    count: fc.option(fc.oneof(fc.double(), fc.integer({ min: 0, max: 13 })), { nil: undefined }),
    have: fc.boolean(),
  });
  const soundItem = anyItem.map((one) => ({ ...one, amountMinor: Math.abs(Math.trunc(one.amountMinor) % 1e10) || 1, count: 1 }));

  test("it returns whole hundredths or names a field; it never throws", () => {
    fc.assert(
      fc.property(
        fc.array(anyItem),
        fc.double(),
        fc.option(fc.integer({ min: -1, max: 11 }), { nil: undefined }),
        (items, margin, until) => {
          const answer = budget({ items, months: 12, safetyMargin: margin, monthsUntilBirth: until });
          if (!answer.ok) return expect(typeof answer.reason).toBe("string");
          const { ok, groups, rows, savePerMonthMinor, ...amounts } = answer;
          expect(Object.values(amounts).filter((amount) => !Number.isSafeInteger(amount))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("parts add up to the whole, and the order of the rows changes no sum", () => {
    fc.assert(
      fc.property(fc.array(soundItem, { minLength: 1, maxLength: 40 }), (items) => {
        const answer = answerTo(items, { monthsUntilBirth: 9 });
        expect(answer.beforeMinor + answer.afterMinor).toBe(answer.totalMinor);
        expect(answer.groups.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(answer.totalMinor);
        expect(answerTo([...items].reverse(), { monthsUntilBirth: 9 })).toMatchObject({
          totalMinor: answer.totalMinor,
          savePerMonthMinor: answer.savePerMonthMinor,
        });
      }),
    );
  });

  test("a higher amount, another month or a larger reserve never lowers the total", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 35 }),
        fc.integer({ min: 0, max: 49 }),
        (amountMinor, months, margin) => {
          const total = (more: number, longer: number, safer: number) =>
            answerTo([{ ...nappies, amountMinor: amountMinor + more }], { months: months + longer, safetyMargin: margin + safer })
              .withMarginMinor;
          const here = total(0, 0, 0);
          expect(total(1, 0, 0)).toBeGreaterThan(here);
          expect(total(0, 1, 0)).toBeGreaterThan(here);
          expect(total(0, 0, 1)).toBeGreaterThanOrEqual(here);
        },
      ),
    );
  });
});

describe.each(zones)("in $zone", ({ zone, offsetMinutes }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  test("the sums are the same", () => {
    expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(offsetMinutes);
    expect(answerTo([nappies]).withMarginMinor).toBe(66_000);
  });
});
