import { readChoice } from "../../../src/ui/form/readChoice";

const sizes = ["small", "large"] as const;

test.each([
  ["large", "large"],
  ["huge", "small"],
  ["", "small"],
  [undefined, "small"],
  ["toString", "small"],
])("%j is read as %s", (value, read) => {
  expect(readChoice(sizes, value, "small")).toBe(read);
});

test("nothing is chosen where nothing is the fallback", () => {
  expect(readChoice(sizes, "huge", undefined)).toBeUndefined();
});
