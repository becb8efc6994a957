import { isSame, soundOf, soundsOf, spell, standsAt } from "../../../src/names/search/spelling";

test.each([
  ["isil", "Işıl"],
  ["ISIL", "Işıl"],
  ["IŞIL", "Işıl"],
  ["ipek", "İpek"],
  ["IPEK", "İpek"],
  ["i̇pek", "İpek"],
  ["hale", "Hâle"],
  ["hâle", "Hale"],
  ["ÇAĞLA", "Çağla"],
  ["Cagla", "Çağla"],
])("%s is %s", (typed, name) => {
  expect(isSame(spell(typed), spell(name))).toBe(true);
});

test.each([
  ["şu", "Su"],
  ["çan", "Can"],
  ["Ümay", "Umay"],
])("a letter typed with a diacritic is exact: %s is not %s", (typed, name) => {
  expect(isSame(spell(typed), spell(name))).toBe(false);
});

test("the typed text matches at the start of a word, character by character", () => {
  expect(standsAt(spell("gla"), spell("Çağla"), 2)).toBe(true);
  expect(standsAt(spell("ğla"), spell("Çağla"), 2)).toBe(true);
  expect(standsAt(spell("gla"), spell("Çağla"), 1)).toBe(false);
  expect(standsAt(spell("şüs"), spell("Süsen"), 0)).toBe(false);
});

test.each([
  ["Muhammed", "Muhammet"],
  ["Muhamed", "Muhammet"],
  ["Zeyneb", "Zeynep"],
  ["Ahmed", "Ahmet"],
  ["Sıddıka", "Sıdıka"],
  ["Attila", "Atilla"],
  ["Abdülkadir", "Abdulkadir"],
  ["Meriem", "Meryem"],
  ["Ayshe", "Ayşe"],
  ["Sophia", "Sofia"],
])("%s and %s sound alike", (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b));
});

test.each([
  ["Ada", "Ata"],
  ["Ali", "Aliye"],
  ["Ege", "Eke"],
  ["Can", "Cem"],
])("%s and %s do not", (a, b) => {
  expect(soundOf(a)).not.toBe(soundOf(b));
});

test("the last typed letter may be followed by others", () => {
  expect(soundOf("ad")).toBe("at");
  expect(soundOf("ad", true)).toBe("ad");
});

test("two words sound like one, and each word ends separately", () => {
  expect(soundsOf("Elif Nur")).toEqual(soundsOf("Elifnur"));
  expect(soundsOf("Muhammed Ali")).toEqual(["muhametali", "muhamedali"]);
});
