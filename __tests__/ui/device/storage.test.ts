/** @jest-environment jsdom */
// What storage does with values of the current, an earlier, a later and no known format.
import { readList, readStored, writeStored } from "../../../src/ui/device/storage";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const put = (name: string, value: unknown) => localStorage.setItem(name, typeof value === "string" ? value : JSON.stringify(value));
const there = (name: string) => localStorage.getItem(name);
const asideDay = "ninni-aside-ninni-day";

test("a value is stored and read again, the first form without a number, a later one with it", () => {
  writeStored("ninni-names", ["girl-ada"]);
  expect(there("ninni-names")).toBe('["girl-ada"]');
  expect(readList("ninni-names")).toEqual(["girl-ada"]);
  writeStored("ninni-day", { due: "2027-03-10" });
  expect(there("ninni-day")).toBe('{"version":2,"value":{"due":"2027-03-10"}}');
  expect(readStored("ninni-day")).toEqual({ due: "2027-03-10" });
});

test.each([
  ["ninni-own-date", { due: "2027-03-10" }, { due: "2027-03-10" }],
  ["ninni-own-date", { born: "2026-06-18" }, { children: [{ born: "2026-06-18" }] }],
  ["ninni-day", { hospitalPhone: "0212" }, { hospitalPhone: "0212" }],
  ["ninni-day", { version: 2, value: { due: "2027-03-10" } }, { due: "2027-03-10" }],
])("the value of %s stored as %j is converted to the current form", (name, before, now) => {
  put(name, before);
  expect(readStored("ninni-day")).toEqual(now);
});

test("a value under the older name is moved to the newer one with the next change", () => {
  put("ninni-own-date", { born: "2026-06-18" });
  readStored("ninni-day");
  expect(there("ninni-day")).toBeNull();
  writeStored("ninni-day", readStored("ninni-day"));
  expect(there("ninni-own-date")).toBeNull();
  expect(readStored("ninni-day")).toEqual({ children: [{ born: "2026-06-18" }] });
  put("ninni-own-date", { due: "2020-01-01" });
  expect(readStored("ninni-day")).toEqual({ children: [{ born: "2026-06-18" }] });
  writeStored("ninni-day", null);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["half a text", '{"due":"20'],
  ["another kind", "[1,2]"],
  ["a word", "hello"],
  ["a newer form", { version: 3, value: { due: "2027-03-10" } }],
  ["a form that never was", { version: 0, value: {} }],
  ["a form without a whole number", { version: "2", value: {} }],
])("%s counts as empty, and is set aside before it is replaced", (_, foreign) => {
  put("ninni-day", foreign);
  const text = there("ninni-day");
  expect(readStored("ninni-day")).toBeNull();
  expect(there("ninni-day")).toBe(text);
  writeStored("ninni-day", { due: "2027-03-10" });
  expect(there(asideDay)).toBe(text);
  expect(readStored("ninni-day")).toEqual({ due: "2027-03-10" });
});

test("a list with other values in it is set aside too, and never replaces what was set aside before", () => {
  put("ninni-names", ["girl-ada", 7]);
  expect(readList("ninni-names")).toEqual([]);
  writeStored("ninni-names", null);
  put("ninni-names", "broken");
  writeStored("ninni-names", ["girl-ece"]);
  put("ninni-names", "broken");
  writeStored("ninni-names", ["girl-ece"]);
  expect(Object.keys(localStorage).sort()).toEqual(["ninni-aside-ninni-names", "ninni-aside-ninni-names-2", "ninni-names"]);
  expect(there("ninni-aside-ninni-names")).toBe('["girl-ada",7]');
  expect(there("ninni-aside-ninni-names-2")).toBe("broken");
});

test("storage that is forbidden says so and throws nothing", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect(readStored("ninni-day")).toBeNull();
  expect(readList("ninni-names")).toEqual([]);
  expect(writeStored("ninni-day", {})).toBe(false);
});

test("storage that is full keeps the old value", () => {
  put("ninni-names", ["girl-ada"]);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(writeStored("ninni-names", ["girl-ada", "girl-ece"])).toBe(false);
  expect(readList("ninni-names")).toEqual(["girl-ada"]);
});
