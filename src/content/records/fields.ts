/**
 * Functions with which the files of this folder describe fields. Each returns a zod schema that also has a GraphQL type and a description, which text
 * editors and GraphiQL show.
 */
import { z } from "zod";

/**
 * What a field contains, for all code that walks a record: “text” is prose, “short” a title, name or term (which may be the same in both languages),
 * “cell” a cell of a table, “excerpt” sentences of another field word for word, “words” what readers type; “word” is the same in both languages;
 * “key” identifies an entry within its record, “reference” is the key of another record, “route” a page, “identifier” a name from a list of ours;
 * “fact” points to the editors’ fact files, “choice” is one of fixed words.
 */
export type FieldKind =
  | "text"
  | "short"
  | "cell"
  | "excerpt"
  | "words"
  | "slug"
  | "word"
  | "key"
  | "reference"
  | "route"
  | "identifier"
  | "fact"
  | "choice"
  | "date"
  | "address"
  | "email"
  | "number"
  | "yesNo";

/** Metadata of a field, for the GraphQL schema and for code that walks records. */
export interface FieldMeta {
  description: string;
  /** What it contains; undefined for a group or a list of groups. */
  kind?: FieldKind;
  /** True if no two entries of a list may have the same value in it. */
  isDistinct?: boolean;
  /** The type in SDL, with its field extension if it has one. */
  graphql?: string;
  /** Name of the record type a key refers to. */
  refersTo?: string;
  /** Name of the GraphQL type of a nested object, or of an enum that several fields share. */
  typeName?: string;
  /** The allowed values, if they are limited. */
  values?: readonly string[];
}

/**
 * The metadata of a field.
 * @example readMeta(word("A word.")) // { description: "A word." }
 */
export const readMeta = (schema: z.ZodType): FieldMeta => (schema.meta() ?? { description: "" }) as unknown as FieldMeta;
/** The parts of a zod schema. */
export interface Definition {
  /** Zod’s name of the type: “string”, “object”, “array”, “nullable” … */
  type: string;
  /** The format of a string or a number, like “date”. */
  format?: string;
  /** For a nullable or optional schema: the schema of the value itself. */
  innerType?: z.ZodType;
  /** For a list: the schema of an entry. */
  element?: z.ZodType;
  /** For an object: the schemas of its fields. */
  shape?: Record<string, z.ZodType>;
}

/**
 * The parts of a schema, for code that walks through it.
 * @example readDefinition(z.array(z.string())).element // z.string()
 */
export const readDefinition = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

const withMeta = <Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema => schema.meta({ ...meta });

const sentence = z.string().trim().min(1, "is empty");
const both = <Half extends z.ZodType>(half: Half) => z.strictObject({ tr: half, en: half });

/**
 * A text in both languages; a query gets one of them: `title(language: tr)`.
 * @example text("Headline.", 80)
 */
export const text = (description: string, maxLength = 2000, kind: FieldKind = "text") =>
  withMeta(both(sentence.max(maxLength)), { description, kind, graphql: "String! @localized" });
/**
 * A title, name or term in both languages, which may be the same in both.
 * @example shortText("Name of the nutrient.", 60)
 */
export const shortText = (description: string, maxLength: number) => text(description, maxLength, "short");

/**
 * Paragraphs or list items in both languages, the same number in each.
 * @example texts("What to do, in steps.")
 */
export const texts = (description: string, kind: FieldKind = "text") =>
  withMeta(
    both(z.array(sentence).min(1)).refine((value) => value.tr.length === value.en.length, "must have as many entries in tr as in en"),
    { description, kind, graphql: "[String!]! @localized" },
  );

/**
 * Lists of words that need not correspond between the languages, like search words.
 * @example wordLists("What readers type to find it.")
 */
export const wordLists = (description: string) =>
  withMeta(both(z.array(sentence).min(1)), { description, kind: "words", graphql: "[String!]! @localized" });

/**
 * A word that has to pass a test.
 * @example wordMatching("Letter.", (value) => value.length === 1, "must be one letter")
 */
export const wordMatching = (description: string, isRight: (value: string) => boolean, message: string) =>
  withMeta(sentence.refine(isRight, message), { description, kind: "word" });
/**
 * A word or a name that is the same in both languages.
 * @example word("Name of the publisher.")
 */
export const word = (description: string, kind: FieldKind = "word") => withMeta(sentence, { description, kind });
/**
 * An e-mail address.
 * @example email("Address for readers.")
 */
export const email = (description: string) => word(description, "email");
/**
 * The route id of a page.
 * @example route("Route id of the page, like privacy.")
 */
export const route = (description: string) => word(description, "route");
/**
 * The key of the record that a linked page shows.
 * @example shownKey("Key of the record the page shows.")
 */
export const shownKey = (description: string) => word(description, "reference");
/**
 * The keys of the facts behind the figures of a record.
 * @example facts("Identifier of a fact in the editors' fact files, like P:bp-140-90.")
 */
export const facts = (description: string) => list(word(description, "fact"), "Keys of the facts behind the figures.");

const hyphenated = z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, "must be letters, digits and single hyphens");
/**
 * The key of a record, or of an entry within it: letters, digits and single hyphens. No two entries of a list have the same.
 * @example key("Key of the drink.") // accepts "filter-coffee", refuses "filter coffee"
 */
export const key = (description: string) => withMeta(hyphenated, { description, kind: "key", isDistinct: true });
/**
 * A name written like a key that several entries may have: of a drawing, of a vaccine.
 * @example identifier("Name of the drawing above the article.")
 */
export const identifier = (description: string) => withMeta(hyphenated, { description, kind: "identifier" });
/**
 * A whole number from min to max, including both; the unit is in the description.
 * @example whole("Week of pregnancy.", 1, 42)
 */
export const whole = (description: string, min: number, max: number) =>
  withMeta(z.int().min(min).max(max), { description, kind: "number" });
/**
 * A number from min to max, including both; the unit is in the description.
 * @example decimal("Weight in grams.", 0, 6000)
 */
export const decimal = (description: string, min: number, max: number) =>
  withMeta(z.number().min(min).max(max), { description, kind: "number" });
/**
 * True or false.
 * @example yesNo("True if the meaning is disputed.")
 */
export const yesNo = (description: string) => withMeta(z.boolean(), { description, kind: "yesNo" });
/**
 * One of several words: an enum, named after its type and field, or `typeName` if several fields share it.
 * @example oneOf("Who has the sign.", ["mother", "baby"])
 */
export const oneOf = <Name extends string, Names extends readonly Name[]>(description: string, values: Names, typeName?: string) =>
  withMeta(z.enum(values), { description, kind: "choice", values, typeName });
/**
 * A date that exists, `YYYY-MM-DD`.
 * @example day("Date it was written, YYYY-MM-DD.") // accepts "2026-02-28", refuses "2026-02-30"
 */
export const day = (description: string) => withMeta(z.iso.date("must be a date that exists, YYYY-MM-DD"), { description, kind: "date" });
/**
 * A web address, http or https.
 * @example address("Web address of the source.")
 */
export const address = (description: string) =>
  withMeta(z.url({ protocol: /^https?$/, error: "must be an http(s) address" }), { description, kind: "address" });

/**
 * The key of another record; the build stops if there is no such record.
 * @example one("Topic", "Topic of the article.")
 */
export const one = (refersTo: string, description: string) =>
  withMeta(z.string(), { description, kind: "reference", refersTo, graphql: `${refersTo}! @link(by: "key")` });
/**
 * The keys of other records of a type, none of them twice; the build stops if there is no such record.
 * @param min minimum number of keys
 * @example many("Source", "Sources of the record.", 1)
 */
export const many = (refersTo: string, description: string, min = 0) =>
  withMeta(
    z
      .array(z.string())
      .min(min, "must name at least one")
      .refine((keys) => new Set(keys).size === keys.length, "names a record twice"),
    {
      description,
      kind: "reference",
      refersTo,
      graphql: `[${refersTo}!]! @link(by: "key")`,
    },
  );
/**
 * Fields that belong together; any other field is refused.
 * @param typeName name of the group’s GraphQL type
 * @example group("Range", "Range of weeks.", { from: whole("First week.", 1, 42), to: whole("Last week.", 1, 42) })
 */
export const group = <Shape extends z.ZodRawShape>(typeName: string, description: string, shape: Shape) =>
  withMeta(z.strictObject(shape), { description, typeName });
/**
 * Entries of the same type, in order.
 * @param min minimum number of entries
 * @example list(group("Step", "A step.", { text: text("What to do.") }), "The steps.", 1)
 */
export const list = <Item extends z.ZodType>(item: Item, description: string, min = 0) => withMeta(z.array(item).min(min), { description });
/**
 * A field in which no two entries of a list may have the same value.
 * @example distinct(oneOf("The stage.", stages, "SignStage"))
 */
export const distinct = <Schema extends z.ZodType>(schema: Schema) => withMeta(schema, { ...readMeta(schema), isDistinct: true });
/**
 * A required field that may be null. Null means that an editor looked for a value and there is none.
 * @example nullable(whole("Year it was published.", 1900, 2100))
 */
export const nullable = <Schema extends z.ZodType>(schema: Schema) => withMeta(schema.nullable(), readMeta(schema));
/**
 * A field that may be left out.
 * @example optional(text("A warning above the text."))
 */
export const optional = <Schema extends z.ZodType>(schema: Schema) => withMeta(schema.optional(), readMeta(schema));
/**
 * The slug of a page in each language: lower-case ASCII letters, digits and single hyphens.
 * @example slugs("Slug: last part of the address.") // accepts { tr: "bel-agrisi", en: "back-pain" }
 */
export const slugs = (description: string) =>
  withMeta(both(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a lower-case ASCII slug")), {
    description,
    kind: "slug",
    graphql: "String! @localized",
  });

/** Nested types that name a page by route and key; each has the field `path(language:)`. */
export const linkTypes = ["RecordLink", "TrendItem", "SearchTarget"];
