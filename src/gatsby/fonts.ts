/** Cuts the two typefaces down to the letters of Turkish and English, once a build. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fontLetters } from "../text/fontLetters";
import { fontFiles, fontHashes } from "../ui/theme/fontFaces";

const sources = {
  figtree: (file: string) => `@fontsource-variable/figtree/files/figtree-${file}-wght-normal.woff2`,
  fraunces: (file: string) => `@fontsource-variable/fraunces/files/fraunces-${file}-full-normal.woff2`,
};
/** The file of the package each part is cut from. */
const sourceOf = { latin: "latin", signs: "latin", "latin-ext": "latin-ext" } as const;

/** Text keeps its weights from 400 to 700; headings are one instance, soft and without its wonky letters. */
const axes = {
  figtree: { wght: { min: 400, max: 700 } },
  fraunces: { opsz: 72, SOFT: 100, WONK: 0, wght: 500 },
};
/** Kerning, and figures of one width, which tables ask for. Fractions and ligatures are left out. */
const keepFeatures = { figtree: ["kern", "tnum"], fraunces: ["kern"] };

/**
 * Hook: writes public/fonts before anything else.
 * @throws Error with the right names, where a file is not called after what is in it
 */
export async function writeFonts(): Promise<void> {
  await rm("public/fonts", { recursive: true, force: true });
  await mkdir("public/fonts", { recursive: true });
  const wrong = await Promise.all(
    fontFiles.map(async ({ family, part, href }) => {
      const font = await readFile(`node_modules/${sources[family](sourceOf[part])}`);
      const cut = await subsetFont(font, fontLetters[part], {
        targetFormat: "woff2",
        variationAxes: axes[family],
        keepFeatures: keepFeatures[family],
        noHinting: true,
      });
      await writeFile(`public${href}`, cut);
      const hash = createHash("sha256").update(cut).digest("hex").slice(0, 8);
      return hash === fontHashes[family][part] ? [] : [`fontHashes.${family}["${part}"] has to be "${hash}"`];
    }),
  );
  if (wrong.flat().length > 0) throw new Error(`src/ui/theme/fontFaces.ts: ${wrong.flat().join(", ")}`);
}
