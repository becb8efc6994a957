/** Finds what a record refers to: other records by key, and pages by links. */
import type { ContentLink } from "../recordPages";
import { linkTypes } from "../records/fields";
import type { RecordTypeName } from "../records/registry";
import { visitAll } from "../records/visit";
import { oncePerRecord, type ValidRecord } from "./validRecord";

export interface Pointer {
  /** Where it is in the record, like “parts.0.sources”. */
  path: string;
  to: { type: string; key: string } | { link: ContentLink };
}

/**
 * Everything in a record that refers to another record or a page.
 * @example findPointers("Symptom", itching)[0] // { path: "turn.sign", to: { type: "Sign", key: "itch-less-movement" } }
 */
export const findPointers = (type: RecordTypeName, record: unknown): Pointer[] =>
  visitAll(type, record).flatMap(({ path, value, refersTo, typeName = "" }): Pointer[] => {
    if (refersTo) return [value].flat().map((key) => ({ path, to: { type: refersTo, key: String(key) } }));
    return linkTypes.includes(typeName) ? [{ path, to: { link: value as ContentLink } }] : [];
  });

/**
 * Everything a record refers to, calculated once for each record.
 * @example pointersOf({ file, type: "Symptom", record: itching })[0].path // "turn.sign"
 */
export const pointersOf = oncePerRecord(({ type, record }: ValidRecord) => findPointers(type, record));
