/** Numbers in the paths of drawings, in the fewest letters: a list holds forty drawings. */
export type Point = readonly [number, number];

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Numbers as a path takes them: no nought before a point, no space before a minus. @example numbers(0.5, 10, -12) // ".5 10-12" */
export const numbers = (...values: number[]): string =>
  values.map((value, i) => `${i > 0 && value >= 0 ? " " : ""}${String(value).replace(/^(-?)0\./, "$1.")}`).join("");

const onGrid = ([x, y]: Point): Point => [round(x), round(y)];

/** A point, to a tenth. @example at([0.52, -3]) // ".5-3" */
export const at = (point: Point): string => numbers(...onGrid(point));

/**
 * Points as a path takes them that tells each from another one. All lie on a grid of tenths, so that what is rounded does not add up.
 * @example from([10, 10], [12.04, 9], [13, 13]) // "2-1 3 3"
 */
export function from(start: Point, ...points: Point[]): string {
  const [startX, startY] = onGrid(start);
  return numbers(...points.flatMap((point) => onGrid(point)).map((value, i) => round(value - (i % 2 === 0 ? startX : startY))));
}

/** A line from point to point. @example lineThrough([[0, 38.8], [2.3, 37.3]]) // "M0 38.8l2.3-1.5" */
export function lineThrough(points: readonly Point[]): string {
  const steps = points.slice(1).map((point, i) => from(points[i] as Point, point));
  return points[0] ? `M${at(points[0])}${steps.map((step) => `l${step}`).join("")}` : "";
}
