/**
 * The words in which the files of this folder describe content: each makes a zod check that also knows its GraphQL type and its description, which
 * editors and GraphiQL show.
 */
import { z } from "zod";

/** What a field tells the GraphQL schema. */
export interface FieldMeta {
  description: string;
  /** The type as SDL writes it, with its extension where it has one. */
  graphql?: string;
  /** Name of the record type a key refers to. */
  refersTo?: string;
  /** Name of the GraphQL type of a nested object, or of an enum that several fields share. */
  typeName?: string;
  /** The only values there are. */
  values?: readonly string[];
}

/**
 * What a field tells of itself beside its check.
 * @example readMeta(word("A word.")) // { description: "A word." }
 */
export const readMeta = (schema: z.ZodType): FieldMeta => (schema.meta() ?? { description: "" }) as unknown as FieldMeta;
/** What a zod schema is made of. */
export interface Definition {
  /** The kind, in zod's words: "string", "object", "array", "nullable" … */
  type: string;
  /** The kind of a string or a number, as "date". */
  format?: string;
  /** Of what may be null or missing: what it is otherwise. */
  innerType?: z.ZodType;
  /** Of a list: one entry. */
  element?: z.ZodType;
  /** Of an object: its fields. */
  shape?: Record<string, z.ZodType>;
}

/**
 * What a schema is made of, to walk through it.
 * @example readDefinition(z.array(z.string())).element // z.string()
 */
export const readDefinition = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

const withMeta = <Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema => schema.meta({ ...meta });

const sentence = z.string().trim().min(1, "is empty");
const both = <Half extends z.ZodType>(half: Half) => z.strictObject({ tr: half, en: half });

/** A text in both languages, asked for in one: `title(language: tr)`. */
export const text = (description: string, maxLength = 2000) =>
  withMeta(both(sentence.max(maxLength)), { description, graphql: "String! @localized" });

/** Paragraphs or list items in both languages, as many in one as in the other. */
export const texts = (description: string) =>
  withMeta(
    both(z.array(sentence).min(1)).refine((value) => value.tr.length === value.en.length, "must have as many entries in tr as in en"),
    { description, graphql: "[String!]! @localized" },
  );

/** Words of each language on their own, like those a reader may search by. */
export const wordLists = (description: string) =>
  withMeta(both(z.array(sentence).min(1)), { description, graphql: "[String!]! @localized" });

/** A word that has to pass a test of its own. */
export const wordMatching = (description: string, isRight: (value: string) => boolean, message: string) =>
  withMeta(sentence.refine(isRight, message), { description });
/**
 * A word or a name that is the same in both languages.
 * @example word("Name of the publisher.")
 */
export const word = (description: string) => withMeta(sentence, { description });
/**
 * What a record is called by: letters, digits and single hyphens.
 * @example key("Key of the drink.") // takes "filter-coffee", refuses "filter coffee"
 */
export const key = (description: string) =>
  withMeta(z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, "must be letters, digits and single hyphens"), { description });
/**
 * A whole number from min to max, both within it; the unit stands in the description.
 * @example whole("Week of pregnancy.", 1, 42)
 */
export const whole = (description: string, min: number, max: number) => withMeta(z.int().min(min).max(max), { description });
/**
 * A number from min to max, both within it; the unit stands in the description.
 * @example decimal("Weight in grams.", 0, 6000)
 */
export const decimal = (description: string, min: number, max: number) => withMeta(z.number().min(min).max(max), { description });
/**
 * True or false.
 * @example yesNo("True where the meaning is disputed.")
 */
export const yesNo = (description: string) => withMeta(z.boolean(), { description });
/** One of a few words: an enum, called after its type and field, or `typeName` where several fields share it. */
export const oneOf = <Name extends string>(description: string, values: readonly Name[], typeName?: string) =>
  withMeta(z.enum(values), { description, values, typeName });
/**
 * A date that exists, `YYYY-MM-DD`.
 * @example day("When it was written.") // takes "2026-02-28", refuses "2026-02-30"
 */
export const day = (description: string) => withMeta(z.iso.date("must be a date that exists, YYYY-MM-DD"), { description });
/**
 * An address on the web, http or https.
 * @example address("Where the source can be read.")
 */
export const address = (description: string) =>
  withMeta(z.url({ protocol: /^https?$/, error: "must be an http(s) address" }), { description });

/** The key of another record; the build stops when there is none. */
export const one = (refersTo: string, description: string) =>
  withMeta(z.string(), { description, refersTo, graphql: `${refersTo}! @link(by: "key")` });
/**
 * The keys of other records of a kind, none of them twice; the build stops where there is none of that key.
 * @param min the fewest there may be
 * @example many("Source", "What it rests on.", 1)
 */
export const many = (refersTo: string, description: string, min = 0) =>
  withMeta(
    z
      .array(z.string())
      .min(min, "must name at least one")
      .refine((keys) => new Set(keys).size === keys.length, "names a record twice"),
    {
      description,
      refersTo,
      graphql: `[${refersTo}!]! @link(by: "key")`,
    },
  );
/**
 * Fields that belong together; any other field is refused.
 * @param typeName what GraphQL calls the group
 * @example group("Range", "Where it lies.", { from: whole("First week.", 1, 42), to: whole("Last week.", 1, 42) })
 */
export const group = <Shape extends z.ZodRawShape>(typeName: string, description: string, shape: Shape) =>
  withMeta(z.strictObject(shape), { description, typeName });
/**
 * Entries of one kind, in their order.
 * @param min the fewest there may be
 * @example list(group("Step", "A step.", { text: text("What to do.") }), "The steps.", 1)
 */
export const list = <Item extends z.ZodType>(item: Item, description: string, min = 0) => withMeta(z.array(item).min(min), { description });
/**
 * A field that is always written and may be null: somebody looked, and there is nothing.
 * @example nullable(whole("Year it was published.", 1900, 2100))
 */
export const nullable = <Schema extends z.ZodType>(schema: Schema) => withMeta(schema.nullable(), readMeta(schema));
/**
 * A field that may be left out.
 * @example optional(text("A warning above the text."))
 */
export const optional = <Schema extends z.ZodType>(schema: Schema) => withMeta(schema.optional(), readMeta(schema));
/** Slugs of a page, one a language: lower-case ASCII. */
export const slugs = (description: string) =>
  withMeta(both(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a lower-case ASCII slug")), {
    description,
    graphql: "String! @localized",
  });

/** Nested types that name a page by route and key; each answers `path(language:)`. */
export const linkTypes = ["RecordLink", "TrendItem", "SearchTarget"];
