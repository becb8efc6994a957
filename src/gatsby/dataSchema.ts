/** Describes the files under /data as JSON Schema, from the same descriptions of fields as the content: for whoever uses them, and for the test that holds the files to it. */
import { z } from "zod";
import { hasPage } from "../content/recordPages";
import { type RecordType, type RecordTypeName, recordTypes } from "../content/records/registry";
import { languages } from "../routes/routes";

export type JsonSchema = { [field: string]: unknown };

/**
 * Counts up when a field of the files changes its name or meaning or goes; a new field or record does not.
 * It stands in the address of the schema.
 */
export const dataVersion = 1;

/** @example dataSchemaFile // "/data/schema-1.json" */
export const dataSchemaFile: `/${string}` = `/data/schema-${dataVersion}.json`;

/** What the descriptions of fields say for GraphQL. */
const ofTheHouse = ["refersTo", "graphql", "typeName"];

/** The schema of a value as one language has it: of every text in both languages that of one half. */
function schemaInOne(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(schemaInOne);
  if (typeof schema !== "object" || schema === null) return schema;
  const { properties, description } = schema as { properties?: Record<string, JsonSchema>; description?: string };
  const names = Object.keys(properties ?? {});
  if (properties && names.length === languages.length && languages.every((language) => names.includes(language)))
    return { ...(schemaInOne(properties.tr) as JsonSchema), ...(description && { description }) };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([field, inner]) => !(ofTheHouse.includes(field) && typeof inner === "string"))
      .map(([field, inner]) => [field, schemaInOne(inner)]),
  );
}

/** The schema of the records of a type as they are published. */
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
 * The schema of all files: each is a list of records, which say by `kind` what they are.
 * @example dataSchema(["Symptom"]).items // { anyOf: [{ $ref: "#/$defs/Symptom" }] }
 */
export const dataSchema = (types: readonly RecordTypeName[]): JsonSchema => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Ninni, data files",
  type: "array",
  items: { anyOf: types.map((type) => ({ $ref: `#/$defs/${type}` })) },
  $defs: Object.fromEntries(types.map((type) => [type, recordSchema(type)])),
});
