import type { ContentFile } from "../readContent";
import type { RawRecord } from "../recordPages";
import type { RecordOf, RecordTypeName } from "../records/registry";

/** A record that matches the description of its type. All checks except shapeFaults get such records. */
export type ValidRecord = ContentFile & { type: RecordTypeName; record: RawRecord };

/** A valid record of a known type, or of one of several, with its fields. */
export type TypedRecord<Type extends RecordTypeName> = {
  [Name in Type]: ContentFile & { type: Name; record: RecordOf<Name> & RawRecord };
}[Type];

/**
 * True if a record is of one of the types; its fields are then known to the compiler.
 * @example isOf(record, "Food") && record.record.baby.verdict // "yes"
 */
export const isOf = <Type extends RecordTypeName>(record: ValidRecord, ...types: readonly Type[]): record is TypedRecord<Type> =>
  (types as readonly RecordTypeName[]).includes(record.type);

/**
 * The records of one or more types, with their fields.
 * @example recordsOf(records, "Food")[0]?.record.baby.verdict // "yes"
 */
export const recordsOf = <Type extends RecordTypeName>(records: readonly ValidRecord[], ...types: readonly Type[]): TypedRecord<Type>[] =>
  records.filter((record): record is TypedRecord<Type> => isOf(record, ...types));

/**
 * Stores the result of a check for each record. readContent returns the same object while a file is unchanged, so when the checks run again, as after
 * each save in the preview, only changed records are checked.
 * @param check must depend only on the record, its file and its type
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

/**
 * The fields and the file of each record of a type.
 * @example ofType(records, "Brand")[0]?.file // "data/site.json"
 */
export const ofType = <Type extends RecordTypeName>(
  records: readonly ValidRecord[],
  type: Type,
): (TypedRecord<Type>["record"] & { file: string })[] => recordsOf(records, type).map(({ file, record }) => ({ ...record, file }));

/**
 * The items that occur more than once in a list, each once.
 * @example repeated(["a", "b", "a"]) // ["a"]
 */
export const repeated = <Item>(items: readonly Item[]): Item[] => [...new Set(items.filter((item, i) => items.indexOf(item) < i))];
