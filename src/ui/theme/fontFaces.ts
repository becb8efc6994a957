/** The two typefaces as files cut at build (src/gatsby/fonts.ts), and stand-ins of the same width, so that nothing shifts when they arrive. */
import type { Language } from "../../routes/routes";
import { fontLetters, unicodeRange } from "../../text/fontLetters";

/** Begins with the content of the files: browsers keep them for a year. __tests__/gatsby/fonts.test.ts says the new one when a cut has changed. */
const version = "2efbe4cc81";

export const fontFiles = (["figtree", "fraunces"] as const).flatMap((family) =>
  (["latin", "signs", "latin-ext"] as const).map((part) => ({ family, part, href: `/fonts/${family}-${part}-${version}.woff2` })),
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
