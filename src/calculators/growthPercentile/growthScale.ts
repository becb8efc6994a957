/** Coordinates of the growth chart: positions in its box, and the paths of its lines. */
import { daysInMonth } from "../shared/growthAge";
import { type GrowthTable, linesAt } from "./growthTable";
import { lastDay } from "./growthValue";

export interface Point {
  /** Age in days, or the length in cm on a chart by length. */
  at: number;
  value: number;
}

/** The chart's box in its own units. */
export const box = { width: 480, height: 400, left: 50, right: 438, top: 30, bottom: 352 } as const;

/** Possible lengths of the age axis in months, and the distance between its marks. */
const spans = [
  { months: 6, step: 1 },
  { months: 12, step: 2 },
  { months: 24, step: 3 },
  { months: 36, step: 6 },
  { months: 60, step: 12 },
] as const;
/** Smallest distance between the labels at the ends of the lines. */
const labelGap = 20;

export interface GrowthScale {
  x: (at: number) => number;
  y: (value: number) => number;
  /** Marks of the horizontal axis, labelled in months or centimetres, with their x positions. */
  marks: { label: number; x: number }[];
  valueMarks: number[];
  /** Number of decimals in the labels of the value axis. */
  decimals: number;
  /** The five lines, lowest first. */
  lines: string[];
  /** The bands between the outer and the inner lines. */
  outer: string;
  inner: string;
  /** Position of each line's label. */
  labels: { x: number; y: number }[];
}

/** The part of a table that a chart shows, the points where its lines are calculated, and its marks. */
interface Span {
  from: number;
  to: number;
  columns: number[];
  marks: { label: number; at: number }[];
}

/** From birth to the end of the first span that includes all points. */
function ageSpan(points: readonly Point[]): Span {
  const oldest = Math.max(0, ...points.map(({ at }) => at));
  const { months, step } = spans.find((span) => oldest <= span.months * daysInMonth) ?? { months: 60, step: 12 };
  const end = Math.min(lastDay, Math.round(months * daysInMonth));
  return {
    from: 0,
    to: months * daysInMonth,
    columns: [...Array.from({ length: 80 }, (_, i) => Math.round((end * i) / 80)), end],
    marks: Array.from({ length: months / step + 1 }, (_, i) => ({ label: i * step, at: i * step * daysInMonth })),
  };
}

/** At least 20 cm around the points, in steps of 5 cm, within the table. */
function lengthSpan({ fromCm = 0, M }: GrowthTable, points: readonly Point[]): Span {
  const last = fromCm + (M.length - 1) / 10;
  const lengths = points.map(({ at }) => at);
  const down = Math.floor((Math.min(last, ...lengths) - 10) / 5) * 5;
  const up = Math.ceil((Math.max(fromCm, ...lengths) + 10) / 5) * 5;
  const [from, to] = lengths.length === 0 ? [fromCm, last] : [Math.max(fromCm, down), Math.min(last, up)];
  const step = to - from > 40 ? 10 : 5;
  const first = Math.ceil(from / step) * step;
  return {
    from,
    to,
    columns: Array.from({ length: 81 }, (_, i) => from + ((to - from) * i) / 80),
    marks: Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => ({ label: first + i * step, at: first + i * step })),
  };
}

const svgPath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/**
 * The SVG path through points on a chart with this scale.
 * @example pathThrough([{ at: 0, value: 3 }, { at: 273, value: 8 }], { x: (at) => at, y: (value) => value }) // "M0.0 3.0L273.0 8.0"
 */
export const pathThrough = (points: readonly Point[], { x, y }: Pick<GrowthScale, "x" | "y">): string =>
  svgPath(points.map(({ at, value }) => [x(at), y(value)] as const));

/** A round distance between marks, so that there are at most eight. */
function stepFor(range: number): number {
  return [0.5, 1, 2, 5, 10, 20].find((step) => range / step <= 8) ?? 50;
}

/** Positions of the labels, placed from the middle outward: each at its line, or far enough from the label before. */
function spread(ys: readonly number[]): number[] {
  const placed = [...ys];
  const middle = Math.floor(ys.length / 2);
  for (let i = middle - 1; i >= 0; i--) placed[i] = Math.max(placed[i] ?? 0, (placed[i + 1] ?? 0) + labelGap);
  for (let i = middle + 1; i < ys.length; i++) placed[i] = Math.min(placed[i] ?? 0, (placed[i - 1] ?? 0) - labelGap);
  return placed;
}

/**
 * The scale, marks and paths of a chart that shows these points: from birth to the first span that includes them all, or the lengths around them.
 * @example growthScale(table, [{ at: 273, value: 8 }]).marks.at(-1)?.label // 12
 */
export function growthScale(table: GrowthTable, points: readonly Point[]): GrowthScale {
  const span = table.fromCm === undefined ? ageSpan(points) : lengthSpan(table, points);
  const columns = span.columns.flatMap((at) => {
    const values = linesAt(table, at);
    return values ? [{ at, values }] : [];
  });
  const values = [...columns.flatMap((column) => column.values), ...points.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const markStep = stepFor(high - low);
  const [from, to] = [Math.floor(low / markStep) * markStep, Math.ceil(high / markStep) * markStep];
  const x = (at: number) => box.left + ((at - span.from) / (span.to - span.from)) * (box.right - box.left);
  const y = (value: number) => box.bottom - ((value - from) / (to - from)) * (box.bottom - box.top);
  const lines = (columns[0]?.values ?? []).map((_, line) =>
    columns.map(({ at, values: column }) => [x(at), y(column[line] ?? Number.NaN)] as const),
  );
  const band = (lower: number, upper: number) => `${svgPath([...(lines[lower] ?? []), ...[...(lines[upper] ?? [])].reverse()])}Z`;
  const ends = lines.map((line) => line[line.length - 1] ?? ([box.right, box.bottom] as const));
  const labelYs = spread(ends.map(([, at]) => at));
  return {
    x,
    y,
    marks: span.marks.map(({ label, at }) => ({ label, x: x(at) })),
    valueMarks: Array.from({ length: Math.round((to - from) / markStep) + 1 }, (_, i) => from + i * markStep),
    decimals: markStep < 1 ? 1 : 0,
    lines: lines.map(svgPath),
    outer: band(0, 4),
    inner: band(1, 3),
    labels: ends.map(([at], i) => ({ x: at + 8, y: labelYs[i] ?? 0 })),
  };
}
