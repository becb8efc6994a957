/** Makes a valid record from the description of its fields, for kinds whose content does not matter to a test. */
import type { z } from "zod";
import type { RawRecord } from "../../src/content/recordPages";
import { readMeta } from "../../src/content/records/fields";
import { type RecordType, type RecordTypeName, recordTypes } from "../../src/content/records/registry";

interface Definition {
  type: string;
  format?: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, string>;
  checks?: { _zod: { def: { check: string; minimum?: number; value?: number } } }[];
}

const both = (tr: unknown, en: unknown) => ({ tr, en });

/**
 * A valid value for the field; an optional field is left out, and a reference names the given record or none.
 * @param nth index in the list the value belongs to, so that no two items of a list have the same name
 */
function validValue(schema: z.ZodType, keys: Partial<Record<string, string>>, nth = 0): unknown {
  const { graphql = "", refersTo } = readMeta(schema);
  const { type, format, innerType, element, shape, entries, checks = [] } = schema.def as unknown as Definition;
  const least = Math.max(
    0,
    ...checks.map(({ _zod: { def } }) => Number(def.minimum ?? (def.check === "greater_than" ? def.value : 0) ?? 0)),
  );
  if (type === "optional") return undefined;
  if (type === "nullable") return null;
  if (innerType) return validValue(innerType, keys, nth);
  if (refersTo) return graphql.startsWith("[") ? (refersTo === "Source" ? ["who"] : least > 0 ? [keys[refersTo]] : []) : keys[refersTo];
  if (graphql.startsWith("[String")) return both(["Bir söz."], ["A word."]);
  if (graphql.startsWith("String! @localized"))
    return shape?.tr?.safeParse("Söz.").success ? both("Söz.", "Word.") : both("adres", "address");
  if (entries) return Object.values(entries).at(nth % Object.keys(entries).length);
  if (element) return Array.from({ length: Math.max(1, least) }, (_, i) => validValue(element, keys, nth * 10 + i));
  if (shape)
    return Object.fromEntries(
      Object.entries(shape)
        .map(([field, inner]) => [field, field === "nextReview" ? "2027-11-21" : validValue(inner, keys, nth)])
        .filter(([, value]) => value !== undefined),
    );
  if (type === "number") return Math.ceil(least);
  if (type === "boolean") return false;
  if (format === "date") return "2026-11-21";
  return nth > 0 ? `word-${nth}` : "word";
}

/**
 * A valid record of a type.
 * @param over fields that matter to the test
 * @param keys keys of the records it has to name, by type
 * @example validRecord("Symptom", { key: "headache", slug: { tr: "bas-agrisi", en: "headache" } })
 */
export function validRecord(type: RecordTypeName, over: RawRecord, keys: Partial<Record<string, string>> = {}): RawRecord {
  const value = validValue((recordTypes[type] as RecordType).fields, keys) as Record<string, unknown>;
  return { ...value, ...over };
}
