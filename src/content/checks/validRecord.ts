import type { ContentFile } from "../readContent";
import type { RawRecord } from "../recordPages";
import type { RecordTypeName } from "../records/registry";

/** A record whose shape is as its type describes it: what every check but that of the shape gets. */
export type ValidRecord = ContentFile & { type: RecordTypeName; record: RawRecord };

/**
 * A check of one record that is not made twice: readContent hands out the same record as long as its file stays as it is, so that a second round, as the
 * preview makes with each save, reads only what changed.
 * @param check looks at nothing but the record, its file and its type
 * @example const faultsOf = oncePerRecord(({ record }: ValidRecord) => walk(record));
 */
export function oncePerRecord<File extends ContentFile, Found>(check: (file: File) => Found): (file: File) => Found {
  const known = new WeakMap<object, { file: string; type: string | undefined; found: Found }>();
  return (input) => {
    const { file, type, record } = input;
    if (typeof record !== "object" || record === null) return check(input);
    const before = known.get(record);
    if (before?.file === file && before.type === type) return before.found;
    const found = check(input);
    known.set(record, { file, type, found });
    return found;
  };
}

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
