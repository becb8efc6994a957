/** Places of the growth chart: what lies where in its box, and the paths of its lines. */
import { daysInMonth, type GrowthTable, linesAt } from "./growthTable";

export interface Point {
  days: number;
  value: number;
}

/** The chart's box in its own units. */
export const box = { width: 480, height: 400, left: 50, right: 438, top: 30, bottom: 352 } as const;

/** How far the chart goes, in months, and how far its marks are apart. */
const spans = [
  { months: 6, step: 1 },
  { months: 12, step: 2 },
  { months: 24, step: 3 },
  { months: 36, step: 6 },
  { months: 60, step: 12 },
] as const;
const lastDay = 1826;
/** Labels at the ends of the lines keep this distance. */
const labelGap = 20;

export interface GrowthScale {
  x: (days: number) => number;
  y: (value: number) => number;
  months: number;
  monthMarks: number[];
  valueMarks: number[];
  /** Decimals the marks need. */
  decimals: number;
  /** The five lines, lowest first. */
  lines: string[];
  /** The bands between the outer and the inner lines. */
  outer: string;
  inner: string;
  /** Where each line's label stands. */
  labels: { x: number; y: number }[];
}

const svgPath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** A path through points. */
export const pathThrough = (points: readonly Point[], { x, y }: Pick<GrowthScale, "x" | "y">): string =>
  svgPath(points.map(({ days, value }) => [x(days), y(value)] as const));

/** A round distance of marks, so that there are at most eight. */
function stepFor(range: number): number {
  return [0.5, 1, 2, 5, 10, 20].find((step) => range / step <= 8) ?? 50;
}

/** From the middle outward, each label at its line or far enough from the one before. */
function spread(ys: readonly number[]): number[] {
  const placed = [...ys];
  const middle = Math.floor(ys.length / 2);
  for (let i = middle - 1; i >= 0; i--) placed[i] = Math.max(placed[i] ?? 0, (placed[i + 1] ?? 0) + labelGap);
  for (let i = middle + 1; i < ys.length; i++) placed[i] = Math.min(placed[i] ?? 0, (placed[i - 1] ?? 0) - labelGap);
  return placed;
}

/**
 * The chart of a table that shows these points: from birth to the first span that holds them all.
 * @example growthScale(table, [{ days: 273, value: 8 }]).months // 12
 */
export function growthScale(table: GrowthTable, points: readonly Point[]): GrowthScale {
  const oldest = Math.max(0, ...points.map(({ days }) => days));
  const { months, step } = spans.find((span) => oldest <= span.months * daysInMonth) ?? { months: 60, step: 12 };
  const end = Math.min(lastDay, Math.round(months * daysInMonth));
  const days = [...Array.from({ length: 80 }, (_, i) => Math.round((end * i) / 80)), end];
  const columns = days.flatMap((day) => {
    const values = linesAt(table, day);
    return values ? [{ day, values }] : [];
  });
  const values = [...columns.flatMap((column) => column.values), ...points.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const markStep = stepFor(high - low);
  const [from, to] = [Math.floor(low / markStep) * markStep, Math.ceil(high / markStep) * markStep];
  const x = (day: number) => box.left + (day / (months * daysInMonth)) * (box.right - box.left);
  const y = (value: number) => box.bottom - ((value - from) / (to - from)) * (box.bottom - box.top);
  const lines = (columns[0]?.values ?? []).map((_, line) =>
    columns.map(({ day, values: column }) => [x(day), y(column[line] ?? Number.NaN)] as const),
  );
  const band = (lower: number, upper: number) => `${svgPath([...(lines[lower] ?? []), ...[...(lines[upper] ?? [])].reverse()])}Z`;
  const ends = lines.map((line) => line[line.length - 1] ?? ([box.right, box.bottom] as const));
  const labelYs = spread(ends.map(([, at]) => at));
  return {
    x,
    y,
    months,
    monthMarks: Array.from({ length: months / step + 1 }, (_, i) => i * step),
    valueMarks: Array.from({ length: Math.round((to - from) / markStep) + 1 }, (_, i) => from + i * markStep),
    decimals: markStep < 1 ? 1 : 0,
    lines: lines.map(svgPath),
    outer: band(0, 4),
    inner: band(1, 3),
    labels: ends.map(([at], i) => ({ x: at + 8, y: labelYs[i] ?? 0 })),
  };
}
