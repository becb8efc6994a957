import type { ParentSpanPluginArgs } from "gatsby";
import type { RawRecord } from "../content/recordPages";
import type { RecordTypeName } from "../content/records/registry";

const byKey = new Intl.Collator("en", { numeric: true });

/**
 * Reads the records of a type in the order of their keys. Gatsby hands them over as they came from the disk, which is another order in each build: what is
 * written of them has to be the same to the byte.
 * @example recordsInOrder(getNodesByType)("PregnancyWeek")[0].key // "1"
 */
export function recordsInOrder(getNodesByType: ParentSpanPluginArgs["getNodesByType"]): (type: RecordTypeName) => RawRecord[] {
  const sorted = new Map<RecordTypeName, RawRecord[]>();
  return (type) => {
    const known = sorted.get(type);
    if (known) return known;
    const records = [...(getNodesByType(type) as unknown as RawRecord[])].sort((a, b) => byKey.compare(a.key, b.key));
    sorted.set(type, records);
    return records;
  };
}
