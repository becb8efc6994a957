/** Finds what a record refers to: other records by key, and pages by links. */
import type { z } from "zod";
import type { ContentLink } from "../recordPages";
import { linkTypes, readDefinition, readMeta } from "../records/fields";
import { type RecordType, recordTypes } from "../records/registry";
import { oncePerRecord, type ValidRecord } from "./validRecord";

export interface Pointer {
  /** Where it is in the record, like “parts.0.sources”. */
  path: string;
  to: { type: string; key: string } | { link: ContentLink };
}

type Parts = [schema: z.ZodType, value: unknown, path: string][];

function partsOf(schema: z.ZodType, value: unknown, path: string): Parts {
  const { element, shape } = readDefinition(schema);
  if (element) return (value as unknown[]).map((item, i) => [element, item, `${path}.${i}`]);
  return Object.entries(shape ?? {}).map(([field, inner]) => [
    inner,
    (value as Record<string, unknown>)[field],
    path ? `${path}.${field}` : field,
  ]);
}

/**
 * Everything in a valid record that refers to another record or a page.
 * @param schema describes the value: the fields of a type of record
 * @param path where the value is in the record; empty for a whole record
 * @example findPointers(recordTypes.Symptom.fields, itching)[0] // { path: "turn.sign", to: { type: "Sign", key: "itch-less-movement" } }
 */
export function findPointers(schema: z.ZodType, value: unknown, path = ""): Pointer[] {
  if (value === undefined || value === null) return [];
  const { innerType } = readDefinition(schema);
  if (innerType) return findPointers(innerType, value, path);
  const { refersTo, typeName } = readMeta(schema);
  if (refersTo) return [value].flat().map((key) => ({ path, to: { type: refersTo, key: String(key) } }));
  const own: Pointer[] = linkTypes.includes(typeName ?? "") ? [{ path, to: { link: value as ContentLink } }] : [];
  return [...own, ...partsOf(schema, value, path).flatMap((part) => findPointers(...part))];
}

/**
 * Everything a record refers to, calculated once for each record.
 * @example pointersOf({ file, type: "Symptom", record: itching })[0].path // "turn.sign"
 */
export const pointersOf = oncePerRecord(({ type, record }: ValidRecord) => findPointers((recordTypes[type] as RecordType).fields, record));
