/** Numbers in the paths of drawings, in as few characters as possible: a list contains forty drawings. */
export type Point = readonly [number, number];

/** Precision of the points of a path, in steps per unit: ten, or one if a drawing is so small that tenths are not visible. */
export type StepsPerUnit = 1 | 10;

/**
 * Rounds a value to whole steps of a unit.
 * @example round(1.26) // 1.3
 */
export const round = (value: number, steps: StepsPerUnit = 10): number => Math.round(value * steps) / steps;

/** Numbers in path syntax: no zero before a decimal point, no space before a minus. @example numbers(0.5, 10, -12) // ".5 10-12" */
export const numbers = (...values: number[]): string =>
  values.map((value, i) => `${i > 0 && value >= 0 ? " " : ""}${String(value).replace(/^(-?)0\./, "$1.")}`).join("");

const onGrid = ([x, y]: Point, steps: StepsPerUnit): Point => [round(x, steps), round(y, steps)];

/** A point in path syntax, rounded to a step. @example at([0.52, -3]) // ".5-3" */
export const at = (point: Point, steps: StepsPerUnit = 10): string => numbers(...onGrid(point, steps));

/**
 * Points relative to a start point, in path syntax. All are rounded to one grid first, so that rounding errors do not add up.
 * @example from([10, 10], 10, [12.04, 9], [13, 13]) // "2-1 3 3"
 */
export function from(start: Point, steps: StepsPerUnit, ...points: Point[]): string {
  const [startX, startY] = onGrid(start, steps);
  return numbers(...points.flatMap((point) => onGrid(point, steps)).map((value, i) => round(value - (i % 2 === 0 ? startX : startY))));
}

/** A path through points. @example lineThrough([[0, 38.8], [2.3, 37.3]]) // "M0 38.8l2.3-1.5" */
export function lineThrough(points: readonly Point[], steps: StepsPerUnit = 10): string {
  const lines = points.slice(1).map((point, i) => `l${from(points[i] as Point, steps, point)}`);
  return points[0] ? `M${at(points[0], steps)}${lines.join("")}` : "";
}
