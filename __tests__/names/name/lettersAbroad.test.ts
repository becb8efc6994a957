import { lettersAbroad } from "../../../src/names/name/lettersAbroad";

const lettersOf = (name: string) => lettersAbroad(name).map(({ letter }) => letter);

// ICAO Doc 9303, Part 3 (2021), section 6: what replaces each letter in the machine-readable line.
test.each([
  ["Ç", ["C"], "Çınla", "Seçil"],
  ["Ğ", ["G"], "Ğ", "Tuğba"],
  ["I", ["I"], "Irmak", "Kır"],
  ["Ö", ["OE", "O"], "Ömer", "Gözde"],
  ["Ş", ["S"], "Şule", "Ayşe"],
  ["Ü", ["UE", "UXX", "U"], "Ümit", "Gül"],
])("%s becomes %j, capital and small", (letter, passport, capital, small) => {
  for (const name of [capital, small]) expect(lettersAbroad(name)).toContainEqual({ letter, passport });
});

test("İ loses its dot; the small i is in every alphabet", () => {
  expect(lettersAbroad("İpek")).toEqual([{ letter: "İ", passport: ["I"] }]);
  expect(lettersAbroad("Deniz")).toEqual([]);
});

test("keeps ı and İ apart in one name", () => {
  expect(lettersOf("İlkyaz Işık")).toEqual(["I", "İ", "Ş"]);
});

test("lists c, which Turkish pronounces differently, although passports keep it", () => {
  expect(lettersAbroad("Cem")).toEqual([{ letter: "C", passport: ["C"] }]);
  expect(lettersOf("Ece")).toEqual(["C"]);
});

test("names each letter once, in the order of the alphabet, whatever their number and place", () => {
  expect(lettersOf("Gülşüm Çağrı Çiğdem")).toEqual(["Ç", "Ğ", "I", "Ş", "Ü"]);
});

test("finds nothing in a name that everyone can write and no C", () => {
  expect(lettersAbroad("Defne")).toEqual([]);
});
