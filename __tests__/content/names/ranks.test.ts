import { type NameTable, yearsOfName } from "../../../src/content/names/ranks";
import { readContent } from "../../../src/content/readContent";

const { files } = readContent("data");
const tables = files.filter(({ type }) => type === "NameTable").map(({ record }) => record as NameTable);
const placeIn = (name: string, side: "girl" | "boy", year: number) =>
  yearsOfName(name, side, tables, []).find((entry) => entry.year === year)?.place;

// As tabulated by TÜİK.
test.each<[string, "girl" | "boy", number, number | undefined]>([
  ["Elif", "girl", 1950, 16],
  ["Elif", "girl", 2006, 1],
  ["Elif", "girl", 2018, 2],
  ["Zeynep", "girl", 2018, 1],
  ["Yusuf", "boy", 2018, 1],
  ["Arin", "girl", 2015, 75],
  ["Arin", "girl", 2014, undefined],
  ["Elif", "boy", 2006, undefined],
])("%s among the %ss of %i: %p", (name, side, year, place) => {
  expect(placeIn(name, side, year)).toBe(place);
});

test("announcements follow, with and without a place", () => {
  const announced = [
    { year: 2022, place: 5 },
    { year: 2023, place: null },
  ];
  expect(yearsOfName("Elif", "girl", tables, announced).slice(-3)).toEqual([{ year: 2018, place: 2 }, ...announced]);
  expect(yearsOfName("Nobody", "girl", tables, announced)).toEqual(announced);
  expect(yearsOfName("Nobody", "boy", tables, [])).toEqual([]);
});

test("a name counted in two spellings has the better rank", () => {
  expect(yearsOfName("Azad", "boy", [{ year: 2003, girls: [], boys: ["Ali", "Azad", "Azad"] }], [])).toEqual([{ year: 2003, place: 2 }]);
});

test("the tables are of 42 years, a hundred names a side, each of them a record of that side", () => {
  const names = files.filter(({ type }) => type === "BabyName").map(({ record }) => record as { name: string; sex: string });
  expect(tables.map(({ year }) => year)).toEqual([1950, 1960, 1970, ...Array.from({ length: 39 }, (_, i) => 1980 + i)]);
  for (const [side, list] of [["girl", "girls"] as const, ["boy", "boys"] as const]) {
    const own = new Set(names.filter(({ sex }) => sex === side || sex === "unisex").map(({ name }) => name));
    for (const table of tables) {
      expect(table[list]).toHaveLength(100);
      expect(table[list].filter((name) => !own.has(name))).toEqual([]);
    }
  }
});
