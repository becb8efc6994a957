/** Invented names for `npm run bench -- --pages 10000`, so that the site grows by the kind of page it has most of. */

const onsets = ["B", "D", "F", "G", "H", "K", "L", "M", "N", "P", "R", "S", "T", "V", "Y", "Z"];
const vowels = ["a", "e", "i", "o", "u"];
const codas = ["l", "n", "r", "s", "t", "k", "m", "z"];

/** The nth word of three syllables; all are different up to n = 16 × 5 × 16 × 5 × 16 × 5 × 8. */
function nthWord(n: number): string {
  let rest = n;
  const pick = (letters: readonly string[]): string => {
    const letter = letters[rest % letters.length] ?? "";
    rest = Math.floor(rest / letters.length);
    return letter;
  };
  const parts = [onsets, vowels, onsets, vowels, onsets, vowels, codas].map(pick);
  const word = parts.join("").toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Files of invented girls' names, 150 a file, in the form of data/names.
 * @param count how many names, from 0
 * @param taken existing names, which are not used again
 * @example generatedNames(300, new Set()).size // 2
 */
export function generatedNames(count: number, taken: ReadonlySet<string>): Map<string, object[]> {
  const files = new Map<string, object[]>();
  for (let n = 0, made = 0; made < count; n++) {
    const name = nthWord(n);
    if (taken.has(name)) continue;
    const slug = name.toLowerCase();
    const file = `generated-${Math.floor(made / 150) + 1}.json`;
    const record = {
      key: `girl-${slug}`,
      name,
      slug,
      sex: "girl",
      origins: ["turkish"],
      meaning: { tr: `ölçüm için ${made + 1}. ad`, en: `name ${made + 1} for measuring` },
      isDisputed: false,
      themes: ["person"],
      marks: ["rare"],
      sources: ["names-list-site"],
    };
    files.set(file, [...(files.get(file) ?? []), record]);
    made++;
  }
  return files;
}
