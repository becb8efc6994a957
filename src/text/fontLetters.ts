/** The characters included in the site’s fonts: letters of both languages, names with circumflex, symbols the texts use. */

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** Symbols and letters that most pages do not use: in a file of their own, which the browser loads when a page contains one. */
const rare = "{}|~^`\\_<>@$*[]éèäëïåµ±½¼²³«»€ÂÛûÎ";
/** Characters of running text and sums, which do not occur in headings or large numbers. */
const inTextOnly = "#=×÷−\"'&;·©‘…";
const plain = [...range(0x20, 0x7e)].filter((character) => !(rare + inTextOnly).includes(character)).join("");
/** The bullet marks the lines of lists: if it is in another file, browsers sometimes load that file for it. */
const letters = `${plain}ÇÖÜçöüâîı\u00a0°’“”–—•ĞğİŞş₺`;

/**
 * The characters of each font file, by typeface: `letters` is the file each page loads at once, `signs` the one rarely needed. scripts/fonts.py makes
 * them.
 */
export const fontLetters = {
  figtree: { letters: letters + inTextOnly, signs: rare },
  fraunces: { letters, signs: rare + inTextOnly },
} as const;

/**
 * Characters as the value of `unicode-range` in CSS.
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
