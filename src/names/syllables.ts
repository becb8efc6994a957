/** Syllables of Turkish words: as many as vowels, each with the one consonant before it. */
const vowel = /[aeıioöuüâîû]/;

/**
 * A word of Turkish parted into syllables. A consonant before a vowel goes with it; of several, only the last does.
 * @param word lower case, letters only
 * @returns the parts in order; the word whole when it has no vowel
 * @example splitSyllables("türkan") // ["tür", "kan"]
 * @example splitSyllables("alparslan") // ["al", "pars", "lan"]
 */
export function splitSyllables(word: string): string[] {
  const letters = [...word];
  const starts = letters.flatMap((letter, i) => (vowel.test(letter) ? [i > 0 && !vowel.test(letters[i - 1] ?? "") ? i - 1 : i] : []));
  if (starts.length === 0) return [word];
  return starts.map((start, i) => letters.slice(i === 0 ? 0 : start, starts[i + 1]).join(""));
}
