/** GraphQL types made from records.ts, and the two extensions content is asked with: `title(language: tr)` and `path(language: en)`. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { z } from "zod";
import { readingMinutes } from "../content/minutes";
import { hasPage, linkPath, type RawRecord, recordPath } from "../content/recordPages";
import { linkTypes, readMeta } from "../content/records/fields";
import { type RecordType, type RecordTypeName, recordTypes } from "../content/records/registry";
import { defaultLanguage, type Language, languages } from "../routes/routes";
import { nameFields, nameTypes } from "./nameFields";
import { inOne } from "./publishData";
import { topicsOfSources } from "./topicsOfSources";

type Definition = { type: string; format?: string; innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> };
const readDefinition = (schema: z.ZodType): Definition => schema.def as unknown as Definition;
const quote = (description: string): string => `"""${description.replaceAll('"""', '"')}"""`;
const languageArgument = `(language: Language = ${defaultLanguage})`;

/** What follows from the text of an article or of a part of one. */
const readingFields = `\n  "Minutes it takes to read."\n  minutes${languageArgument}: Int! @minutes`;
/** Where a source stands on the page of sources. */
const sourceFields = `\n  "What most of the records that name it are about: pregnancy, baby, firstAid, needs, tools, names, or reading."\n  topic: String! @sourceTopic`;
const read: readonly RecordTypeName[] = ["Article", "ArticlePart"];

const scalars: Record<string, string> = { string: "String!", int: "Int!", number: "Float!", boolean: "Boolean!" };

/** The outer non-null mark: the one that no bracket follows. */
const nullable = (sdl: string): string => sdl.replace(/!(?=\s|$)/, "");

/** The SDL of one field's type; nested objects are added to `nested`. */
function fieldType(schema: z.ZodType, nested: Map<string, string>): string {
  const meta = readMeta(schema);
  const definition = readDefinition(schema);
  if (definition.innerType) return nullable(fieldType(definition.innerType, nested));
  if (meta.graphql) return meta.graphql;
  if (definition.element) return `[${fieldType(definition.element, nested)}]!`;
  if (meta.typeName) {
    nested.set(meta.typeName, objectType(meta.typeName, meta.description, schema, "", nested));
    return `${meta.typeName}!`;
  }
  const scalar = scalars[definition.format === "safeint" ? "int" : definition.type];
  if (!scalar) throw new Error(`fieldType requires a described field, got ${definition.type}`);
  return scalar;
}

function objectType(name: string, description: string, schema: z.ZodType, extra: string, nested: Map<string, string>): string {
  const fields = Object.entries(readDefinition(schema).shape ?? {}).map(([field, value]) => {
    const type = fieldType(value, nested);
    return `  ${quote(readMeta(value).description)}\n  ${field}${type.includes("@localized") ? languageArgument : ""}: ${type}`;
  });
  if (linkTypes.includes(name)) fields.push(`  "Address of the page it leads to."\n  path${languageArgument}: String! @linkPath`);
  return `${quote(description)}\ntype ${name}${extra} {\n${fields.join("\n")}\n}`;
}

const listFields = `
  "Number of the list the record stands in, 1 to 9."
  contentType: Int!
  "Place in the list."
  position: Int!
  "The record's own title; null where its place is its name, as of a week."
  name${languageArgument}: String
  "Part of the list it stands under; null where its place tells."
  part: String
  "A line about the record for lists."
  teaser${languageArgument}: String!
  "Address of the record's page."
  path${languageArgument}: String!`;

/**
 * The whole schema as text: one type a record kind, every field described.
 * @example typeDefinitions().includes("type PregnancyWeek implements Node") // true
 */
export function typeDefinitions(): string {
  const nested = new Map<string, string>();
  const types = (Object.entries(recordTypes) as [RecordTypeName, RecordType][]).map(([name, record]) => {
    const extra = ` implements Node${record.list ? " & ListEntry" : ""} @dontInfer`;
    const sdl = objectType(name, record.description, record.fields, extra, nested);
    const path = `\n  "Address of the record's page."\n  path${languageArgument}: String! @path`;
    const inList = record.list
      ? `\n  "Number of the list the record stands in."\n  contentType: Int! @constant(value: ${record.list.contentType})` +
        `\n  "Place in the list."\n  position: Int! @proxy(from: "${record.list.position}")` +
        `\n  "The record's own title; null where its place is its name."\n  name${languageArgument}: String @localized(from: "${record.list.name ?? "name"}")` +
        `\n  "Part of the list it stands under; null where its place tells."\n  part: String${record.list.part ? ` @proxy(from: "${record.list.part}")` : ""}` +
        `\n  "A line about the record for lists."\n  teaser${languageArgument}: String! @localized(from: "${record.list.teaser}")`
      : "";
    const derived = name === "BabyName" ? nameFields : name === "Source" ? sourceFields : read.includes(name) ? readingFields : "";
    return sdl.replace(/\n}$/, `${inList}${hasPage(name) ? path : ""}${derived}\n}`);
  });
  return [
    `"The languages of the site."\nenum Language { ${languages.join(" ")} }`,
    `"A record in one of the nine lists of the site."\ninterface ListEntry implements Node {\n  id: ID!\n  "The record's own name."\n  key: String!${listFields}\n}`,
    `"Interface texts, served by the i18n plugin and not queried here."\ntype InterfaceText implements Node @dontInfer { id: ID! }`,
    `"A JSON file in a folder of data/ that no record type claims; the checks refuse it."\ntype UnknownRecord implements Node @dontInfer { id: ID! }`,
    ...nameTypes,
    ...nested.values(),
    ...types,
  ].join("\n\n");
}

interface Model {
  getAllNodes(args: { type: string }): { key?: string }[];
}

/** Hook: declares the types and the extensions. */
export function createSchemaCustomization({ actions, getNodesByType }: CreateSchemaCustomizationArgs): void {
  const find = (type: RecordTypeName, key: string) => (getNodesByType(type) as unknown as RawRecord[]).find((node) => node.key === key);

  actions.createFieldExtension({
    name: "localized",
    args: { from: "String" },
    extend: ({ from }: { from?: string }) => ({
      resolve: (
        source: Record<string, Record<Language, unknown>>,
        { language }: { language: Language },
        _context: Model,
        info: { fieldName: string },
      ) => source[from ?? info.fieldName]?.[language] ?? null,
    }),
  });
  actions.createFieldExtension({
    name: "constant",
    args: { value: "Int!" },
    extend: ({ value }: { value: number }) => ({ resolve: () => value }),
  });
  actions.createFieldExtension({
    name: "path",
    extend: () => ({
      resolve: (source: RawRecord & { internal: { type: RecordTypeName } }, { language }: { language: Language }) =>
        recordPath(source.internal.type, source, language, find),
    }),
  });
  actions.createFieldExtension({
    name: "minutes",
    extend: () => ({
      resolve: ({ lead, summary, sections, questions, companion }: RawRecord, { language }: { language: Language }) =>
        readingMinutes(inOne([lead, summary, sections, questions, companion], language)),
    }),
  });
  let topics: ReturnType<typeof topicsOfSources> | undefined;
  actions.createFieldExtension({
    name: "sourceTopic",
    extend: () => ({
      resolve: ({ key }: RawRecord) => {
        topics ??= topicsOfSources((type) => getNodesByType(type) as unknown as RawRecord[]);
        return topics.get(String(key)) ?? "reading";
      },
    }),
  });
  actions.createFieldExtension({
    name: "linkPath",
    extend: () => ({
      resolve: (source: { to: string; record: string | null }, { language }: { language: Language }) => linkPath(source, language, find),
    }),
  });
  actions.createTypes(typeDefinitions());
}
