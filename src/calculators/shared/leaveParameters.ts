/** The lengths, shares and amounts of leave in Türkiye by law: data/standards/leave-parameters.json. */
import table from "../../../data/standards/leave-parameters.json";

/** All rows, in the order of the page. */
export const leaveParameters: readonly (typeof table)[number][] = table;

/** The day this law came into force; earlier births had other lengths. */
export const lawSince = "2026-05-01";

/** The year of the nursing allowance in the table. */
export const nursingYear = 2026;

/** Parts of the page: employees, civil servants, payments. */
export const parameterGroups = ["worker", "civil", "pay"] as const;

/**
 * The part of the page a row is in, by the key of the row.
 * @example groupOf("civil-after") // "civil"
 */
export const groupOf = (key: string): (typeof parameterGroups)[number] =>
  key.startsWith("worker") ? "worker" : key.startsWith("civil") ? "civil" : "pay";

/**
 * The row with this key: its amount and unit, its law and the date of that law.
 * @throws if there is no such row
 * @example ruleOf("worker-after").unit // "weeks"
 */
export function ruleOf(key: string): (typeof leaveParameters)[number] {
  const row = leaveParameters.find((one) => one.key === key);
  if (!row) throw new Error(`ruleOf requires a row of leave-parameters, got ${key}`);
  return row;
}

/**
 * The amount of the row with this key, in the row's unit.
 * @throws if there is no such row
 * @example amountOf("worker-after") // 16
 */
export const amountOf = (key: string): number => ruleOf(key).amount;
