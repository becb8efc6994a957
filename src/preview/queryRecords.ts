/** Filters and sort orders of GraphQL queries, with Gatsby’s meaning: `filter: { topic: { key: { eq: "MT-0" } } }`, `sort: { week: ASC }`. */

/** A filter for one field: comparisons, or filters of its inner fields. */
export type Filter = Readonly<Record<string, unknown>>;
export type Sort = Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];

/**
 * Reads a field like a query: through its resolver if the field belongs to another record.
 * @returns the value, and the function that reads its inner fields
 */
export type ReadField = (value: unknown, field: string) => { value: unknown; read: ReadField };

/** Regular expression for a pattern like `names-*`, in which * matches any characters. */
const asPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );

const comparisons: Record<string, (value: unknown, given: never) => boolean> = {
  eq: (value, given: unknown) => (value ?? null) === (given ?? null),
  in: (value, given: readonly unknown[]) => given.includes(value ?? null),
  lt: (value, given: never) => value != null && (value as never) < given,
  lte: (value, given: never) => value != null && (value as never) <= given,
  gt: (value, given: never) => value != null && (value as never) > given,
  gte: (value, given: never) => value != null && (value as never) >= given,
  glob: (value, given: string) => typeof value === "string" && asPattern(given).test(value),
};
/** Comparisons that are the negation of another one. */
const contraries: Record<string, string> = { ne: "eq", nin: "in" };

/** Whether a value matches a comparison; a list matches if any of its entries does, an empty list never. */
function fits(value: unknown, comparison: string, given: unknown): boolean {
  const contrary = contraries[comparison];
  if (contrary) return !fits(value, contrary, given);
  const compare = comparisons[comparison];
  if (!compare)
    throw new Error(`fits requires one of ${[...Object.keys(comparisons), ...Object.keys(contraries)].join(", ")}, got ${comparison}`);
  return Array.isArray(value) ? value.some((entry) => compare(entry, given as never)) : compare(value, given as never);
}

const isComparison = (word: string): boolean => word in comparisons || word in contraries;

/**
 * Whether a record matches a filter.
 * @throws Error for an unknown comparison
 * @example matches({ week: 24 }, { week: { gte: 20 } }, (record, field) => …) // true
 */
export function matches(record: unknown, filter: Filter, readField: ReadField): boolean {
  return Object.entries(filter).every(([field, condition]) => {
    const { value, read } = readField(record, field);
    return Object.entries(condition as Filter).every(([word, given]) => {
      if (isComparison(word)) return fits(value, word, given);
      const inner = word === "elemMatch" ? (given as Filter) : { [word]: given };
      return [value].flat().some((entry) => {
        if (entry == null) return false;
        if (typeof entry !== "object") throw new Error(`matches requires a comparison it knows for ${field}, got ${word}`);
        return matches(entry, inner, read);
      });
    });
  });
}

/** The fields to sort by, and whether the order is descending. */
function sortedBy(sort: Sort): { fields: string[]; isDown: boolean }[] {
  return [sort]
    .flat()
    .flatMap((one) =>
      Object.entries(one as Readonly<Record<string, unknown>>).flatMap(([field, order]) =>
        typeof order === "object"
          ? sortedBy(order as Sort).map(({ fields, isDown }) => ({ fields: [field, ...fields], isDown }))
          : [{ fields: [field], isDown: order === "DESC" }],
      ),
    );
}

/**
 * Records in the sort order of a query. Records without a value are last, and equal records keep their order.
 * @example inOrder([{ week: 2 }, { week: 1 }], { week: "ASC" }, (record, field) => …) // [{ week: 1 }, { week: 2 }]
 */
export function inOrder<Given>(records: readonly Given[], sort: Sort, readField: ReadField): Given[] {
  const keys = sortedBy(sort);
  const valueAt = (record: unknown, fields: readonly string[]): unknown =>
    fields.reduce(({ value, read }, field) => read(value, field), { value: record, read: readField }).value ?? null;
  return [...records].sort((a, b) => {
    for (const { fields, isDown } of keys) {
      const [left, right] = [valueAt(a, fields), valueAt(b, fields)];
      if (left === right) continue;
      const isAfter = left === null || (right !== null && (left as never) > (right as never));
      return isAfter === isDown ? -1 : 1;
    }
    return 0;
  });
}
