import { spelledWord } from "../../../src/names/shortlist/spelledWord";

test.each([
  ["PİS", "PİS", "tr"],
  ["ÇÖP", "ÇÖP", "tr"],
  ["İT", "İT", "tr"],
  ["PIG", "PIG", "en"],
  // Pelin İpek Güneş: abroad the dot is not seen.
  ["PİG", "PIG", "en"],
])("the initials %s spell %s (%s)", (initials, word, language) => {
  expect(spelledWord([...initials])).toEqual({ word, language });
});

test.each([
  // The marks count: these are no words.
  ["PIS"],
  ["COP"],
  ["AY"],
  ["EN"],
  ["P"],
  [""],
])("the initials %s spell none", (initials) => {
  expect(spelledWord([...initials])).toBeNull();
});
