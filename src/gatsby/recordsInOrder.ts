import type { ParentSpanPluginArgs } from "gatsby";
import type { RecordOf, RecordTypeName } from "../content/records/registry";

const byKey = new Intl.Collator("en", { numeric: true });

/** The records of a type. */
export type RecordsOf = <Type extends RecordTypeName>(type: Type) => RecordOf<Type>[];

/**
 * Gatsby's nodes as the records they are made of: the one place that vouches for it. Their shape is checked before any node is read.
 * @example nodesOf(getNodesByType)("Sign")[0]?.whose // "mother"
 */
export const nodesOf =
  (getNodesByType: ParentSpanPluginArgs["getNodesByType"]): RecordsOf =>
  <Type extends RecordTypeName>(type: Type) =>
    getNodesByType(type) as unknown as RecordOf<Type>[];

/**
 * Reads the records of a type in the order of their keys. Gatsby hands them over as they came from the disk, which is another order in each build: what is
 * written of them has to be the same to the byte.
 * @example recordsInOrder(getNodesByType)("PregnancyWeek")[0].key // "1"
 */
export function recordsInOrder(getNodesByType: ParentSpanPluginArgs["getNodesByType"]): RecordsOf {
  const read = nodesOf(getNodesByType);
  const sorted: { [Type in RecordTypeName]?: RecordOf<Type>[] } = {};
  return <Type extends RecordTypeName>(type: Type) => {
    const records: RecordOf<Type>[] = sorted[type] ?? [...read(type)].sort((a, b) => byKey.compare(a.key, b.key));
    sorted[type] = records as (typeof sorted)[Type];
    return records;
  };
}
