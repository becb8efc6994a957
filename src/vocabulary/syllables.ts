/** Syllables of Turkish words: as many as vowels, each with the consonant before its vowel. */
const vowel = /[aeıioöuüâîû]/;

/**
 * A Turkish word divided into syllables. A consonant before a vowel belongs to that vowel's syllable; of several, only the last one does.
 * @param word lower case, letters only
 * @returns the syllables in order; the whole word if it has no vowel
 * @example splitSyllables("türkan") // ["tür", "kan"]
 * @example splitSyllables("alparslan") // ["al", "pars", "lan"]
 */
export function splitSyllables(word: string): string[] {
  const letters = [...word];
  const starts = letters.flatMap((letter, i) => (vowel.test(letter) ? [i > 0 && !vowel.test(letters[i - 1] ?? "") ? i - 1 : i] : []));
  if (starts.length === 0) return [word];
  return starts.map((start, i) => letters.slice(i === 0 ? 0 : start, starts[i + 1]).join(""));
}
