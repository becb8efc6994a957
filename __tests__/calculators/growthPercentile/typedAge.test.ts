import { checkGrowth, noGrowth } from "../../../src/calculators/growthPercentile/growthFields";
import { dayAtAge, typedAge } from "../../../src/calculators/growthPercentile/typedAge";

test.each([
  ["6", 6],
  ["6 aylık", 6],
  ["6 AYLIK", 6],
  [" 6,5 ay ", 6.5],
  ["6 months", 6],
  ["6 months old", 6],
  ["1,5 yaş", 18],
  ["2 years", 24],
  ["0", 0],
  ["", Number.NaN],
  ["altı", Number.NaN],
  ["-6", Number.NaN],
  ["6 hafta", Number.NaN],
])("%j is %d months", (typed, months) => expect(typedAge(typed)).toBe(months));

test.each([
  ["2026-02-02", 9, "2026-11-02"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-02-02", 0.5, "2026-02-17"],
  ["2026-02-02", 0, "2026-02-02"],
  ["2021-02-02", 60, "2026-02-02"],
  ["2026-02-02", 60.1, ""],
  ["2026-02-02", Number.NaN, ""],
  ["--", 6, ""],
])("born on %s, %d months old on %j", (birth, months, day) => expect(dayAtAge(birth, months)).toBe(day));

describe("a visit by age", () => {
  const fields = { ...noGrowth, sex: "girl", "birth-day": "2", "birth-month": "2", "birth-year": "2026", weight: "8", age: "9 aylık" };
  const today = "2026-11-21";

  test("is kept under its day; a typed date wins", () => {
    expect(checkGrowth(fields, today, "weight")).toMatchObject({ ok: true, visits: [{ date: "2026-11-02", weight: 8 }] });
    const dated = checkGrowth({ ...fields, day: "1", month: "11", year: "2026" }, today, "weight");
    expect(dated).toMatchObject({ visits: [{ date: "2026-11-01" }] });
  });

  test("an age that is none, and one that is still to come, are each explained in their place", () => {
    expect(checkGrowth({ ...fields, age: "dokuz" }, today, "weight")).toEqual({ ok: false, field: "age", reason: "ageInvalid" });
    expect(checkGrowth({ ...fields, age: "10" }, today, "weight")).toEqual({ ok: false, field: "age", reason: "measureFuture" });
    expect(checkGrowth({ ...fields, "birth-day": "" }, today, "weight")).toMatchObject({ field: "birthDate" });
  });
});
