/** The font files of the two typefaces (made by scripts/fonts.py), and fallback fonts of the same width, so that nothing shifts when they are loaded. */
import { fontLetters, unicodeRange } from "../../text/fontLetters";

/**
 * Beginning of the SHA-256 of each file: with other characters the file gets another address, so a browser may cache it without limit. The script
 * prints the values to write here.
 */
const fontHashes = {
  figtree: { letters: "4470d97a", signs: "141a8723" },
  fraunces: { letters: "d9654446", signs: "76bd8d98" },
} as const;

export const fontFiles = (["figtree", "fraunces"] as const).flatMap((family) =>
  (["letters", "signs"] as const).map((part) => ({
    family,
    part,
    href: `/fonts/${family}-${part}-${fontHashes[family][part]}.woff2`,
  })),
);

/** Files a page needs at once. The browser loads the files of symbols only when a page contains one. */
export const preloadedFonts: readonly string[] = fontFiles.filter(({ part }) => part === "letters").map(({ href }) => href);

const face = ({ family, part, href }: (typeof fontFiles)[number]): string =>
  `@font-face{font-family:"${family === "figtree" ? "Figtree" : "Fraunces"}";font-weight:${family === "figtree" ? "400 700" : "500"};font-display:swap;src:url(${href}) format("woff2");unicode-range:${unicodeRange(fontLetters[family][part])}}`;

/**
 * Fallback fonts with the metrics of the typefaces, so that nothing moves when these are loaded: ascent and descent as shares of the em, from the
 * font files.
 */
const standIns = `
@font-face{font-family:"Figtree fallback";src:local("Arial"),local("Liberation Sans");size-adjust:100%;ascent-override:95%;descent-override:25%;line-gap-override:0%}
@font-face{font-family:"Fraunces fallback";src:local("Georgia"),local("DejaVu Serif");size-adjust:100%;ascent-override:97.8%;descent-override:25.5%;line-gap-override:0%}`;

export const fontFaces = fontFiles.map(face).join("") + standIns;
