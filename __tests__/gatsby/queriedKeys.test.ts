/** @jest-environment node */
// Every key written in a query is the key of a record. If a record were renamed, the query would return nothing, and most pages would just omit the part.
import { readdirSync, readFileSync } from "node:fs";
import {
  type ArgumentNode,
  type GraphQLType,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { readContent } from "../../src/content/readContent";
import { declaredSchema } from "../../src/preview/contentSchema";

const schema = declaredSchema();
const known = new Set(readContent("data").files.map(({ type, record }) => `${type}/${(record as { key?: string }).key}`));

/** The types a record can have in the result of a field or list. */
function typesOf(type: GraphQLType): string[] {
  const named = getNamedType(type);
  const { nodes } = isObjectType(named) ? named.getFields() : {};
  if (nodes) return typesOf(nodes.type);
  return isAbstractType(named) ? schema.getPossibleTypes(named).map(({ name }) => name) : [named.name];
}

const stringsIn = (value: ValueNode): string[] => {
  if (value.kind === Kind.STRING) return [value.value];
  if (value.kind === Kind.LIST) return value.values.flatMap(stringsIn);
  return value.kind === Kind.OBJECT ? value.fields.flatMap(({ value: inner }) => stringsIn(inner)) : [];
};

/** Keys that a filter names, with the types their records can have: `{ topic: { key: { eq: "MT-0" } } }` names the key of a Topic. */
function keysIn(type: GraphQLType, filter: readonly Pick<ArgumentNode, "name" | "value">[]): { types: string[]; key: string }[] {
  const [first = ""] = typesOf(type);
  const record = schema.getType(first);
  const fields = isObjectType(record) || isInterfaceType(record) ? record.getFields() : {};
  return filter.flatMap(({ name, value }) => {
    if (name.value === "key") return stringsIn(value).map((key) => ({ types: typesOf(type), key }));
    const inner = name.value === "filter" || name.value === "elemMatch" ? type : fields[name.value]?.type;
    return inner && value.kind === Kind.OBJECT ? keysIn(inner, value.fields) : [];
  });
}

/** Every record key that is written in a query. */
function keysWrittenIn(query: string): { types: string[]; key: string }[] {
  const typeInfo = new TypeInfo(schema);
  const keys: { types: string[]; key: string }[] = [];
  const enter = ({ arguments: given = [] }: { arguments?: readonly ArgumentNode[] }) => {
    const type = typeInfo.getType();
    if (type) keys.push(...keysIn(type, given));
  };
  visit(parse(query), visitWithTypeInfo(typeInfo, { [Kind.FIELD]: { enter } }));
  return keys;
}

/** True when the record exists; for a glob that ends in a star, when a record's key begins with it. */
const isKnown = (id: string): boolean => (id.endsWith("*") ? [...known].some((other) => other.startsWith(id.slice(0, -1))) : known.has(id));

const gone = (query: string): string[] =>
  keysWrittenIn(query)
    .filter(({ types, key }) => !types.some((type) => isKnown(`${type}/${key}`)))
    .map(({ types, key }) => `there is no ${types.join(" or ")} “${key}”`);

test.each([
  ['{ article(key: { eq: "MT-8-1" }) { key } }', []],
  ['{ article(key: { eq: "MT-8-0" }) { key } }', ["there is no Article “MT-8-0”"]],
  ['{ allArticle(filter: { key: { in: ["MT-8-1", "MT-8-0"] } }) { nodes { key } } }', ["there is no Article “MT-8-0”"]],
  ['{ allArticle(filter: { topic: { key: { eq: "MT-x" } } }) { nodes { key } } }', ["there is no Topic “MT-x”"]],
  ['{ allArticle(filter: { sources: { elemMatch: { key: { eq: "nobody" } } } }) { nodes { key } } }', ["there is no Source “nobody”"]],
  ['{ allSource(filter: { key: { glob: "names-*" } }) { nodes { key } } }', []],
  ['{ allSource(filter: { key: { glob: "nobody-*" } }) { nodes { key } } }', ["there is no Source “nobody-*”"]],
])("a key without a record is noticed (%s)", (query, faults) => {
  expect(gone(query)).toEqual(faults);
});

test("every key written in a query of a page belongs to a record", () => {
  const queries = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:gatsby|preview)/.test(file))
    .flatMap((file) => [...readFileSync(`src/${file}`, "utf8").matchAll(/graphql`([^`]*)`/g)].map(([, query = ""]) => ({ file, query })));
  expect(queries.flatMap(({ query }) => keysWrittenIn(query)).length).toBeGreaterThan(30);
  expect(queries.flatMap(({ file, query }) => gone(query).map((fault) => `src/${file}: ${fault}`))).toEqual([]);
});
