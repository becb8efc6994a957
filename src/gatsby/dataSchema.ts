/** Describes the files under /data as JSON Schema, from the same field descriptions as the content: for users of the data and for the test of the files. */
import { z } from "zod";
import { hasPage } from "../content/recordPages";
import { type RecordType, type RecordTypeName, recordTypes } from "../content/records/registry";
import { languages } from "../routes/routes";

export type JsonSchema = { [field: string]: unknown };

/**
 * Part of the schema’s address. Increased when a field of the files is renamed, removed or changes its meaning, not for a new field or record.
 */
const dataVersion = 1;

/** Address of the schema. */
export const dataSchemaFile: `/${string}` = `/data/schema-${dataVersion}.json`;

/** Metadata of fields that is only for our code. */
const ofTheHouse = ["refersTo", "graphql", "typeName", "kind", "isDistinct"];

/** The schema of a value in one language: every text in both languages becomes a single text. */
function schemaInOne(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(schemaInOne);
  if (typeof schema !== "object" || schema === null) return schema;
  const { properties, description } = schema as { properties?: Record<string, JsonSchema>; description?: string };
  const names = Object.keys(properties ?? {});
  if (properties && names.length === languages.length && languages.every((language) => names.includes(language)))
    return { ...(schemaInOne(properties.tr) as JsonSchema), ...(description && { description }) };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([field, inner]) => !(ofTheHouse.includes(field) && typeof inner !== "object"))
      .map(([field, inner]) => [field, schemaInOne(inner)]),
  );
}

/** The schema of the published records of a type. */
function recordSchema(type: RecordTypeName): JsonSchema {
  const made = z.toJSONSchema((recordTypes[type] as RecordType).fields, { unrepresentable: "any", io: "input" });
  const { $schema, properties, required, ...rest } = schemaInOne(made) as JsonSchema & { properties: JsonSchema; required: string[] };
  return {
    ...rest,
    properties: {
      kind: { const: type },
      ...(hasPage(type) && { path: { type: "string", pattern: "^/", description: "Address of its page." } }),
      ...properties,
    },
    required: ["kind", ...(hasPage(type) ? ["path"] : []), ...required],
    additionalProperties: false,
  };
}

/**
 * The schema of all data files: each is a list of records, and `kind` is the type of a record.
 * @example dataSchema(["Symptom"]).items // { anyOf: [{ $ref: "#/$defs/Symptom" }] }
 */
export const dataSchema = (types: readonly RecordTypeName[]): JsonSchema => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Ninni, data files",
  type: "array",
  items: { anyOf: types.map((type) => ({ $ref: `#/$defs/${type}` })) },
  $defs: Object.fromEntries(types.map((type) => [type, recordSchema(type)])),
});
