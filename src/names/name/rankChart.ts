/** Coordinates of the chart of a name's places by year, without words or colours. */
export interface YearOfName {
  readonly year: number;
  /** Place among the names of a side, from 1; null if the year's announcement includes the name without an order. */
  readonly place: number | null;
}

export interface RankChart {
  width: number;
  height: number;
  /** SVG paths: a line through consecutive years, and a dashed one across years that were not published. */
  line: string;
  dashed: string;
  /** Single points: years with a place but none in the years beside them, and years joined by a dashed line. */
  dots: { x: number; y: number }[];
  best: { x: number; y: number; year: number; place: number };
  /** Consecutive years whose announcement includes the name without an order, drawn at the tenth place. */
  unnumbered: { from: number; to: number; y: number }[];
  yTicks: { place: number; y: number }[];
  xTicks: { year: number; x: number }[];
}

const [width, height] = [400, 216];
const [left, right, top, bottom] = [30, 390, 24, 188];
const lastYear = 2025;
/** From this year on, every year was tabulated; before, one year in ten. */
const yearlySince = 1980;
/** Fewest places for a chart; with fewer, the sentence below it says more. */
const fewestPlaces = 4;
/** Place used for announcements without an order, which list the first ten or eleven names. */
const unnumberedPlace = 10;

const round = (value: number): number => Math.round(value);
/** Vertical position of a place. The first places are farther apart than the last: the difference between 1 and 2 matters more than between 91 and 92. */
const depth = (place: number): number => Math.log((place + 3) / 4);

/**
 * The chart of a name's places, with the first place at the top.
 * @param years in order, each once
 * @returns null if fewer than four years have a place
 * @example rankChart([{ year: 2015, place: 9 }, { year: 2016, place: 1 }, …])?.best.year // 2016
 */
export function rankChart(years: readonly YearOfName[]): RankChart | null {
  const placed = years.flatMap(({ year, place }) => (place === null ? [] : [{ year, place }]));
  const [first] = years;
  if (!first || placed.length < fewestPlaces) return null;
  const start = first.year < yearlySince ? 1950 : Math.floor(first.year / 10) * 10;
  const worst = Math.max(unnumberedPlace, ...placed.map(({ place }) => place));
  const limit = [10, 20, 30, 50].find((edge) => worst <= edge) ?? 100;
  const toX = (year: number): number => round(left + ((right - left) * (year - start)) / (lastYear - start));
  const toY = (place: number): number => round(top + ((bottom - top) * depth(place)) / depth(limit));
  const at = ({ year, place }: { year: number; place: number }) => ({ x: toX(year), y: toY(place) });

  let [line, dashed] = ["", ""];
  const dots: RankChart["dots"] = [];
  placed.forEach((point, i) => {
    const [before, after] = [placed[i - 1], placed[i + 1]];
    const { x, y } = at(point);
    const follows = before?.year === point.year - 1;
    const leads = after?.year === point.year + 1;
    if (follows) line += `L${x} ${y}`;
    else if (leads) line += `M${x} ${y}`;
    // Before 1980 there is a table for every tenth year; the years in between are not known.
    if (before && before.year < yearlySince && point.year - before.year === 10) {
      const from = at(before);
      dashed += `M${from.x} ${from.y}L${x} ${y}`;
    }
    if (point.year < yearlySince || (!follows && !leads)) dots.push({ x, y });
  });

  const best = placed.reduce((found, point) => (point.place < found.place ? point : found));
  const unnumbered: RankChart["unnumbered"] = [];
  for (const { year } of years.filter(({ place }) => place === null)) {
    const [from, to] = [toX(year - 0.5), toX(Math.min(year + 0.5, lastYear))];
    const run = unnumbered.at(-1);
    if (run && run.to === from) run.to = to;
    else unnumbered.push({ from, to, y: toY(unnumberedPlace) });
  }
  const step = lastYear - start > 40 ? 20 : 10;
  const decades = Array.from({ length: 8 }, (_, i) => start + i * step).filter((year) => year < lastYear - step / 4);
  return {
    width,
    height,
    line,
    dashed,
    dots,
    best: { ...best, ...at(best) },
    unnumbered,
    yTicks: [1, 5, 10, 20, 30, 50, 100]
      .filter((place) => place <= limit && (limit < 100 || place !== 30))
      .map((place) => ({ place, y: toY(place) })),
    xTicks: [...decades, lastYear].map((year) => ({ year, x: toX(year) })),
  };
}

/**
 * The years with consecutive equal places merged into one row, for the table below the chart.
 * @example runsOfYears([{ year: 2007, place: 2 }, { year: 2008, place: 2 }]) // [{ from: 2007, to: 2008, place: 2 }]
 */
export function runsOfYears(years: readonly YearOfName[]): { from: number; to: number; place: number | null }[] {
  const runs: { from: number; to: number; place: number | null }[] = [];
  for (const { year, place } of years) {
    const run = runs.at(-1);
    if (run && run.place === place && run.to === year - 1) run.to = year;
    else runs.push({ from: year, to: year, place });
  }
  return runs;
}
