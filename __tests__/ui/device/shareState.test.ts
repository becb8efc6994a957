import fc from "fast-check";
import { fromFragment, toFragment } from "../../../src/ui/device/shareState";

const fields = ["mode", "weeks", "days"] as const;

describe("toFragment", () => {
  test("writes the filled fields in their order and leaves the empty ones out", () => {
    expect(toFragment({ mode: "week", weeks: "24", days: "" })).toBe("#mode=week&weeks=24");
  });

  test("is nothing at all when every field is empty", () => {
    expect(toFragment({ mode: "", weeks: "" })).toBe("");
    expect(toFragment({})).toBe("");
  });

  test("encodes what would end the field", () => {
    expect(toFragment({ weeks: "1&days=2#=" })).toBe("#weeks=1%26days%3D2%23%3D");
  });
});

describe("fromFragment", () => {
  test("reads only the fields a tool knows", () => {
    expect(fromFragment("#mode=week&weeks=24&x=1&__proto__=2", fields)).toEqual({ mode: "week", weeks: "24" });
  });

  test.each(["", "#", "#table", "#how", "#x=1", "#=week", "#%E0%A4%A"])("finds nothing in %p", (hash) => {
    expect(fromFragment(hash, fields)).toBeNull();
  });

  test("reads an empty field, and the first of two", () => {
    expect(fromFragment("#weeks=&days=1&days=2", fields)).toEqual({ weeks: "", days: "1" });
  });
});

test("what is shared arrives exactly as it was typed, whatever was typed", () => {
  const typed = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(fc.record({ mode: fc.constantFrom("lmp", "week"), weeks: typed, days: typed }), (state) => {
      expect({ weeks: "", days: "", ...fromFragment(toFragment(state), fields) }).toEqual(state);
    }),
  );
});

test.each([".", ")", ".)", "”"])("a link with %s after it is read as without", (end) => {
  expect(fromFragment(`#day=1&year=2026${end}`, ["day", "year"])).toEqual({ day: "1", year: "2026" });
});
