/** A letter of a Turkish name that needs another spelling, or is read differently, abroad. */
export interface LetterAbroad {
  /** The letter as a capital. */
  letter: string;
  /** Letters that may replace it in the machine-readable line of a passport, the standard's own choice first. */
  passport: readonly string[];
}

/** Source: ICAO Doc 9303, Part 3 (2021), section 6, the table of Latin letters. C is unchanged there; it is listed because it is read differently. */
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
 * The letters of a name that other alphabets lack or read differently, each once, in the order of the Turkish alphabet.
 * The lower-case i is the same everywhere; only its capital İ is different.
 * @param name in Turkish spelling
 * @returns the letters with their forms in passports; empty if all are the same abroad
 * @example lettersAbroad("Gözde") // [{ letter: "Ö", passport: ["OE", "O"] }]
 * @example lettersAbroad("Defne") // []
 */
export const lettersAbroad = (name: string): LetterAbroad[] =>
  letters.filter(({ forms }) => [...forms].some((form) => name.includes(form))).map(({ letter, passport }) => ({ letter, passport }));
