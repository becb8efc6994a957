/** What becomes of a Turkish name's letters abroad. */
export interface LetterAbroad {
  /** The letter as a capital. */
  letter: string;
  /** What may stand for it in the machine-readable line of a passport, the form of the standard's own first. */
  passport: readonly string[];
}

/** Source: ICAO Doc 9303, Part 3 (2021), section 6, the table of Latin letters. C is in it unchanged: Turkish says it otherwise than English. */
const letters: readonly (LetterAbroad & { forms: string })[] = [
  { letter: "C", forms: "Cc", passport: ["C"] },
  { letter: "Ç", forms: "Çç", passport: ["C"] },
  { letter: "Ğ", forms: "Ğğ", passport: ["G"] },
  { letter: "I", forms: "Iı", passport: ["I"] },
  { letter: "İ", forms: "İ", passport: ["I"] },
  { letter: "Ö", forms: "Öö", passport: ["OE", "O"] },
  { letter: "Ş", forms: "Şş", passport: ["S"] },
  { letter: "Ü", forms: "Üü", passport: ["UE", "UXX", "U"] },
];

/**
 * The letters of a name that other alphabets lack or read otherwise, each once, in the order of the Turkish alphabet.
 * The small i is like everyone else's; only its capital İ is not.
 * @param name in Turkish spelling
 * @returns the letters with their forms in passports; none when all read alike
 * @example lettersAbroad("Gözde") // [{ letter: "Ö", passport: ["OE", "O"] }]
 * @example lettersAbroad("Defne") // []
 */
export const lettersAbroad = (name: string): LetterAbroad[] =>
  letters.filter(({ forms }) => [...forms].some((form) => name.includes(form))).map(({ letter, passport }) => ({ letter, passport }));
