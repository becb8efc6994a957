import { type Fault, faultLine } from "../../src/content/fault";

/**
 * A check whose faults are lines, as `npm run check` prints them.
 * @example const faultsIn = asLines(sourceFaults);
 */
export const asLines =
  <Input extends readonly unknown[]>(check: (...input: Input) => readonly Fault[]) =>
  (...input: Input): string[] =>
    check(...input).map(faultLine);
