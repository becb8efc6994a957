/** The characters the site's typefaces are cut to: letters of both languages, names with circumflex, signs the texts use. */

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** Signs and letters that most pages do without: a file of their own, which the browser fetches when one is on the page. */
const rare = "{}|~^`\\_<>@$*[]éèäëïåµ±½¼²³«»€ÂÛûÎ";
/** Marks of running text and of sums, which no heading and no large number has. */
const inTextOnly = "#=×÷−\"'&;·©‘…";
const plain = [...range(0x20, 0x7e)].filter((character) => !(rare + inTextOnly).includes(character)).join("");
/** The bullet stands before the lines of lists: where it is in another file, browsers sometimes fetch that one for it. */
const letters = `${plain}ÇÖÜçöüâîı\u00a0°’“”–—•ĞğİŞş₺`;

/** By typeface, and by file of it: the file each page waits for, and that of what is seldom on one. scripts/fonts.py cuts them. */
export const fontLetters = {
  figtree: { letters: letters + inTextOnly, signs: rare },
  fraunces: { letters, signs: rare + inTextOnly },
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
