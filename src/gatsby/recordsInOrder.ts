import type { ParentSpanPluginArgs } from "gatsby";
import type { RecordsOf } from "../content/recordPages";
import type { RecordOf, RecordTypeName } from "../content/records/registry";

const byKey = new Intl.Collator("en", { numeric: true });

/**
 * Gatsby’s nodes, typed as the records they are made from. This is the only place with that cast; the shape is checked before any node is read.
 * @example nodesOf(getNodesByType)("Sign")[0]?.whose // "mother"
 */
export const nodesOf =
  (getNodesByType: ParentSpanPluginArgs["getNodesByType"]): RecordsOf =>
  <Type extends RecordTypeName>(type: Type) =>
    getNodesByType(type) as unknown as RecordOf<Type>[];

/**
 * Returns the records of a type sorted by key. Gatsby returns them in the order they were read from disk, which differs between builds, but the files
 * written from them must be the same to the byte.
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
