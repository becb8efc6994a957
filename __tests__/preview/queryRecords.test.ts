import { inOrder, matches, type ReadField } from "../../src/preview/queryRecords";

const read: ReadField = (value, field) => ({ value: (value as Record<string, unknown>)[field], read });
const week = (n: number | null, more: object = {}) => ({ key: `week-${n}`, week: n, ...more });
const fits = (record: object, filter: Record<string, unknown>) => matches(record, filter, read);

test.each([
  [{ week: { eq: 24 } }, true],
  [{ week: { eq: 25 } }, false],
  [{ week: { ne: 25 } }, true],
  [{ week: { gte: 24, lte: 24 } }, true],
  [{ week: { gt: 24 } }, false],
  [{ week: { lt: 24 } }, false],
  [{ week: { in: [23, 24] } }, true],
  [{ week: { nin: [23, 24] } }, false],
  [{ key: { glob: "week-*" } }, true],
  [{ key: { glob: "week" } }, false],
  [{ key: { glob: "w.*" } }, false],
  [{ missing: { eq: null } }, true],
  [{ missing: { lte: 5 } }, false],
])("%j of week 24 is %p", (filter, answer) => {
  expect(fits(week(24), filter)).toBe(answer);
});

test("a filter on a list matches if any entry does, and a negated one if none does", () => {
  const record = { weeks: [8, 12], topics: [{ key: "a" }, { key: "b" }] };
  expect(fits(record, { weeks: { in: [12, 40] } })).toBe(true);
  expect(fits(record, { weeks: { nin: [12, 40] } })).toBe(false);
  expect(fits(record, { topics: { key: { eq: "b" } } })).toBe(true);
  expect(fits(record, { topics: { elemMatch: { key: { eq: "c" } } } })).toBe(false);
  expect(fits({ topics: [] }, { topics: { key: { ne: "b" } } })).toBe(false);
});

test("a filter inside a missing record matches nothing", () => {
  expect(fits({ topic: null }, { topic: { key: { eq: "a" } } })).toBe(false);
});

test("an unknown comparison is refused, not ignored", () => {
  expect(() => fits(week(1), { week: { regex: "/1/" } })).toThrow("got regex");
  expect(() => fits({ weeks: [1] }, { weeks: { elemMatch: { near: 1 } } })).toThrow("got elemMatch");
});

test("records are in the requested order, those without a value last, equal ones unchanged", () => {
  const records = [week(null), week(9, { part: "b" }), week(2, { part: "b" }), week(9, { part: "a" })];
  const order = (sort: object) =>
    inOrder(records, sort as never, read).map(({ key, ...more }) => `${key}${"part" in more ? more.part : ""}`);
  expect(order({ week: "ASC" })).toEqual(["week-2b", "week-9b", "week-9a", "week-null"]);
  expect(order([{ week: "DESC" }, { part: "ASC" }])).toEqual(["week-null", "week-9a", "week-9b", "week-2b"]);
});
