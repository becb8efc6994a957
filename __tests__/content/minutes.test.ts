import { readingMinutes } from "../../src/content/minutes";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test.each([
  [1, 1],
  [269, 1],
  [270, 2],
  [900, 5],
])("%i words take %i minutes at 180 a minute", (count, minutes) => {
  expect(readingMinutes([words(count)])).toBe(minutes);
});

test("no text takes a minute too", () => {
  expect(readingMinutes([])).toBe(1);
});

test("all texts count together", () => {
  expect(readingMinutes([words(90), words(270), words(360)])).toBe(4);
});
