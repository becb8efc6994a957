/** The characters the site's typefaces are cut to: letters of both languages, names with circumflex, signs the texts use. */

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** By file of a typeface, as it comes. */
export const fontLetters = {
  latin: `${range(0x20, 0x7e)}ÇÖÜÂÎÛçöüâîûéèäëïåµ ·×÷°±½¼²³«»ı‘’“”–—…•−€`,
  "latin-ext": "ĞğİŞş₺",
} as const;
