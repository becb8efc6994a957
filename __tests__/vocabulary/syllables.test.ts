import fc from "fast-check";
import { splitSyllables } from "../../src/vocabulary/syllables";

const vowels = "aeıioöuüâîû";
const letters = `${vowels}bcçdfgğhjklmnprsştvyzqwx`;
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 20 });
const vowelsIn = (text: string): number => [...text].filter((letter) => vowels.includes(letter)).length;

test.each([
  ["asal", "a-sal"],
  ["ömer", "ö-mer"],
  ["ayşe", "ay-şe"],
  ["türkçe", "türk-çe"],
  ["türkan", "tür-kan"],
  ["ibrahim", "ib-ra-him"],
  ["hayrullah", "hay-rul-lah"],
  // Not divided by its parts alp and arslan: the last consonant moves to the vowel.
  ["alparslan", "al-pars-lan"],
  ["zeynep", "zey-nep"],
  ["mustafa", "mus-ta-fa"],
  ["ışıl", "ı-şıl"],
  ["yağız", "ya-ğız"],
  ["göktuğ", "gök-tuğ"],
  ["üftade", "üf-ta-de"],
])("splits %s into %s", (whole, parted) => {
  expect(splitSyllables(whole).join("-")).toBe(parted);
});

test("separates two vowels in a row without a consonant between them", () => {
  expect(splitSyllables("saadet")).toEqual(["sa", "a", "det"]);
  expect(splitSyllables("fuat")).toEqual(["fu", "at"]);
  expect(splitSyllables("ia")).toEqual(["i", "a"]);
});

test("of three consonants gives one to the next syllable", () => {
  expect(splitSyllables("göktürkler")).toEqual(["gök", "türk", "ler"]);
});

test("leaves several consonants at the beginning together", () => {
  expect(splitSyllables("kraliçe")).toEqual(["kra", "li", "çe"]);
});

test("treats a vowel with a circumflex as a vowel", () => {
  expect(splitSyllables("hâle")).toEqual(["hâ", "le"]);
  expect(splitSyllables("nigâr")).toEqual(["ni", "gâr"]);
  expect(splitSyllables("nurî")).toEqual(["nu", "rî"]);
  expect(splitSyllables("yûnus")).toEqual(["yû", "nus"]);
});

test("does not split a word of one syllable, of one letter or without a vowel", () => {
  expect(splitSyllables("can")).toEqual(["can"]);
  expect(splitSyllables("türk")).toEqual(["türk"]);
  expect(splitSyllables("o")).toEqual(["o"]);
  expect(splitSyllables("brr")).toEqual(["brr"]);
});

test("the syllables joined are the word, one for each vowel", () => {
  fc.assert(
    fc.property(word, (whole) => {
      const parts = splitSyllables(whole);
      expect(parts.join("")).toBe(whole);
      expect(parts).toHaveLength(Math.max(1, vowelsIn(whole)));
      if (vowelsIn(whole) > 0) expect(parts.map(vowelsIn)).toEqual(parts.map(() => 1));
    }),
  );
});

test("every syllable after the first begins with one consonant, or with a vowel if no consonant is before it", () => {
  fc.assert(
    fc.property(word, (whole) => {
      const parts = splitSyllables(whole);
      for (const [i, part] of parts.entries()) {
        if (i === 0) continue;
        const before = parts[i - 1] ?? "";
        const isOpen = vowels.includes(before.slice(-1));
        // A vowel comes first only after a vowel; two consonants never do.
        if (vowels.includes(part.slice(0, 1))) expect(isOpen).toBe(true);
        else expect(vowels).toContain(part.slice(1, 2));
      }
    }),
  );
});
