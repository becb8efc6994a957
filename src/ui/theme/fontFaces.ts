/** The two typefaces as files cut at build (src/gatsby/fonts.ts), and stand-ins of the same width, so that nothing shifts when they arrive. */

const ranges = {
  latin: "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212",
  "latin-ext": "U+0100-0130,U+0132-02FF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20CF",
} as const;

/** Beginning of the SHA-256 of each file: other letters are another file, so that a browser may keep what it has for good. The build says what to write here. */
export const fontHashes = {
  figtree: { latin: "ab8375ac", "latin-ext": "88c4c455" },
  fraunces: { latin: "f2e02f8e", "latin-ext": "a5f48e87" },
} as const;

export const fontFiles = (["figtree", "fraunces"] as const).flatMap((family) =>
  (["latin", "latin-ext"] as const).map((part) => ({ family, part, href: `/fonts/${family}-${part}-${fontHashes[family][part]}.woff2` })),
);

/** What a page needs at once; Turkish letters follow when a page has them, which the browser sees itself. */
export const preloadedFonts = fontFiles.map(({ href }) => href);

const face = ({ family, part, href }: (typeof fontFiles)[number]): string =>
  `@font-face{font-family:"${family === "figtree" ? "Figtree" : "Fraunces"}";font-weight:${family === "figtree" ? "400 700" : "500"};font-display:swap;src:url(${href}) format("woff2");unicode-range:${ranges[part]}}`;

/** Stand-ins with the metrics of the typefaces, so that nothing moves when these arrive: ascent and descent over the em, read from the font files. */
const standIns = `
@font-face{font-family:"Figtree fallback";src:local("Arial"),local("Liberation Sans");size-adjust:100%;ascent-override:95%;descent-override:25%;line-gap-override:0%}
@font-face{font-family:"Fraunces fallback";src:local("Georgia"),local("DejaVu Serif");size-adjust:100%;ascent-override:97.8%;descent-override:25.5%;line-gap-override:0%}`;

export const fontFaces = fontFiles.map(face).join("") + standIns;
