import { rankChart, runsOfYears } from "../../../src/names/name/rankChart";

const years = (from: number, ...places: (number | null)[]) => places.map((place, i) => ({ year: from + i, place }));
const chartOf = (given: ReturnType<typeof years>) => {
  const chart = rankChart(given);
  if (!chart) throw new Error("rankChart requires four places");
  return chart;
};
const pointsIn = (path: string) => [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test.each([
  ["no year", []],
  ["three places", years(2000, 1, 2, 3)],
  ["places nobody stated", years(2019, null, null, null, null, null)],
])("%s make no chart", (_, given) => {
  expect(rankChart(given)).toBeNull();
});

test("the first rank is at the top, the last of the scale at the bottom, and x is the year", () => {
  const { line, best, yTicks, height } = chartOf(years(1980, 100, 50, 1, 2));
  const points = pointsIn(line);
  expect(points).toHaveLength(4);
  expect(points.map(([x]) => x)).toEqual([...points.map(([x]) => x)].sort((a, b) => a - b));
  expect(points[2]?.[1]).toBe(24);
  expect(points[0]?.[1]).toBe(188);
  expect(best).toMatchObject({ year: 1982, place: 1, y: 24 });
  expect(Math.max(...yTicks.map(({ y }) => y))).toBeLessThan(height);
});

test.each([
  [3, [1, 5, 10]],
  [10, [1, 5, 10]],
  [11, [1, 5, 10, 20]],
  [30, [1, 5, 10, 20, 30]],
  [31, [1, 5, 10, 20, 30, 50]],
  [51, [1, 5, 10, 20, 50, 100]],
  [100, [1, 5, 10, 20, 50, 100]],
])("a worst place of %i has the scale %j", (worst, ticks) => {
  expect(chartOf(years(2000, worst, 2, 2, 2)).yTicks.map(({ place }) => place)).toEqual(ticks);
});

test.each([
  [1950, 1950],
  [1979, 1950],
  [1980, 1980],
  [1989, 1980],
  [2011, 2010],
])("a name first listed in %i is drawn from %i to 2025", (first, start) => {
  const { xTicks } = chartOf([{ year: first, place: 4 }, ...years(2012, 1, 2, 3)]);
  expect(xTicks[0]?.year).toBe(start);
  expect(xTicks.at(-1)).toEqual({ year: 2025, x: 390 });
  expect(new Set(xTicks.map(({ year }) => year)).size).toBe(xTicks.length);
});

test("tables ten years apart are joined by a dotted line, years that follow by a full one, and a gap by none", () => {
  const { line, dashed, dots } = chartOf([
    { year: 1950, place: 16 },
    { year: 1970, place: 29 },
    { year: 1980, place: 9 },
    ...years(1981, 7, 6),
    ...years(1990, 5, 5),
    { year: 1999, place: 4 },
  ]);
  expect(line.match(/M/g)).toHaveLength(2);
  expect(pointsIn(line)).toHaveLength(5);
  // 1970 to 1980; not 1950 to 1970, since 1960 had a table without the name, nor over the gaps of the yearly tables.
  expect(pointsIn(dashed)).toHaveLength(2);
  expect(dots).toHaveLength(3);
});

test("announcements after 2018 go on with the line; those without an order are a bar at the tenth place, a bar for years in a row", () => {
  const { line, unnumbered, yTicks } = chartOf(years(2017, 3, 2, 1, 2, null, null, 5, null, 1));
  expect(pointsIn(line)).toHaveLength(4);
  expect(unnumbered).toHaveLength(2);
  expect(unnumbered[0]?.y).toBe(yTicks.find(({ place }) => place === 10)?.y);
  const last = chartOf(years(2021, 1, 1, 1, 1, null)).unnumbered;
  expect(last[0]?.to).toBe(390);
});

test("of equal ranks the first is the best", () => {
  expect(chartOf(years(2000, 3, 1, 1, 2)).best.year).toBe(2001);
});

test("consecutive years with the same rank are one row, and a gap begins another", () => {
  expect(runsOfYears([...years(2006, 1, 2, 2, 2), { year: 2011, place: 2 }, ...years(2023, null, null)])).toEqual([
    { from: 2006, to: 2006, place: 1 },
    { from: 2007, to: 2009, place: 2 },
    { from: 2011, to: 2011, place: 2 },
    { from: 2023, to: 2024, place: null },
  ]);
  expect(runsOfYears([])).toEqual([]);
});
