/** Compares the tables the browser fetches with the published ones, row by row, and tests the values read from them. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import {
  type GrowthTable,
  linePercentiles,
  linesAt,
  lmsAt,
  percentileFromZ,
  printedPercentile,
  valueAt,
  zScore,
} from "../../../src/calculators/growthPercentile/growthTable";
import { indicators } from "../../../src/calculators/growthPercentile/growthValue";
import { growthFile, growthTable } from "../../support/growthTables";

const sexes = { girl: "female", boy: "male" } as const;
const files = {
  weight: "weight_for_age",
  length: "length_height_for_age",
  head: "head_circumference_for_age",
  bmi: "bmi_for_age",
} as const;
const linesOf = (file: string): string[][] =>
  readFileSync(`data/standards/growth/${file}.csv`, "utf8")
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(","));
const cases = indicators.flatMap((indicator) => (["girl", "boy"] as const).map((sex) => ({ indicator, sex })));

test("there is one file for each reference, indicator and sex, none over 60 KB compressed, and the short one", () => {
  const names = readdirSync("static/growth").sort();
  const expected = cases.flatMap(({ indicator, sex }) => [`who-${indicator}-${sex}.json`, `neyzi-${indicator}-${sex}.json`]);
  expect(names).toEqual([...expected, "who-forLength-boy.json", "who-forLength-girl.json", "summary.json"].sort());
  for (const name of names) expect(gzipSync(growthFile(name.replace(".json", ""))).length).toBeLessThan(60 * 1024);
});

test.each(["girl", "boy"] as const)(
  "the tables by length have every published 0.1 cm, digit for digit, and are interpolated linearly between (%s)",
  (sex) => {
    const lying = growthTable("WHO", "forLength", sex);
    for (const [table, file] of [
      [lying, "who_weight_for_length"],
      [lying.standing, "who_weight_for_height"],
    ] as const) {
      if (!table) throw new Error(`no table for ${file}`);
      const rows = linesOf(file).filter(([name]) => name === sexes[sex]);
      expect(rows.map(([, cm]) => lmsAt(table, Number(cm)))).toEqual(
        rows.map(([, , L, M, S]) => ({ L: Number(L), M: Number(M), S: Number(S) })),
      );
      const [a, b] = [lmsAt(table, 70)?.M ?? 0, lmsAt(table, 70.1)?.M ?? 0];
      expect(lmsAt(table, 70.05)?.M).toBeCloseTo((a + b) / 2, 9);
      expect([lmsAt(table, (table.fromCm ?? 0) - 0.01), lmsAt(table, 130)]).toEqual([null, null]);
    }
  },
);

describe.each(cases)("the tables of $indicator ($sex)", ({ indicator, sex }) => {
  test("have every published day from birth to the last under 60 months, digit for digit", () => {
    const table = growthTable("WHO", indicator, sex);
    const rows = linesOf(`who_${files[indicator]}_daily`).filter(([name, , age]) => name === sexes[sex] && Number(age) <= 1826);
    expect(table.M).toHaveLength(1827);
    expect(rows.map(([, , age]) => lmsAt(table, Number(age)))).toEqual(
      rows.map(([, , , L, M, S]) => ({ L: Number(L), M: Number(M), S: Number(S) })),
    );
  });

  test("have every printed line of Neyzi", () => {
    const { lines } = growthTable("TR-Neyzi", indicator, sex);
    const rows = linesOf("turkish_neyzi_percentiles_0_60_months").filter(([name, of]) => name === sexes[sex] && of === files[indicator]);
    expect(rows.length).toBeGreaterThan(90);
    expect(lines?.values.flat()).toHaveLength(rows.length);
    for (const [, , , age, percentile, value] of rows) {
      const column = lines?.percentiles.indexOf(Number(percentile)) ?? -1;
      expect(lines?.values[lines.months.indexOf(Number(age))]?.[column]).toBe(Number(value));
    }
  });

  test("have L, M and S of Neyzi", () => {
    const table = growthTable("TR-Neyzi", indicator, sex);
    const rows = linesOf("turkish_neyzi2015_lms_0_60_months").filter(([name, of]) => name === sexes[sex] && of === files[indicator]);
    expect([table.months, table.L, table.M, table.S]).toEqual([3, 4, 5, 6].map((column) => rows.map((row) => Number(row[column]))));
  });

  test("have lines that never cross", () => {
    for (const standard of ["WHO", "TR-Neyzi"] as const) {
      const table = growthTable(standard, indicator, sex);
      const last = standard !== "WHO" && indicator === "head" ? 1095 : 1826;
      for (let day = 0; day <= last; day += 7) {
        const lines = linesAt(table, day) ?? [];
        expect(lines).toHaveLength(5);
        expect([...lines].sort((a, b) => a - b)).toEqual(lines);
      }
    }
  });
});

describe.each(cases.filter(({ indicator }) => indicator !== "bmi"))("the short table of $indicator ($sex)", ({ indicator, sex }) => {
  const short = (JSON.parse(growthFile("summary")) as Record<string, GrowthTable>)[`${indicator}-${sex}`] as GrowthTable;

  test("is WHO’s table by month, digit for digit; 24 months as measured standing", () => {
    const rows = linesOf(`who_${files[indicator]}_monthly`).filter(([name]) => name === sexes[sex]);
    const shown = short.months?.map((month) => {
      const ofMonth = rows.filter(([, , age]) => Number(age) === month);
      return ofMonth[ofMonth.length - 1]?.slice(3, 6).map(Number);
    });
    expect(shown).toEqual(short.months?.map((_, i) => [short.L[i], short.M[i], short.S[i]]));
    expect(short.months).toContain(24);
  });

  test("agrees with the table by day: a month is 30.4375 days", () => {
    const { M } = growthTable("WHO", indicator, sex);
    for (const [i, month] of (short.months ?? []).entries()) {
      const age = month * 30.4375;
      const [before = Number.NaN, after = Number.NaN] = [M[Math.floor(age)], M[Math.ceil(age)]];
      // From day 731 on children are measured standing, so at 24 months there are no two days to interpolate between.
      const byDay = month === 24 ? (M[731] ?? Number.NaN) : before + (after - before) * (age - Math.floor(age));
      expect(Math.abs((short.M[i] ?? Number.NaN) - byDay)).toBeLessThan(month === 24 ? 0.02 : 0.0003);
    }
  });
});

test("a table has no values outside its ages", () => {
  const who = growthTable("WHO", "weight", "girl");
  const neyzi = growthTable("TR-Neyzi", "head", "girl");
  expect([lmsAt(who, -1), lmsAt(who, 1827), lmsAt(who, 0.5), linesAt(who, 1827)]).toEqual([null, null, null, null]);
  expect([lmsAt(neyzi, -1), lmsAt(neyzi, 1827), linesAt(neyzi, 1096)]).toEqual([null, null, null]);
  expect(printedPercentile(who, 100, 5)).toBeNull();
});

test("between the months of a table L, M and S are interpolated linearly", () => {
  const table = { ...growthTable("TR-Neyzi", "weight", "boy"), months: [0, 10], L: [1, 0], M: [2, 4], S: [0.1, 0.2] };
  expect(lmsAt(table, 152.1875)).toEqual({ L: 0.5, M: 3, S: expect.closeTo(0.15, 9) });
});

test("the drawn lines are 3, 15, 50, 85, 97 (WHO) and the printed outer two on each side (Neyzi)", () => {
  expect(linePercentiles(growthTable("WHO", "bmi", "boy"))).toEqual([3, 15, 50, 85, 97]);
  expect(linePercentiles(growthTable("TR-Neyzi", "weight", "boy"))).toEqual([3, 10, 50, 90, 97]);
  expect(linePercentiles(growthTable("TR-Neyzi", "bmi", "boy"))).toEqual([5, 15, 50, 85, 95]);
});

// A table of the standard normal distribution.
test.each([
  [-4, 0.0031671],
  [-3, 0.1349898],
  [-2, 2.2750132],
  [-1, 15.8655254],
  [0, 50],
  [0.5, 69.1462461],
  [1.96, 97.5002105],
  [3, 99.8650102],
])("%d standard deviations are the percentile %d", (z, percentile) => {
  expect(percentileFromZ(z)).toBeCloseTo(percentile, 4);
});

test.each([0, 1, -0.5, 0.3])("value and z can be converted back and forth with L = %d", (L) => {
  const lms = { L, M: 8, S: 0.12 };
  for (const z of [-2.5, -1, 0, 0.7, 2.9]) expect(zScore(valueAt(z, lms), lms)).toBeCloseTo(z, 9);
});
