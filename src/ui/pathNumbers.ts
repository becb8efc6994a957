/** Numbers in the paths of drawings, in the fewest letters: a list holds forty drawings. */
export type Point = readonly [number, number];

/** Steps of a unit on which the points of a path lie: ten, or one where a drawing is so small that nobody sees a tenth. */
export type StepsPerUnit = 1 | 10;

export const round = (value: number, steps: StepsPerUnit = 10): number => Math.round(value * steps) / steps;

/** Numbers as a path takes them: no nought before a point, no space before a minus. @example numbers(0.5, 10, -12) // ".5 10-12" */
export const numbers = (...values: number[]): string =>
  values.map((value, i) => `${i > 0 && value >= 0 ? " " : ""}${String(value).replace(/^(-?)0\./, "$1.")}`).join("");

const onGrid = ([x, y]: Point, steps: StepsPerUnit): Point => [round(x, steps), round(y, steps)];

/** A point, to a tenth or to a unit. @example at([0.52, -3]) // ".5-3" */
export const at = (point: Point, steps: StepsPerUnit = 10): string => numbers(...onGrid(point, steps));

/**
 * Points as a path takes them that tells each from another one. All lie on one grid, so that what is rounded does not add up.
 * @example from([10, 10], 10, [12.04, 9], [13, 13]) // "2-1 3 3"
 */
export function from(start: Point, steps: StepsPerUnit, ...points: Point[]): string {
  const [startX, startY] = onGrid(start, steps);
  return numbers(...points.flatMap((point) => onGrid(point, steps)).map((value, i) => round(value - (i % 2 === 0 ? startX : startY))));
}

/** A line from point to point. @example lineThrough([[0, 38.8], [2.3, 37.3]]) // "M0 38.8l2.3-1.5" */
export function lineThrough(points: readonly Point[], steps: StepsPerUnit = 10): string {
  const lines = points.slice(1).map((point, i) => `l${from(points[i] as Point, steps, point)}`);
  return points[0] ? `M${at(points[0], steps)}${lines.join("")}` : "";
}
