import { typedNumber, type Unit } from "../../../src/ui/form/numbers";

test.each<[string, Unit | undefined, number]>([
  [" 7,2 ", undefined, 7.2],
  ["-3", undefined, -3],
  ["8,2 kg", "kg", 8.2],
  ["8.2kilo", "kg", 8.2],
  ["8250 gr", "kg", 8.25],
  ["1,65 m", "cm", 165],
  ["165 cm.", "cm", 165],
  ["24 hafta", "weeks", 24],
  ["٣٨٫٥", undefined, 38.5],
  ["７２", undefined, 72],
])("%j asked for in %s is %d", (text, unit, number) => {
  expect(typedNumber(text, unit)).toBe(number);
});

test.each<[string, Unit | undefined]>([
  ["", "kg"],
  ["8 kg", undefined],
  ["7 gün", "weeks"],
  ["165 kg", "cm"],
  ["8,2,1", "kg"],
  ["8.", "kg"],
  ["1e23", "kg"],
  ["sekiz", "kg"],
])("%j asked for in %s is no number", (text, unit) => {
  expect(typedNumber(text, unit)).toBeNaN();
});
