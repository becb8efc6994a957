/**
 * True for a whole number from `min` to `max`, both included.
 * @example isWholeBetween(6, 0, 6) // true
 * @example isWholeBetween(1.5, 0, 6) // false
 * @example isWholeBetween(undefined, 0, 6) // false
 */
export const isWholeBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
