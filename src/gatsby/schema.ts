/** GraphQL types made from src/content/records/, and their field extensions, for queries like `title(language: tr)` and `path(language: en)`. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { z } from "zod";
import { readingMinutes } from "../content/minutes";
import { type ContentLink, findAmong, hasPage, linkPath, type RawRecord, recordPath } from "../content/recordPages";
import { linkTypes, readDefinition, readMeta } from "../content/records/fields";
import { type RecordType, type RecordTypeName, recordTypes } from "../content/records/registry";
import { listIds } from "../routes/pages";
import { defaultLanguage, type Language, languages } from "../routes/routes";
import { withUnits } from "../text/withUnits";
import { namedField, namedResolver, namedType, namesItems } from "./namedItems";
import { nameFields, nameTypes } from "./nameTypes";
import { inOne } from "./publishData";
import { nodesOf } from "./recordsInOrder";
import { topicsOfSources } from "./topicsOfSources";

const quote = (description: string): string => `"""${description.replaceAll('"""', '"')}"""`;
const languageArgument = `(language: Language = ${defaultLanguage})`;

/** Field calculated from the text of an article or of a part of one. */
const readingFields = `\n  "Reading time in minutes."\n  minutes${languageArgument}: Int! @minutes`;
/** Field that says under which topic a source is listed on the page of sources. */
const sourceFields = `\n  "Topic of most of the records that cite it: pregnancy, baby, firstAid, needs, tools, names, or reading (articles and answers)."\n  topic: String! @sourceTopic`;
const read: readonly RecordTypeName[] = ["Article", "ArticlePart"];

/** GraphQL types by the zod format of a field, else by its zod type. `Date` can be queried with `before` and `after`. */
const scalars: Record<string, string> = { string: "String!", date: "Date!", safeint: "Int!", number: "Float!", boolean: "Boolean!" };

/** Removes the outer non-null mark, which is the one not followed by a bracket. */
const nullable = (sdl: string): string => sdl.replace(/!(?=\s|$)/, "");

/** Adds a type to those already declared; types with the same name must be identical. */
function declare(nested: Map<string, string>, name: string, sdl: string): string {
  if ((nested.get(name) ?? sdl) !== sdl) throw new Error(`declare requires the same definition wherever ${name} is used`);
  nested.set(name, sdl);
  return `${name}!`;
}

/** GraphQL writes enum values without quotes, so a field with a hyphen in one of its values has to be a string. */
const isEnumValue = (value: string): boolean => /^[A-Za-z]\w*$/.test(value);

/**
 * The SDL of one field's type; nested objects and enums are added to `nested`.
 * @param name name of an enum without a name of its own, like “FaqSection”
 */
function fieldType(schema: z.ZodType, nested: Map<string, string>, name: string): string {
  const meta = readMeta(schema);
  const definition = readDefinition(schema);
  if (definition.innerType) return nullable(fieldType(definition.innerType, nested, name));
  if (meta.graphql) return meta.graphql;
  if (definition.element) return `[${fieldType(definition.element, nested, name)}]!`;
  if (meta.values?.every(isEnumValue)) {
    const enumName = meta.typeName ?? name;
    return declare(nested, enumName, `enum ${enumName} { ${meta.values.join(" ")} }`);
  }
  if (meta.typeName) {
    nested.set(meta.typeName, objectType(meta.typeName, meta.description, schema, "", nested));
    return `${meta.typeName}!`;
  }
  const scalar = meta.values ? scalars.string : (scalars[definition.format ?? ""] ?? scalars[definition.type]);
  if (!scalar) throw new Error(`fieldType requires a zod type with a GraphQL type, got ${definition.type}`);
  return scalar;
}

/** The description GraphiQL shows for a field; lists the allowed words if they are not an enum. */
function describe(schema: z.ZodType): string {
  const { description, values } = readMeta(schema);
  return values && !values.every(isEnumValue) ? `${description} One of: ${values.join(", ")}.` : description;
}

function objectType(name: string, description: string, schema: z.ZodType, extra: string, nested: Map<string, string>): string {
  const fields = Object.entries(readDefinition(schema).shape ?? {}).map(([field, value]) => {
    // Queries use keys as strings, even where only a few keys are allowed.
    const type = field === "key" ? "String!" : fieldType(value, nested, name + field.charAt(0).toUpperCase() + field.slice(1));
    return `  ${quote(describe(value))}\n  ${field}${type.includes("@localized") ? languageArgument : ""}: ${type}`;
  });
  if (linkTypes.includes(name)) fields.push(`  "Address of the linked page."\n  path${languageArgument}: String! @linkPath`);
  return `${quote(description)}\ntype ${name}${extra} {\n${fields.join("\n")}\n}`;
}

const listFields = `
  "The list this record belongs to."
  list: ListId!
  "Position in the list."
  position: Int!
  "Title of the record; null for records named by their position, such as a week."
  name${languageArgument}: String
  "Key of the part of the list it is shown under, like belly; null if its position determines the part (a week, a month)."
  part: String
  "One line about the record, for lists."
  teaser${languageArgument}: String!
  "Address of the record's page."
  path${languageArgument}: String!`;

const isSourced = ({ fields }: RecordType): boolean => ["written", "nextReview", "sources"].every((field) => field in fields.shape);

/**
 * The whole schema as SDL: one type for each type of record, with a description of every field.
 * @example typeDefinitions().includes("type PregnancyWeek implements Node") // true
 */
export function typeDefinitions(): string {
  const nested = new Map<string, string>();
  const types = (Object.entries(recordTypes) as [RecordTypeName, RecordType][]).map(([name, record]) => {
    const extra = ` implements Node${record.list ? " & ListEntry" : ""}${isSourced(record) ? " & Sourced" : ""} @dontInfer`;
    const sdl = objectType(name, record.description, record.fields, extra, nested);
    const path = `\n  "Address of the record's page."\n  path${languageArgument}: String! @path`;
    const inList = record.list
      ? `\n  "The list this record belongs to."\n  list: ListId! @constant(value: "${record.list.id}")` +
        `\n  "Position in the list."\n  position: Int! @proxy(from: "${record.list.position}")` +
        `\n  "Title of the record; null for records named by their position, such as a week."\n  name${languageArgument}: String @localized(from: "${record.list.name ?? "name"}")` +
        `\n  "Key of the part of the list it is shown under, like belly; null if its position determines the part (a week, a month)."\n  part: String${record.list.part ? ` @proxy(from: "${record.list.part}")` : ""}` +
        `\n  "One line about the record, for lists."\n  teaser${languageArgument}: String! @localized(from: "${record.list.teaser}")`
      : "";
    const derived = name === "BabyName" ? nameFields : name === "Source" ? sourceFields : read.includes(name) ? readingFields : "";
    return sdl.replace(/\n}$/, `${inList}${hasPage(name) ? path : ""}${derived}${namesItems(name) ? namedField : ""}\n}`);
  });
  return [
    `"The languages of the site."\nenum Language { ${languages.join(" ")} }`,
    `"The lists of the site, by route id."\nenum ListId { ${listIds.join(" ")} }`,
    `"A record in one of the nine lists of the site."\ninterface ListEntry implements Node {\n  id: ID!\n  "Identifier of the record, unique within its type."\n  key: String!${listFields}\n}`,
    `"A record with its sources and the dates of writing and review."\ninterface Sourced {\n  "Date the text was written or last rewritten, YYYY-MM-DD."\n  written: Date!\n  "Date by which the next editorial review of the whole record is due, YYYY-MM-DD."\n  nextReview: Date!\n  "Sources of the record."\n  sources: [Source!]! @link(by: "key")\n}`,
    `"Interface texts, served by the i18n plugin and not queried here."\ntype InterfaceText implements Node @dontInfer { id: ID! }`,
    `"A JSON file in data/ that belongs to no record type; the checks report it as a fault."\ntype UnknownRecord implements Node @dontInfer { id: ID! }`,
    ...nameTypes,
    namedType,
    ...nested.values(),
    ...types,
  ].join("\n\n");
}

/** A text, or a list of texts, with no line break between a number and its unit; any other value unchanged. */
const asPrinted = (value: unknown): unknown =>
  typeof value === "string" ? withUnits(value) : Array.isArray(value) ? value.map(asPrinted) : value;

interface Model {
  getAllNodes(args: { type: string }): { key?: string }[];
}

/** Hook: declares the types and the extensions. */
export function createSchemaCustomization({ actions, getNodesByType }: CreateSchemaCustomizationArgs): void {
  const recordsOf = nodesOf(getNodesByType);
  const find = findAmong(recordsOf);

  actions.createFieldExtension({
    name: "localized",
    args: { from: "String" },
    extend: ({ from }: { from?: string }) => ({
      resolve: (
        source: Record<string, Record<Language, unknown>>,
        { language }: { language: Language },
        _context: Model,
        info: { fieldName: string },
      ) => asPrinted(source[from ?? info.fieldName]?.[language] ?? null),
    }),
  });
  actions.createFieldExtension({
    name: "constant",
    args: { value: "String!" },
    extend: ({ value }: { value: string }) => ({ resolve: () => value }),
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
        topics ??= topicsOfSources(recordsOf);
        return topics.get(String(key)) ?? "reading";
      },
    }),
  });
  const namedIn = namedResolver(recordsOf, find);
  actions.createFieldExtension({
    name: "named",
    extend: () => ({
      resolve: (source: RawRecord & { internal: { type: RecordTypeName } }, { language }: { language: Language }) =>
        namedIn(source.internal.type, source, language),
    }),
  });
  actions.createFieldExtension({
    name: "linkPath",
    extend: () => ({
      resolve: (source: ContentLink, { language }: { language: Language }) => linkPath(source, language, find),
    }),
  });
  actions.createTypes(typeDefinitions());
}
