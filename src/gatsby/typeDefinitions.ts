/** GraphQL types made from src/content/records/, as SDL. */
import type { z } from "zod";
import { hasPage } from "../content/recordPages";
import { recordKey, trust } from "../content/records/common";
import { linkTypes, readDefinition, readMeta } from "../content/records/fields";
import type { RecordList } from "../content/records/recordType";
import { type RecordType, type RecordTypeName, recordTypes } from "../content/records/registry";
import { listIds } from "../routes/pages";
import { languages } from "../routes/routes";
import { namedField, namedType, namesItems } from "./namedItems";
import { nameFields, nameTypes } from "./nameTypes";

const quote = (description: string): string => `"""${description.replaceAll('"""', '"')}"""`;
/** Required: a query that forgets it is an error, not Turkish text on an English page. */
const languageArgument = "(language: Language!)";

/** Field calculated from the text of an article or of a part of one. */
const readingFields = `\n  "Reading time in minutes."\n  minutes${languageArgument}: Int! @minutes`;
/** Field that says under which topic a source is listed on the page of sources. */
const sourceFields = `\n  "Topic of most of the records that cite it: pregnancy, baby, firstAid, needs, tools, names, or reading (articles and answers)."\n  topic: String! @sourceTopic`;
/** Field of every record with sources: what its page tells readers outside Türkiye. */
const abroadField = (directive = ""): string =>
  `\n  "What readers outside Türkiye need on its page, most urgent first."\n  abroad: [Abroad!]!${directive}`;
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
    nested.set(meta.typeName, objectType({ name: meta.typeName, description: meta.description }, schema, nested));
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

/** The fields of a type, one with its description after another. */
const fieldsOf = (shape: Record<string, z.ZodType>, name: string, nested: Map<string, string>): string[] =>
  Object.entries(shape).map(([field, value]) => {
    // Queries use keys as strings, even where only a few keys are allowed.
    const type = field === "key" ? "String!" : fieldType(value, nested, name + field.charAt(0).toUpperCase() + field.slice(1));
    return `  ${quote(describe(value))}\n  ${field}${type.includes("@localized") ? languageArgument : ""}: ${type}`;
  });

/** Types of the signs of one stage; each has the field `isWhole`. */
const signTypes = ["Advice", "ArticleSigns", "CanISigns"];

interface TypeHead {
  name: string;
  description: string;
  /** Interfaces and directives, with a blank before. */
  extra?: string;
}

function objectType({ name, description, extra = "" }: TypeHead, schema: z.ZodType, nested: Map<string, string>): string {
  const fields = fieldsOf(readDefinition(schema).shape ?? {}, name, nested);
  if (linkTypes.includes(name)) fields.push(`  "Address of the linked page."\n  path${languageArgument}: String! @linkPath`);
  if (signTypes.includes(name))
    fields.push(
      `  "True if no core sign of the stage is missing; false if the page must say that these are only the signs of its subject."\n  isWhole: Boolean! @isWhole`,
    );
  return `${quote(description)}\ntype ${name}${extra} {\n${fields.join("\n")}\n}`;
}

const pathField = (directive = ""): string => `\n  "Address of the record's page."\n  path${languageArgument}: String!${directive}`;

/** Fields of a record in a list: with the directives that read them from the record or, without a list, as the interface declares them. */
function listFields(list?: RecordList): string {
  const by = (directive: string): string => (list ? ` @${directive}` : "");
  return `
  "The list this record belongs to."
  list: ListId!${by(`constant(value: "${list?.id}")`)}
  "Position in the list."
  position: Int!${by(`proxy(from: "${list?.position}")`)}
  "Title of the record; null for records named by their position, such as a week."
  name${languageArgument}: String${by(`localized(from: "${list?.name ?? "name"}")`)}
  "Key of the part of the list it is shown under, like belly; null if its position determines the part (a week, a month)."
  part: String${list?.part ? by(`proxy(from: "${list.part}")`) : ""}
  "Path of its drawing in the list, or womb for the drawing of the week; null if its position or key determines it."
  drawing: String${list?.picture ? by(`proxy(from: "${list.picture}")`) : ""}
  "One line about the record, for lists."
  teaser${languageArgument}: String!${by(`localized(from: "${list?.teaser}")`)}`;
}

const isSourced = ({ fields }: RecordType): boolean => Object.keys(trust).every((field) => field in fields.shape);

/**
 * The whole schema as SDL: one type for each type of record, with a description of every field.
 * @example typeDefinitions().includes("type PregnancyWeek implements Node") // true
 */
export function typeDefinitions(): string {
  const nested = new Map<string, string>();
  const types = (Object.entries(recordTypes) as [RecordTypeName, RecordType][]).map(([name, record]) => {
    const extra = ` implements Node${record.list ? " & ListEntry" : ""}${isSourced(record) ? " & Sourced" : ""} @dontInfer`;
    const sdl = objectType({ name, description: record.description, extra }, record.fields, nested);
    const derived = name === "BabyName" ? nameFields : name === "Source" ? sourceFields : read.includes(name) ? readingFields : "";
    return sdl.replace(
      /\n}$/,
      `${record.list ? listFields(record.list) : ""}${hasPage(name) ? pathField(" @path") : ""}${derived}${isSourced(record) ? abroadField(" @abroad") : ""}${namesItems(name) ? namedField : ""}\n}`,
    );
  });
  return [
    `"The languages of the site."\nenum Language { ${languages.join(" ")} }`,
    `"The lists of the site, by route id."\nenum ListId { ${listIds.join(" ")} }`,
    `"A record in one of the nine lists of the site."\ninterface ListEntry implements Node {\n  id: ID!\n${fieldsOf({ key: recordKey }, "ListEntry", nested).join("\n")}${listFields()}${pathField()}\n}`,
    `"A record with its sources and the dates of writing and review."\ninterface Sourced {\n${fieldsOf(trust, "Sourced", nested).join("\n")}${abroadField()}\n}`,
    `"Interface texts, served by the i18n plugin and not queried here."\ntype InterfaceText implements Node @dontInfer { id: ID! }`,
    `"A JSON file in data/ that belongs to no record type; the checks report it as a fault."\ntype UnknownRecord implements Node @dontInfer { id: ID! }`,
    ...nameTypes,
    namedType,
    ...nested.values(),
    ...types,
  ].join("\n\n");
}
