import { spelledWord } from "../../../src/names/shortlist/spelledWord";

test.each([
  ["PİS", "PİS", "tr"],
  ["ÇÖP", "ÇÖP", "tr"],
  ["İT", "İT", "tr"],
  ["PIG", "PIG", "en"],
  // Pelin İpek Güneş: abroad the dot is not written.
  ["PİG", "PIG", "en"],
])("the initials %s spell %s (%s)", (initials, word, language) => {
  expect(spelledWord([...initials])).toEqual({ word, language });
});

test.each([
  // The diacritics matter: these are not words.
  ["PIS"],
  ["COP"],
  ["AY"],
  ["EN"],
  ["P"],
  [""],
])("the initials %s spell none", (initials) => {
  expect(spelledWord([...initials])).toBeNull();
});
