import { readFileSync } from "node:fs";
import { ambiguousNames, type Item, nameFinder } from "../../src/content/namedItems";

const ambiguous = JSON.parse(readFileSync("data/search/ambiguous.json", "utf8"));

const item = (key: string, tr: string[], en: string[]): Item => ({
  type: "Food",
  record: {
    key,
    title: { tr: tr[0], en: en[0] },
    words: { tr: tr.slice(1), en: en.slice(1) },
  } as Extract<Item, { type: "Food" }>["record"],
});
const items = [
  item("rokfor", ["Rokfor", "rokfor peyniri", "rokfort"], ["Roquefort", "blue cheese"]),
  item("peynir", ["Beyaz peynir", "peynir"], ["White cheese"]),
  item("espresso", ["Espresso, latte (kutu)", "kahve"], ["Espresso, latte"]),
  item("turk", ["Türk kahvesi", "kahve"], ["Turkish coffee"]),
  item("sucuk", ["Sucuk"], ["Sucuk"]),
  item("su", ["Su", "kola"], ["Water"]),
  item("flight", ["Uçak"], ["Flying", "plane"]),
  item("gym", ["Spor salonu"], ["Gym", "weights"]),
  item("whiting", ["Mezgit"], ["Whiting"]),
  item("grape", ["Üzüm"], ["Grape"]),
  item("lentils", ["Mercimek"], ["Lentils"]),
  item("smoke", ["Sigara", "tütün"], ["Smoking"]),
  item("broth", ["Et suyu", "ilik"], ["Broth"]),
  item("kebab", ["Dürüm"], ["Kebab"]),
  item("ramipril", ["Ramipril", "tansiyon ilacı"], ["Ramipril"]),
];
const keysIn = (text: string, language: "tr" | "en" = "tr", isStrict = false) =>
  nameFinder(items, language, { ambiguous: ambiguousNames(ambiguous, language), isStrict })(text).map(({ record }) => record.key);

test.each([
  ["Rokfor yedim.", ["rokfor"]],
  ["ROKFORU PİŞİRİN", ["rokfor"]],
  ["Sucuğunuzu tavada pişirin; rokfordan da yiyin.", ["sucuk", "rokfor"]],
  ["Rokfor peynirinin yanında", ["rokfor"]],
  ["Bir latte, bir Türk kahvesi", ["espresso", "turk"]],
  ["Beyaz peynirden sonra rokfort, sonra yine rokfor", ["peynir", "rokfor"]],
])("finds in “%s” what it names, by any ending, each once", (text, keys) => {
  expect(keysIn(text)).toEqual(keys);
});

test.each([
  ["Kahve içtim.", "a name two things have"],
  ["Su koluna kola sürdü.", "names too short, or of something else too"],
  ["Sucukçu geldi, rokforlaştı.", "a word with more than the ending of a noun"],
])("finds nothing in “%s”: %s", (text) => {
  expect(keysIn(text)).toEqual([]);
});

test("in English a name is found as it is, and the longer one wins", () => {
  expect(keysIn("Some blue cheese and Turkish coffee", "en")).toEqual(["rokfor", "turk"]);
});

test.each([
  ["A hospital plan, planned on the plane", "a plan is no flight, and a name with two meanings none"],
  ["Your weight, and white walls", "a name with two meanings, and another word of the same root"],
])("in English it finds nothing in “%s”: %s", (text) => {
  expect(keysIn(text, "en")).toEqual([]);
});

test("in English a plural is the same thing, both ways", () => {
  expect(keysIn("Two grapes and a lentil", "en")).toEqual(["grape", "lentils"]);
});

test("a Turkish word that folds to another word is not a match", () => {
  expect(keysIn("Işıktan uzak tutun, ılık suyla; bu durumda tansiyon ilacını sorun.")).toEqual([]);
});

test("in strict mode an item is found only by its title, and only if that names one thing", () => {
  expect(keysIn("Rokfort, espresso, beyaz peynir", "tr", true)).toEqual(["peynir"]);
});
