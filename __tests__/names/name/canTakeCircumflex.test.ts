import { canTakeCircumflex } from "../../../src/names/name/canTakeCircumflex";

test.each([
  ["Kamil", "arabic"],
  ["Gülgun", "persian"],
  ["Leyla", "arabic"],
  ["Lalezar", "persian"],
  ["Nigar", "persian"],
  ["Mahkum", "arabic"],
])("is possible in %s (%s)", (name, origin) => {
  expect(canTakeCircumflex(name, [origin])).toBe(true);
  expect(canTakeCircumflex(name, ["turkish", origin])).toBe(true);
});

test.each([
  ["Kaan", ["turkish"]],
  ["Lara", ["latin"]],
  ["Halil", ["arabic"]],
  ["Ali", ["arabic"]],
  ["Kübra", ["arabic"]],
  ["Meryem", ["arabic"]],
  ["Kamil", []],
])("is not possible in %s %j", (name, origins) => {
  expect(canTakeCircumflex(name, origins)).toBe(false);
});
