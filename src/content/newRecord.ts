/** Makes new records that contain every required field with an empty value. */
import type { z } from "zod";
import { readDefinition, readMeta } from "./records/fields";
import { type RecordType, type RecordTypeName, recordTypes } from "./records/registry";

const leastOf = (schema: z.ZodType, field: "minValue" | "minLength"): number => {
  const least = (schema as unknown as Record<string, unknown>)[field];
  return typeof least === "number" && Number.isFinite(least) ? least : 0;
};

/** Minimum number of entries of a list. */
function leastEntries(schema: z.ZodType): number {
  const checks = (schema.def as { checks?: { _zod: { def: { check: string; minimum?: number } } }[] }).checks ?? [];
  return checks.reduce((least, { _zod: { def } }) => (def.check === "min_length" ? (def.minimum ?? 0) : least), 0);
}

function emptyValue(schema: z.ZodType, today: string): unknown {
  const definition = readDefinition(schema);
  const { values } = readMeta(schema);
  if (definition.shape) return emptyFields(definition.shape, today);
  if (definition.type === "nullable") return null;
  if (definition.innerType) return emptyValue(definition.innerType, today);
  if (definition.element) return Array.from({ length: leastEntries(schema) }, () => emptyValue(definition.element as z.ZodType, today));
  if (values) return values[0];
  if (definition.type === "boolean") return false;
  if (definition.type === "number") return leastOf(schema, "minValue");
  return definition.format === "date" ? today : "";
}

const emptyFields = (shape: Record<string, z.ZodType>, today: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, schema]) => !schema.isOptional())
      .map(([field, schema]) => [field, emptyValue(schema, today)]),
  );

/**
 * Finds a type of record by its name or by the folder of its files; undefined if there is none.
 * @example findRecordType("symptoms") // "Symptom"
 * @example findRecordType("symptom") // "Symptom"
 * @example findRecordType("ghost") // undefined
 */
export const findRecordType = (called: string): RecordTypeName | undefined =>
  (Object.entries(recordTypes) as [RecordTypeName, RecordType][]).find(([type, { folder }]) =>
    [type.toLowerCase(), folder].includes(called.toLowerCase()),
  )?.[0];

/**
 * A record with all required fields of its type: texts empty in both languages, choices set to their first word, dates set to today. The checks then
 * report each field that is still to be written.
 * @param today `YYYY-MM-DD`
 * @example newRecord("Topic", "MT-21", "2026-11-22") // { key: "MT-21", section: "pregnancy", slug: { tr: "", en: "" }, … }
 */
export const newRecord = (type: RecordTypeName, key: string, today: string): Record<string, unknown> => ({
  ...emptyFields((recordTypes[type] as RecordType).fields.shape, today),
  key,
});
