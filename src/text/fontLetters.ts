/** The characters the site's typefaces are cut to: letters of both languages, names with circumflex, signs the texts use. */

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** Signs and letters that most pages do without: a file of their own, which the browser fetches when one is on the page. */
const signs = "{}|~^`\\_<>@#$*=[]éèäëïåµ×÷±½¼²³«»•−€ÂÛûÎ";
const ascii = [...range(0x20, 0x7e)].filter((character) => !signs.includes(character)).join("");

/** By file of a typeface. */
export const fontLetters = {
  latin: `${ascii}ÇÖÜçöüâîı\u00a0·©°‘’“”–—…`,
  signs,
  "latin-ext": "ĞğİŞş₺",
} as const;

/**
 * Characters as CSS writes them in `unicode-range`.
 * @example unicodeRange("abcğ") // "U+61-63,U+11F"
 */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}
