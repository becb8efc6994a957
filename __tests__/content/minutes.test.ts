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
  expect(readingMinutes([undefined, null, []])).toBe(1);
});

test("all readable text counts, in any field, but keys of records do not", () => {
  const table = { caption: words(90), head: [words(90)], rows: [{ cells: [words(90), words(90)] }] };
  const links = [{ to: words(900), record: words(900), text: words(90) }];
  expect(readingMinutes([words(90), [{ key: words(900), text: [words(90)], steps: [words(90)], table, links }]])).toBe(4);
});
