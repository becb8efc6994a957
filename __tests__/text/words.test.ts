import { foldedWords, likeness, slipLikeness, toForm } from "../../src/text/words";

const alike = (a: string, b: string, language: "tr" | "en") =>
  likeness(toForm(foldedWords(a, language).join(), language), toForm(foldedWords(b, language).join(), language), language);

test.each([
  ["ayak", "ayağım"],
  ["ağrı", "ağrıyor"],
  ["ıhlamur", "IHLAMUR"],
  ["kasık", "kasıklarım"],
  ["hafta", "haftalık"],
  ["boyası", "boyatılır"],
  ["binilir", "binebilir"],
])("%s and %s are one word in Turkish", (a, b) => {
  expect(alike(a, b, "tr")).toBeGreaterThan(0.6);
});

test.each([
  ["kasık", "kasılma"],
  ["bal", "balık"],
  ["kanama", "kanser"],
  ["24", "240"],
])("%s and %s are two", (a, b) => {
  expect(alike(a, b, "tr")).toBeLessThan(0.5);
});

test.each([
  ["egg", "eggs"],
  ["baby", "babies"],
  ["cramp", "cramping"],
  ["itch", "itching"],
])("%s and %s are one word in English", (a, b) => {
  expect(alike(a, b, "en")).toBeGreaterThan(0.6);
});

test("a typing error is found in a word with an ending too", () => {
  expect(slipLikeness(toForm("emik", "tr"), toForm("emzikle", "tr"), "tr")).toBe(0.6);
  expect(slipLikeness(toForm("emik", "tr"), toForm("ekmekler", "tr"), "tr")).toBe(0);
});

test("what follows an apostrophe is an ending in Turkish, and part of the word in English", () => {
  expect(foldedWords("6’ncı ay, Türkiye'de", "tr")).toEqual(["6", "ay", "turkiye"]);
  expect(foldedWords("baby’s first tooth", "en")).toEqual(["babys", "first", "tooth"]);
});
