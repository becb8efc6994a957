/** The one walk through a record: by the schema of its type, so that each value comes with its place, its language and what its field contains. */
import type { z } from "zod";
import { type Language, languages } from "../../routes/languages";
import { type FieldKind, type FieldMeta, readDefinition, readMeta } from "./fields";
import { type RecordType, type RecordTypeName, recordTypes } from "./registry";

/** A value in a record: a leaf, like a text or a number, or a list or group, which is visited before what is in it. */
export interface Visited {
  /** Where it is in the file: “answer.tr.0”. */
  path: string;
  /** The same without the language: “answer.0”. */
  field: string;
  value: unknown;
  /** The language of a text that exists in both; null for everything else. */
  language: Language | null;
  /** What the field contains. */
  kind: FieldKind | "group" | "list";
  /** The field’s description; an entry without one of its own has that of its list. */
  description: string;
  /** The type of record that a reference, or a list of references, names. */
  refersTo?: string;
  /** The name of the GraphQL type of a group or a choice: RecordLink, Tier. */
  typeName?: string;
  /** For a list: the fields of its entries in which no two may have the same value. */
  distinct: readonly string[];
}

/** A value without parts. */
export type Leaf = Visited & { kind: FieldKind; value: string | number | boolean };

/** A text in one of the two languages. */
export type TextLeaf = Leaf & { value: string; language: Language };

/** What the schema says of a value, read once for each type. */
interface Plan extends Pick<Visited, "kind" | "description" | "refersTo" | "typeName" | "distinct"> {
  element?: Plan;
  fields?: Readonly<Record<string, Plan>>;
  /** True if its fields are the two languages. */
  isBoth: boolean;
}

/** The schema within those that make it nullable or optional. */
function within(schema: z.ZodType): z.ZodType {
  const { innerType } = readDefinition(schema);
  return innerType ? within(innerType) : schema;
}

const distinctFields = (item: z.ZodType): string[] =>
  Object.entries(readDefinition(within(item)).shape ?? {}).flatMap(([name, field]) => (readMeta(field).isDistinct ? [name] : []));

function planOf(outer: z.ZodType, inherited: Pick<FieldMeta, "description" | "kind">): Plan {
  const schema = within(outer);
  const { element, shape } = readDefinition(schema);
  const own = readMeta(schema);
  const meta: FieldMeta = own.description ? own : { description: inherited.description, kind: inherited.kind };
  const { description, refersTo, typeName } = meta;
  const plan: Plan = { kind: meta.kind ?? "group", description, refersTo, typeName, distinct: [], isBoth: false };
  if (element) return { ...plan, kind: "list", element: planOf(element, meta), distinct: distinctFields(element) };
  if (!shape) return plan;
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, planOf(field, meta)]));
  return { ...plan, kind: "group", fields, isBoth: languages.every((language) => language in shape) };
}

const plans = new Map<RecordTypeName, Plan>();
const planOfType = (type: RecordTypeName): Plan => {
  const known = plans.get(type) ?? planOf((recordTypes[type] as RecordType).fields, { description: "" });
  plans.set(type, known);
  return known;
};

const join = (path: string, part: string): string => (path ? `${path}.${part}` : part);

/** True if a value has the parts that its schema says; only in an invalid record it may not. */
const fits = ({ element, fields }: Plan, value: unknown): boolean =>
  element ? Array.isArray(value) : (fields !== undefined) === (typeof value === "object");

function walk(plan: Plan, value: unknown, path: string, field: string, language: Language | null, found: Visited[]): void {
  if (value === undefined || value === null || !fits(plan, value)) return;
  const { kind, description, refersTo, typeName, distinct, element, fields, isBoth } = plan;
  found.push({ path, field, value, language, kind, description, refersTo, typeName, distinct });
  if (!element && !fields) return;
  for (const [name, inner] of Object.entries(value)) {
    const next = element ?? fields?.[name];
    if (!next) continue;
    if (isBoth) walk(next, inner, join(path, name), field, name as Language, found);
    else walk(next, inner, join(path, name), join(field, name), language, found);
  }
}

/**
 * Every value of a record, in the order of its file; the record itself comes first, a list or group before what is in it. Fields that its type does not
 * have are left out, and so is a field with a value of the wrong shape.
 * @example visitAll("Symptom", itching).find(({ refersTo }) => refersTo === "Sign") // { path: "turn.sign", value: "itch-less-movement", … }
 */
export function visitAll(type: RecordTypeName, record: unknown): Visited[] {
  const found: Visited[] = [];
  walk(planOfType(type), record, "", "", null, found);
  return found;
}

/**
 * True for a value without parts.
 * @example visitAll("Topic", topic).filter(isLeaf).length // 9
 */
export const isLeaf = (visited: Visited): visited is Leaf => visited.kind !== "group" && visited.kind !== "list";

/**
 * Every leaf of a record, in the order of its file.
 * @example visit("Faq", walker)[1] // { path: "section", field: "section", value: "baby", language: null, kind: "choice", … }
 */
export const visit = (type: RecordTypeName, record: unknown): Leaf[] => visitAll(type, record).filter(isLeaf);

const written: ReadonlySet<string> = new Set<FieldKind>(["text", "short", "cell"]);

/**
 * True for a text of the site in one of its languages: not for search words, slugs, or sentences that another field has word for word.
 * @example visit("Faq", walker).filter(isText)[0] // { path: "question.tr", value: "Yürüteç zararlı mı?", language: "tr", … }
 */
export const isText = (visited: Visited): visited is TextLeaf =>
  visited.language !== null && written.has(visited.kind) && typeof visited.value === "string";

/** True if a value is in one of these fields of its record; without fields always true. */
const isIn = ({ field }: Visited, fields: readonly string[]): boolean =>
  fields.length === 0 || fields.includes(field.split(".", 1)[0] ?? "");

/**
 * The texts of a record in both languages.
 * @param fields only those in these fields of the record; by default all
 * @example textsOf("Topic", { key: "a", title: { tr: "Su", en: "Water" } }) // [{ path: "title.tr", value: "Su", language: "tr", … }, …]
 */
export const textsOf = (type: RecordTypeName, record: unknown, ...fields: readonly string[]): TextLeaf[] =>
  visitAll(type, record).filter((visited): visited is TextLeaf => isText(visited) && isIn(visited, fields));

/**
 * The texts of a record in one language.
 * @example textsIn("en", "Topic", { key: "a", title: { tr: "Su", en: "Water" } }) // ["Water"]
 */
export const textsIn = (language: Language, ...record: Parameters<typeof textsOf>): string[] =>
  textsOf(...record).flatMap((text) => (text.language === language ? text.value : []));

function inOne(plan: Plan, value: unknown, language: Language): unknown {
  if (value === undefined || value === null || !fits(plan, value)) return value;
  const { element, fields, isBoth } = plan;
  if (element) return (value as unknown[]).map((item) => inOne(element, item, language));
  if (!fields) return value;
  if (isBoth) return (value as Record<Language, unknown>)[language];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (fields[name] ? [[name, inOne(fields[name], inner, language)]] : [])),
  );
}

/**
 * A record in one language: each text in both languages is replaced by the text in that language. Fields its type does not have are left out.
 * @example recordIn("en", "Topic", { key: "a", title: { tr: "Su", en: "Water" } }) // { key: "a", title: "Water" }
 */
export const recordIn = (language: Language, type: RecordTypeName, record: unknown): object =>
  inOne(planOfType(type), record, language) as object;
