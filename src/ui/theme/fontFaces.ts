/** The two typefaces as files cut at build (src/gatsby/fonts.ts), and stand-ins of the same width, so that nothing shifts when they arrive. */
import type { Language } from "../../routes/routes";
import { fontLetters, unicodeRange } from "../../text/fontLetters";

/** Beginning of the SHA-256 of each file: other letters are another file, so that a browser may keep what it has for good. The build says what to write here. */
export const fontHashes = {
  figtree: { latin: "2a9fa5b2", signs: "6bc04ae2", "latin-ext": "eb873d5e" },
  fraunces: { latin: "d8195081", signs: "2154cea7", "latin-ext": "b50fbf9c" },
} as const;

export const fontFiles = (["figtree", "fraunces"] as const).flatMap((family) =>
  (["latin", "signs", "latin-ext"] as const).map((part) => ({
    family,
    part,
    href: `/fonts/${family}-${part}-${fontHashes[family][part]}.woff2`,
  })),
);

/** What a page needs at once: on a Turkish page its own letters too. Anything else the browser fetches when it is on the page. */
export const preloadedFonts = (language: Language): string[] =>
  fontFiles.filter(({ part }) => part === "latin" || (part === "latin-ext" && language === "tr")).map(({ href }) => href);

const face = ({ family, part, href }: (typeof fontFiles)[number]): string =>
  `@font-face{font-family:"${family === "figtree" ? "Figtree" : "Fraunces"}";font-weight:${family === "figtree" ? "400 700" : "500"};font-display:swap;src:url(${href}) format("woff2");unicode-range:${unicodeRange(fontLetters[part])}}`;

/** Stand-ins with the metrics of the typefaces, so that nothing moves when these arrive: ascent and descent over the em, read from the font files. */
const standIns = `
@font-face{font-family:"Figtree fallback";src:local("Arial"),local("Liberation Sans");size-adjust:100%;ascent-override:95%;descent-override:25%;line-gap-override:0%}
@font-face{font-family:"Fraunces fallback";src:local("Georgia"),local("DejaVu Serif");size-adjust:100%;ascent-override:97.8%;descent-override:25.5%;line-gap-override:0%}`;

export const fontFaces = fontFiles.map(face).join("") + standIns;
