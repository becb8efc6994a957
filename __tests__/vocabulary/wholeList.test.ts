import tables from "../../data/standards/name-tables.json";
import { lastWholeList } from "../../src/vocabulary/wholeList";

test("the last whole list is the newest table there is", () => {
  expect(lastWholeList).toBe(Math.max(...tables.map(({ year }) => year)));
});
