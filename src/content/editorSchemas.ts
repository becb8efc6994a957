/** A JSON Schema for each type of record, with which text editors complete and explain fields and underline errors. */
import { z } from "zod";
import { type RecordType, type RecordTypeName, recordTypes } from "./records/registry";

type JsonSchema = { [field: string]: unknown };

/** Metadata of fields that is not for editors. */
const ofTheHouse = ["graphql", "typeName", "values", "kind", "isDistinct"];

/** The schema without this metadata; the description of a field with keys says which type of record they refer to. */
function forEditors(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forEditors);
  if (typeof schema !== "object" || schema === null) return schema;
  const { refersTo, description, type } = schema as { refersTo?: unknown; description?: unknown; type?: unknown };
  const kind = type === "array" ? "Keys of records" : "Key of a record";
  const named = typeof refersTo === "string" ? { description: `${description} ${kind} of type ${refersTo}.` } : {};
  const entries = Object.entries(schema).filter(([field, value]) => {
    const isFieldOfARecord = typeof value === "object" && value !== null && !Array.isArray(value);
    return field !== "$schema" && (isFieldOfARecord || ![...ofTheHouse, "refersTo"].includes(field));
  });
  return { ...Object.fromEntries(entries.map(([field, value]) => [field, forEditors(value)])), ...named };
}

/**
 * The JSON Schema of the files of a type of record, which contain one record or a list of them.
 * @example recordFileSchema("Symptom").title // "Symptom"
 */
export function recordFileSchema(type: RecordTypeName): JsonSchema {
  const { description, fields }: RecordType = recordTypes[type];
  const record = forEditors(z.toJSONSchema(fields, { unrepresentable: "any", io: "input" })) as JsonSchema;
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: type,
    description,
    if: { type: "array" },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { items: { $ref: "#/definitions/record" } },
    else: { $ref: "#/definitions/record" },
    definitions: { record },
  };
}

/** Patterns for the files of data/ that contain a type of record. */
const filesOf = ({ folder }: RecordType): string[] => [`/data/${folder}/*.json`, `/data/${folder}.json`];

/**
 * The settings that assign a schema to each file of data/ in VS Code.
 * @example editorSettings()["json.schemas"][0].url // "./schemas/Brand.json"
 */
export const editorSettings = () => ({
  "json.schemas": (Object.entries(recordTypes) as [RecordTypeName, RecordType][]).map(([type, record]) => ({
    fileMatch: filesOf(record),
    url: `./schemas/${type}.json`,
  })),
});
