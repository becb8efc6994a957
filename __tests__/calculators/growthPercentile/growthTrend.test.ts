import { weightTrend } from "../../../src/calculators/growthPercentile/growthTrend";

// NICE NG75, applied to the percentile lines of charts in Türkiye: 3, 10, 25, 50, 75, 90, 97.
const z = { p2: -2.054, p3: -1.881, p5: -1.645, p10: -1.282, p25: -0.674, p50: 0, p75: 0.674, p90: 1.282, p97: 1.881 };

test.each([
  [
    "a girl of 7.3 kg at 6 months and 7.4 kg at 12",
    [
      [182, 0.02],
      [365, -1.58],
    ],
    { isFaltering: true, spaces: 2 },
  ],
  [
    "one space after a usual birth weight",
    [
      [0, z.p50],
      [180, z.p25],
    ],
    { isFaltering: false },
  ],
  [
    "just under two spaces",
    [
      [0, z.p50],
      [180, z.p10 + 0.01],
    ],
    { isFaltering: false },
  ],
  [
    "two spaces after a usual birth weight",
    [
      [0, z.p50],
      [180, z.p10],
    ],
    { isFaltering: true, spaces: 2 },
  ],
  [
    "one space after a birth weight under the 9th",
    [
      [0, -1.4],
      [180, -2],
    ],
    { isFaltering: true, spaces: 1 },
  ],
  [
    "two spaces after a birth weight over the 91st",
    [
      [0, z.p97],
      [180, z.p75],
    ],
    { isFaltering: false },
  ],
  [
    "three spaces after a birth weight over the 91st",
    [
      [0, z.p97],
      [180, z.p50],
    ],
    { isFaltering: true, spaces: 3 },
  ],
  ["below the 2nd centile, whatever came before", [[400, -2.1]], { isFaltering: true, spaces: null }],
  ["on the 2nd centile", [[400, z.p2]], { isFaltering: false }],
  [
    "a rise",
    [
      [60, z.p10],
      [180, z.p90],
    ],
    { isFaltering: false },
  ],
  [
    "a fall that has been made good",
    [
      [60, z.p50],
      [120, z.p5],
      [300, z.p25],
    ],
    { isFaltering: false },
  ],
  [
    "the loss of the first days",
    [
      [0, z.p50],
      [4, z.p3],
    ],
    { isFaltering: false },
  ],
  [
    "a low weight of the first days before a better one",
    [
      [4, z.p3],
      [60, z.p25],
    ],
    { isFaltering: false },
  ],
  ["nothing measured", [], { isFaltering: false }],
] as [string, [number, number][], unknown][])("%s", (_, scores, expected) => {
  expect(weightTrend(Object.freeze(scores.map(([ageDays, score]) => ({ ageDays, z: score }))))).toEqual(expected);
});
