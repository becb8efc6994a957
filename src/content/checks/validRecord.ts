import type { RecordTypeName } from "../records/registry";
import type { ContentFile } from "./checks";

/** A record whose shape is as its type describes it: what every check but that of the shape gets. */
export type ValidRecord = ContentFile & { type: RecordTypeName; record: Record<string, unknown> };

/** The records of a type, as the check knows them. */
export const ofType = <Kind = Record<string, unknown>>(
  records: readonly ValidRecord[],
  type: RecordTypeName,
): (Kind & { file: string })[] =>
  records.filter((record) => record.type === type).map(({ file, record }) => ({ ...(record as Kind), file }));

/**
 * What stands more than once in a list.
 * @example repeated(["a", "b", "a"]) // ["a"]
 */
export const repeated = <Item>(items: readonly Item[]): Item[] => [...new Set(items.filter((item, i) => items.indexOf(item) < i))];
