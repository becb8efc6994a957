/** The lengths, shares and amounts of leave in Türkiye, as in the law: data/standards/leave-parameters.json. */
import table from "../../../data/standards/leave-parameters.json";

/** Every row, in the order of the page. */
export const leaveParameters: readonly (typeof table)[number][] = table;

/** The day since which this law counts; births before it had other lengths. */
export const lawSince = "2026-05-01";

/** The year whose nursing allowance the table holds. */
export const nursingYear = 2026;

/** The rows of one kind of work, or of the payments. */
export const parameterGroups = ["worker", "civil", "pay"] as const;

/**
 * Which part of the page a row stands in.
 * @example groupOf("civil-after") // "civil"
 */
export const groupOf = (key: string): (typeof parameterGroups)[number] =>
  key.startsWith("worker") ? "worker" : key.startsWith("civil") ? "civil" : "pay";

/**
 * A row with its law and that law's date.
 * @throws where there is no such row
 * @example ruleOf("worker-after").unit // "weeks"
 */
export function ruleOf(key: string): (typeof leaveParameters)[number] {
  const row = leaveParameters.find((one) => one.key === key);
  if (!row) throw new Error(`ruleOf requires a row of leave-parameters, got ${key}`);
  return row;
}

/**
 * The amount of a row, in its unit.
 * @throws where there is no such row
 * @example amountOf("worker-after") // 16
 */
export const amountOf = (key: string): number => ruleOf(key).amount;
