// Code names some foods by their records' keys. If a record were renamed, its drawing or its card of frequent questions would disappear without an error.
import { existsSync } from "node:fs";
import { frequentFoods } from "../../src/canI/foods/FrequentFoods";
import { readContent } from "../../src/content/readContent";
import { foodsOf, pictureOf } from "../../src/guides/foodPictures";

const foods = readContent("data").files.filter(({ type }) => type === "Food");
const known = new Set(foods.map(({ record }) => (record as { key: string }).key));

test("every drawing exists and belongs to existing foods", () => {
  for (const picture of Object.keys(foodsOf)) expect(existsSync(`static/eat/${picture}.svg`)).toBe(true);
  const drawn = Object.values(foodsOf).flatMap((keys) => keys.split(" "));
  expect(drawn.filter((key) => !known.has(key))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("each food asked about most exists and has a drawing", () => {
  expect(frequentFoods.filter((key) => !known.has(key) || !pictureOf(key))).toEqual([]);
});
