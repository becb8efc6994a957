/**
 * The content’s GraphQL schema without Gatsby: the same type definitions and the same resolvers (src/gatsby), over records as read from their files.
 * What Gatsby adds (the lists `all…`, a record by a field, `@link`, `@proxy`) is implemented here. Over 200 lines: its parts are of no use alone.
 */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isListType,
  isObjectType,
  isScalarType,
  parse,
  valueFromASTUntyped,
  visit,
} from "graphql";
import type { RawRecord } from "../content/recordPages";
import { createResolvers } from "../gatsby/nameFields";
import { createSchemaCustomization } from "../gatsby/schema";
import { type Filter, inOrder, matches, type ReadField, type Sort } from "./queryRecords";

/** A record in the form resolvers expect. */
export type ContentNode = RawRecord & { id: string; internal: { type: string } };
/** Interface texts of one language and namespace, as the i18n plugin provides them. */
export interface Locale {
  ns: string;
  language: string;
  /** The text of the file. */
  data: string;
}

type Resolve = GraphQLFieldResolver<unknown, unknown>;
type Extension = (given: never, previous?: unknown) => { resolve: Resolve };

const builtIn = `
  directive @dontInfer on OBJECT
  directive @link(by: String) on FIELD_DEFINITION
  directive @proxy(from: String) on FIELD_DEFINITION
  directive @localized(from: String) on FIELD_DEFINITION
  directive @constant(value: String) on FIELD_DEFINITION
  scalar Date
  scalar Filter
  scalar Sort
  interface Node { id: ID! }
  type Locale implements Node { id: ID! ns: String language: String data: String }`;

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Root fields: for each type, one record by its fields, and all records that match a filter. */
function roots(types: readonly (GraphQLObjectType | GraphQLInterfaceType)[]): string {
  const fields = types.map((type) => {
    const one = Object.keys(type.getFields()).map((field) => `${field}: Filter`);
    return `${lowerFirst(type.name)}(${one.join(" ")}): ${type.name}
      all${type.name}(filter: Filter sort: Sort limit: Int skip: Int): ${type.name}Connection!`;
  });
  const lists = types.map(
    ({ name }) =>
      `type ${name}Connection { nodes: [${name}!]! edges: [${name}Edge!]! totalCount: Int! } type ${name}Edge { node: ${name}! }`,
  );
  return `${lists.join("\n")}\ntype Query {\n${fields.join("\n")}\n}`;
}

/** Runs the site’s own Gatsby hooks and collects what they declare. */
function declared(nodesOf: (type: string) => ContentNode[]) {
  const extensions = new Map<string, Extension>();
  let definitions = "";
  let resolvers: Record<
    string,
    Record<string, { description?: string; type?: string; args?: Record<string, string>; resolve: Resolve }>
  > = {};
  const getNodesByType = nodesOf;
  createSchemaCustomization({
    getNodesByType,
    actions: {
      createFieldExtension: ({ name, extend }: { name: string; extend: Extension }) => extensions.set(name, extend),
      createTypes: (sdl: string) => {
        definitions = sdl;
      },
    },
  } as unknown as CreateSchemaCustomizationArgs);
  createResolvers({
    getNodesByType,
    createResolvers: (given: typeof resolvers) => {
      resolvers = given;
    },
  } as unknown as CreateResolversArgs);
  return { extensions, definitions, resolvers };
}

/** The definitions with every field nullable. */
const withGaps = (sdl: DocumentNode): DocumentNode => visit(sdl, { NonNullType: { leave: ({ type }) => type } });

/**
 * The types that pages query, and those with a root field. They do not depend on records, so they are made once.
 * @param change applied to the definitions before the schema is made
 */
function makeTypes(change: (sdl: DocumentNode) => DocumentNode) {
  const { extensions, definitions, resolvers } = declared(() => []);
  const own = [...extensions.keys()]
    .filter((name) => !builtIn.includes(`@${name}(`))
    .map((name) => `directive @${name} on FIELD_DEFINITION`);
  const nodeTypes = [...definitions.matchAll(/^type (\w+) implements Node(?! @dontInfer \{ id)/gm)];
  const base = [builtIn, ...own, definitions, ...nodeTypes.map(([, name]) => `extend type ${name} { id: ID! }`)].join("\n");
  const build = (sdl: string): GraphQLSchema => buildASTSchema(change(parse(sdl)), { assumeValid: true });
  const isQueryable = (type: unknown): type is GraphQLObjectType | GraphQLInterfaceType =>
    (isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node")) || (isInterfaceType(type) && type.name !== "Node");
  const queryable = Object.values(build(base).getTypeMap()).filter(isQueryable);
  const more = Object.entries(resolvers.Query ?? {}).map(([name, { description = "", type, args = {} }]) => {
    const given = Object.entries(args).map(([arg, of]) => `${arg}: ${of}`);
    return `extend type Query { ${JSON.stringify(description)} ${name}(${given.join(" ")}): ${type} }`;
  });
  const schema = build([base, roots(queryable), ...more].join("\n"));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type)) type.resolveType = (source) => (source as ContentNode).internal.type;
    if (!isScalarType(type) || !/^(?:Filter|Sort)$/.test(type.name)) continue;
    type.parseLiteral = (node, variables) => valueFromASTUntyped(node, variables);
    type.parseValue = (value) => value;
  }
  return { schema, queryable: queryable.map(({ name }) => name) };
}

/**
 * The schema as Gatsby declares it, including required fields: for generating the types of queries, not for answering them. Filters and sort orders
 * accept anything.
 */
export const declaredSchema = (): GraphQLSchema => makeTypes((sdl) => sdl).schema;

/** A store of records by type, with an index, so that finding a record by a field does not search all of them each time. */
function nodeStore(schema: GraphQLSchema, records: ReadonlyMap<string, readonly RawRecord[]>, locales: readonly Locale[]) {
  const toNode = (type: string) => (record: RawRecord, i: number) => ({ ...record, id: `${type}/${i}`, internal: { type } });
  const nodes = new Map<string, ContentNode[]>([...records].map(([type, list]) => [type, list.map(toNode(type))]));
  nodes.set("Locale", locales.map((locale) => ({ key: locale.ns, ...locale })).map(toNode("Locale")));
  const found = new Map<string, Map<string, ContentNode>>();
  /** The nodes of a type, or of all types that implement an interface. */
  const nodesOf = (name: string): ContentNode[] => {
    const type = schema.getType(name);
    const names = isInterfaceType(type) ? schema.getPossibleTypes(type).map((member) => member.name) : [name];
    return names.length === 1 ? (nodes.get(names[0] ?? "") ?? []) : names.flatMap((member) => nodes.get(member) ?? []);
  };
  const find = (type: string, by: string, value: unknown): ContentNode | undefined => {
    const id = `${type}.${by}`;
    const index = found.get(id) ?? new Map(nodesOf(type).map((node) => [String(node[by]), node]));
    found.set(id, index);
    return index.get(String(value));
  };
  return { nodesOf, find };
}
type Store = ReturnType<typeof nodeStore>;

/** Resolver of a field from its directives; undefined for a field of the record itself. */
function resolveByDirective(
  field: GraphQLField<unknown, unknown>,
  extensions: ReadonlyMap<string, Extension>,
  { find }: Store,
): Resolve | undefined {
  const fieldOf = (source: unknown, name: string) => (source as Record<string, unknown>)[name];
  for (const { name, arguments: given = [] } of field.astNode?.directives ?? []) {
    const values = Object.fromEntries(given.map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]));
    if (name.value === "proxy") return (source) => fieldOf(source, String(values.from));
    if (name.value === "link")
      return (source) => {
        const value = fieldOf(source, field.name);
        if (value == null) return null;
        const linked = [value].flat().map((one) => find(getNamedType(field.type).name, String(values.by), one));
        return isListType(field.type) ? linked.filter(Boolean) : (linked[0] ?? null);
      };
    const extend = extensions.get(name.value);
    if (extend) return extend(values as never).resolve;
  }
  return undefined;
}

/** Reads fields for filters and sorting like a query without arguments. */
function fieldReader(schema: GraphQLSchema, type: unknown): ReadField {
  return (source, name) => {
    const concrete = isInterfaceType(type) ? schema.getType((source as ContentNode).internal.type) : type;
    const field = isObjectType(concrete) ? concrete.getFields()[name] : undefined;
    if (!field) throw new Error(`A filter requires a field of ${String(concrete)}, got ${name}`);
    const defaults = Object.fromEntries(field.args.map((arg) => [arg.name, arg.defaultValue]));
    const value = field.resolve
      ? field.resolve(source, defaults, undefined, { fieldName: name } as never)
      : (source as Record<string, unknown>)[name];
    return { value, read: fieldReader(schema, getNamedType(field.type)) };
  };
}

interface ListArguments {
  filter?: Filter;
  sort?: Sort;
  limit?: number;
  skip?: number;
}

/**
 * A schema that answers the queries of pages from the records last passed to `hold`. No field is required: a record with a gap produces a page with a
 * gap, and the checks report it.
 * @example const { schema, hold } = contentSchema(); hold(records, locales); graphqlSync({ schema, source: '{ pregnancyWeek(key: { eq: "24" }) { week } }' })
 */
export function contentSchema() {
  const { schema, queryable } = makeTypes(withGaps);
  const query = schema.getQueryType()?.getFields() ?? {};

  /** Sets all records, by type, and all interface texts. */
  function hold(records: ReadonlyMap<string, readonly RawRecord[]>, locales: readonly Locale[]): void {
    const store = nodeStore(schema, records, locales);
    const { extensions, resolvers } = declared(store.nodesOf);
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith("__")) continue;
      for (const field of Object.values(type.getFields()))
        field.resolve = resolvers[type.name]?.[field.name]?.resolve ?? resolveByDirective(field, extensions, store);
    }
    for (const name of queryable) {
      const read = fieldReader(schema, schema.getType(name));
      const [one, all] = [query[lowerFirst(name)], query[`all${name}`]];
      if (!one || !all) throw new Error(`contentSchema requires root fields of ${name}`);
      one.resolve = (_, filter: Filter) => {
        const { eq } = (filter.key ?? {}) as { eq?: unknown };
        // Most pages query one record by its key.
        if (eq !== undefined && Object.keys(filter).length === 1) return store.find(name, "key", eq);
        return store.nodesOf(name).find((node) => matches(node, filter, read)) ?? null;
      };
      all.resolve = (_, { filter, sort, limit, skip = 0 }: ListArguments) => {
        const fitting = filter ? store.nodesOf(name).filter((node) => matches(node, filter, read)) : store.nodesOf(name);
        const ordered = sort ? inOrder(fitting, sort, read) : fitting;
        const shown = ordered.slice(skip, limit === undefined ? undefined : skip + limit);
        return { nodes: shown, edges: shown.map((node) => ({ node })), totalCount: fitting.length };
      };
    }
  }
  return { schema, hold };
}
