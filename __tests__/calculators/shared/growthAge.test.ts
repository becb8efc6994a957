/** @jest-environment ./__tests__/support/zonedEnvironment.ts */

import { growthPercentile } from "../../../src/calculators/growthPercentile/growthPercentile";
import { calendarAge, correctionDays } from "../../../src/calculators/shared/growthAge";
import { growthTable } from "../../support/growthTables";
import { zones } from "../../support/zones";

describe.each(zones)("in $zone", ({ zone }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  test.each([
    ["2026-02-02", "2026-11-02", 9, 0],
    ["2026-02-02", "2026-11-01", 8, 30],
    ["2026-02-02", "2026-02-02", 0, 0],
    ["2026-01-31", "2026-02-27", 0, 27],
    ["2026-01-31", "2026-02-28", 1, 0],
    ["2026-01-31", "2026-03-01", 1, 1],
    ["2026-01-31", "2026-06-30", 5, 0],
    ["2024-02-29", "2025-02-27", 11, 29],
    ["2024-02-29", "2025-02-28", 12, 0],
    ["2024-02-29", "2025-03-01", 12, 1],
    ["2025-12-31", "2026-01-01", 0, 1],
  ])("from %s to %s are %d months %d days", (from, to, months, days) => {
    expect(calendarAge(from, to)).toEqual({ months, days });
  });

  test("an age without an end date is null, not one up to 1970", () => {
    expect(() => calendarAge("2026-02-02", "2026-02-30")).toThrow("requires a date as YYYY-MM-DD, got 2026-02-30");
  });

  test("the score is the same, over a clock change as well", () => {
    const answer = growthPercentile(
      {
        indicator: "weight",
        sex: "girl",
        birthDate: "2026-02-02",
        measureDate: "2026-11-02",
        weight: 8,
        standard: "WHO",
        table: growthTable("WHO", "weight", "girl"),
      },
      "2026-11-21",
    );
    expect(answer).toMatchObject({ ok: true, ageDays: 273, score: { z: expect.closeTo(-0.22, 3) } });
  });
});

test.each([
  [22 * 7, 126],
  [32 * 7, 56],
  [36 * 7 + 6, 22],
  [37 * 7, null],
  [40 * 7, null],
])("born after %d days of pregnancy: corrected by %p", (days, correction) => {
  expect(correctionDays(days)).toBe(correction);
});
