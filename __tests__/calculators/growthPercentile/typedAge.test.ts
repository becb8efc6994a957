import { checkGrowth, noGrowth, toBoxes, toInput } from "../../../src/calculators/growthPercentile/growthFields";
import { growthPercentile } from "../../../src/calculators/growthPercentile/growthPercentile";
import { ageInMonths, dayAtAge, daysAtAge, typedAge } from "../../../src/calculators/growthPercentile/typedAge";
import published from "../../support/growthPublished.json";
import { growthTable } from "../../support/growthTables";

test.each([
  ["6", 6, 0],
  ["6 aylık", 6, 0],
  ["6 ay ve 3 gün", 6, 3],
  ["6 ay, 2 hafta", 6, 14],
  ["6 months and 3 days", 6, 3],
  ["٦", 6, 0],
  ["6 AYLIK", 6, 0],
  [" 6,5 ay ", 6.5, 0],
  ["6 months", 6, 0],
  ["6 months old", 6, 0],
  ["1,5 yaş", 18, 0],
  ["2 years", 24, 0],
  ["1 yaş 3 ay", 15, 0],
  ["1 year 3 months old", 15, 0],
  ["6 ay 10 gün", 6, 10],
  ["10 haftalık", 0, 70],
  ["10 weeks 3 days", 0, 73],
  ["0", 0, 0],
])("%j is %d months and %d days", (typed, months, days) => expect(typedAge(typed)).toEqual({ months, days }));

test.each(["", "altı", "-6", "6 elma", "6 7", "ay 6"])("%j is not an age", (typed) => expect(typedAge(typed)).toBeNull());

test("a number alone uses the selected unit; a typed unit takes precedence", () => {
  expect(typedAge("10", "weeks")).toEqual({ months: 0, days: 70 });
  expect(typedAge("10 ay", "weeks")).toEqual({ months: 10, days: 0 });
});

const months = (amount: number) => ({ months: amount, days: 0 });
test.each([
  ["2026-02-02", months(9), "2026-11-02"],
  ["2026-01-31", months(1), "2026-02-28"],
  ["2026-02-02", months(0.5), "2026-02-17"],
  ["2026-02-02", { months: 0, days: 70 }, "2026-04-13"],
  ["2026-02-02", { months: 6, days: 10 }, "2026-08-12"],
  ["2026-02-02", months(0), "2026-02-02"],
  ["2021-02-02", months(60), "2026-02-02"],
  ["2026-02-02", months(60.1), ""],
  ["2026-02-02", null, ""],
  ["--", months(6), ""],
])("born on %s, of age %j on %j", (birth, age, day) => expect(dayAtAge(birth, age)).toBe(day));

// WHO counts 30.4375 days a month; its monthly tables give the values of those days.
test.each([
  [0, 0],
  [1, 30],
  [6, 183],
  [9, 274],
  [24, 731],
  [60, 1826],
])("%d months are %d days, and back", (amount, days) => {
  expect(daysAtAge(months(amount))).toBe(days);
  expect(ageInMonths(days)).toEqual(months(amount));
});

test("no day of the first five years has fewer than no days beyond its months", () => {
  const wrong = Array.from({ length: 1827 }, (_, day) => day).filter((day) => {
    const { months, days } = ageInMonths(day);
    return days < 0 || days > 31 || daysAtAge({ months, days }) !== day;
  });
  expect(wrong).toEqual([]);
});

describe("a visit by age", () => {
  const fields = { ...noGrowth, sex: "girl", "birth-day": "2", "birth-month": "2", "birth-year": "2026", weight: "8", age: "9 aylık" };
  const today = "2026-11-21";

  test("is stored under its date; a typed date takes precedence", () => {
    expect(checkGrowth(fields, today, "weight")).toMatchObject({ ok: true, visits: [{ date: "2026-11-02", weight: 8 }] });
    const dated = checkGrowth({ ...fields, day: "1", month: "11", year: "2026" }, today, "weight");
    expect(dated).toMatchObject({ visits: [{ date: "2026-11-01" }] });
  });

  test("an invalid age, and one in the future, are each explained next to the field", () => {
    expect(checkGrowth({ ...fields, age: "dokuz" }, today, "weight")).toEqual({ ok: false, field: "age", reason: "ageInvalid" });
    expect(checkGrowth({ ...fields, age: "10" }, today, "weight")).toEqual({ ok: false, field: "age", reason: "ageFuture" });
    expect(checkGrowth({ ...fields, age: "61" }, today, "weight")).toEqual({ ok: false, field: "age", reason: "tooOld" });
  });
});

describe("an age without a birth date", () => {
  const today = "2026-11-21";
  const asked = (typed: Partial<typeof noGrowth>) => ({ ...noGrowth, sex: "girl", by: "age", ...typed });
  const scoreOf = (typed: Partial<typeof noGrowth>, indicator: "weight" | "length" | "head" = "weight") => {
    const check = checkGrowth(asked(typed), today, "weight");
    const visit = check.ok ? check.visits[0] : undefined;
    if (!check.ok || !visit) throw new Error(`refused: ${JSON.stringify(check)}`);
    const { sex } = typed;
    const answer = growthPercentile(
      toInput(check.fields, visit, indicator, growthTable("WHO", indicator, sex === "boy" ? "boy" : "girl")),
      today,
    );
    if (!answer.ok || !answer.score) throw new Error("no score");
    return { days: answer.ageDays, z: answer.score.z, percentile: answer.score.percentile };
  };

  // WHO simplified tables, weeks 0 to 13 and months 16, 32 and 48, as in growthPercentile.test.ts; each age typed as the table calls it.
  test.each(["weight", "length", "head"] as const)("finds the published percentiles of WHO for %s by weeks and by months", (indicator) => {
    const inMonths: Record<number, string> = { 487: "16", 974: "32", 1461: "48" };
    const points = published.filter(([name]) => name === indicator);
    const wrong = points.filter(([, sex, age, percentile, value]) => {
      const written = inMonths[Number(age)] ?? String(Number(age) / 7);
      const unit = Number(age) in inMonths ? "months" : "weeks";
      const found = scoreOf({ sex: String(sex), age: written, unit, [indicator]: String(value) }, indicator);
      return !(found.days === age && Math.abs(found.percentile - Number(percentile)) < 0.1);
    });
    expect(points).toHaveLength(170);
    expect(wrong).toEqual([]);
  });

  test("is treated as exact, and gives the same result as dates with that many days between", () => {
    const byAge = scoreOf({ age: "6 aylık", weight: "7,2" });
    const born = { by: "date", "birth-day": "1", "birth-month": "1", "birth-year": "2026" };
    expect(byAge.days).toBe(183);
    // 183 days after 1 January 2026 is 3 July.
    expect(scoreOf({ ...born, day: "3", month: "7", year: "2026", weight: "7,2" })).toEqual(byAge);
  });

  test("works from birth to the end of the tables, and refuses later ages", () => {
    expect(scoreOf({ age: "0", weight: "3,2" }).days).toBe(0);
    expect(scoreOf({ age: "60", weight: "18" }).days).toBe(1826);
    const refusal = (age: string) => checkGrowth(asked({ age, weight: "8" }), today, "weight");
    expect(refusal("60,1")).toEqual({ ok: false, field: "age", reason: "tooOld" });
    expect(refusal("300 hafta")).toEqual({ ok: false, field: "age", reason: "tooOld" });
    for (const age of ["", "altı", "-1"]) expect(refusal(age)).toEqual({ ok: false, field: "age", reason: "ageInvalid" });
  });

  test("a baby born early is corrected by age too", () => {
    const check = checkGrowth(asked({ age: "9", weight: "7", early: "yes", weeks: "32" }), today, "weight");
    if (!check.ok || !check.visits[0]) throw new Error("refused");
    expect(growthPercentile(toInput(check.fields, check.visits[0], "weight", null), today)).toMatchObject({
      ageDays: 274,
      correctedDays: 218,
    });
  });

  test("visits are in the order of age and get their dates once the birth date is typed", () => {
    const first = checkGrowth(asked({ age: "10 ay", weight: "8,5" }), today, "weight");
    if (!first.ok) throw new Error("refused");
    const visits = "P304D_8.5____*P61D_5____";
    const both = checkGrowth(asked({ age: "6", weight: "7,2", visits }), today, "weight");
    expect(both).toMatchObject({ visits: [{ date: "P61D" }, { date: "P183D" }, { date: "P304D" }] });
    const dated = checkGrowth(
      { ...asked({ visits }), by: "date", "birth-day": "1", "birth-month": "1", "birth-year": "2026" },
      today,
      "weight",
    );
    expect(dated).toMatchObject({ visits: [{ date: "2026-03-03" }, { date: "2026-11-01" }] });
  });

  test("goes back into its box as it is displayed, and is read again", () => {
    const boxes = toBoxes({ date: "P193D", weight: 7.2 }, ",", "6 ay 10 gün");
    expect(boxes).toMatchObject({ by: "age", age: "6 ay 10 gün", day: "", weight: "7,2" });
    expect(checkGrowth({ ...noGrowth, sex: "girl", ...boxes }, today, "weight")).toMatchObject({ visits: [{ date: "P193D" }] });
  });

  test("values stored by an earlier version of the tool are still read", () => {
    const { by, unit, ...older } = asked({ age: "9 aylık", "birth-day": "2", "birth-month": "2", "birth-year": "2026", weight: "8" });
    expect(checkGrowth({ ...noGrowth, ...older }, today, "weight")).toMatchObject({ visits: [{ date: "2026-11-02" }] });
  });
});
