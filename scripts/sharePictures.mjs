/**
 * Draws the pictures that stand for the kinds of page where a page is shared, into static/share: `node scripts/sharePictures.mjs` after a change of
 * their words, of a drawing or of the word mark. Words are set in the site's own typeface as outlines, so that no font of the machine has a part in it.
 */
import { mkdir, readFile } from "node:fs/promises";
import * as hb from "harfbuzzjs";
import sharp from "sharp";
import subsetFont from "subset-font";

const [width, height] = [1200, 630];

/** Kind of page: its drawing, the colour of its ground, its words. Articles have no baby: some are about loss. */
const kinds = {
  home: ["hero", "#2c484c", { tr: "Hamilelik ve bebek rehberi", en: "Pregnancy and baby guide" }],
  pregnancy: ["icons/pregnancy-weeks", "#e3edea", { tr: "Hafta hafta hamilelik", en: "Pregnancy, week by week" }],
  baby: ["icons/baby-weeks", "#fdeeec", { tr: "Hafta hafta bebeğiniz", en: "Your baby, week by week" }],
  food: ["article-food", "#f5e3c4", { tr: "Hamilelikte ve ilk yıllarda beslenme", en: "Eating in pregnancy and the first years" }],
  symptoms: [
    "icons/symptoms",
    "#e3edea",
    { tr: "Hamilelik belirtileri: kimi, ne zaman aramalı?", en: "Symptoms in pregnancy: when to call whom" },
  ],
  "first-aid": ["icons/first-aid", "#dcede3", { tr: "Bebekte ve çocukta ilk yardım", en: "First aid for babies and children" }],
  articles: ["empty", "#e3edea", { tr: "Kaynağı belli, sade yazılar", en: "Plain articles with their sources" }],
  names: ["icons/names", "#f4d3ba", { tr: "Kız ve erkek bebek isimleri", en: "Names for girls and boys" }],
  tools: ["icons/due-date", "#e3edea", { tr: "Hamilelik ve bebek hesaplayıcıları", en: "Pregnancy and baby calculators" }],
  needs: ["../objects/basket", "#fbf8f3", { tr: "Neye gerçekten ihtiyaç var?", en: "What do you really need?" }],
};

/** Fraunces as headings have it, one font for plain letters and one for the Turkish ones it lacks. */
const fonts = await Promise.all(
  [
    ["latin", "ABCÇDEFGHIJKLMNOÖPQRSTUÜVWXYZabcçdefghıijklmnoöpqrstuüvwxyz ,:?’"],
    ["latin-ext", "ĞğİŞş"],
  ].map(async ([part, letters]) => {
    const source = await readFile(`node_modules/@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`);
    const file = await subsetFont(source, letters, {
      targetFormat: "truetype",
      variationAxes: { opsz: 72, SOFT: 100, WONK: 0, wght: 500 },
    });
    const face = new hb.Face(new hb.Blob(file));
    return { letters, font: new hb.Font(face), unitsPerEm: face.upem };
  }),
);

/** A line as outlines, and how wide it is at the size. */
function outlined(text, size) {
  const runs = text.match(/[ĞğİŞş]+|[^ĞğİŞş]+/g) ?? [];
  let x = 0;
  const paths = runs.flatMap((run) => {
    const { font, unitsPerEm } = /[ĞğİŞş]/.test(run) ? fonts[1] : fonts[0];
    const buffer = new hb.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance, xOffset, yOffset }) => {
      if (glyph === 0) throw new Error(`sharePictures requires the letters of “${run}” in its fonts`);
      const scale = size / unitsPerEm;
      const path = `<path transform="translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})" d="${font.glyphToPath(glyph)}"/>`;
      x += xAdvance * scale;
      return path;
    });
  });
  return { svg: paths.join(""), width: x };
}

/** Words broken into lines no wider than there is room. */
function linesOf(text, size, room) {
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && outlined(longer, size).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The word mark, as src/site/Logo.tsx has it. */
const logo = await readFile("src/site/Logo.tsx", "utf8");
const [, n] = /const n =\s*"([^"]+)"/.exec(logo);
const [, i] = /const i =\s*"([^"]+)"/.exec(logo);
const mark = (ink) =>
  `<path d="M0 32V11A11 11 0 0 1 11 0h10a11 11 0 0 1 11 11v10a11 11 0 0 1-11 11Z" fill="#416165"/><path d="M19.6 7.2a9.6 9.6 0 1 0 6 14.2 8 8 0 0 1-6-14.2" fill="#fff6e9"/><circle cx="23.2" cy="12.6" r="2.2" fill="#ffb6c1"/><g fill="${ink}" transform="translate(42 24.5)">${[0, 30.3, 50.7].map((x) => `<path transform="translate(${x})" d="${n}"/>`).join("")}${[20.4, 71.1].map((x) => `<path transform="translate(${x})" d="${i}"/>`).join("")}</g>`;

async function draw(drawing, ground, words) {
  const isDark = ground === "#2c484c";
  const ink = isDark ? "#fff6e9" : "#1e2d2f";
  const size = 76;
  const lines = linesOf(words, size, 620);
  const top = 330 - ((lines.length - 1) * size * 1.15) / 2;
  const text = lines.map((line, at) => `<g transform="translate(80 ${top + at * size * 1.15})">${outlined(line, size).svg}</g>`).join("");
  const base = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><g transform="translate(80 64) scale(2)">${mark(ink)}</g><g fill="${ink}">${text}</g></svg>`;
  const source = (await readFile(`static/illustrations/${drawing}.svg`, "utf8")).replace(/var\([^,]+,([^)]+)\)/g, "$1");
  const [w, h] = [380, 430];
  const picture = await sharp(Buffer.from(source), { density: 300 })
    .resize(w, h, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(Buffer.from(base))
    .resize(width, height)
    .composite([
      { input: picture.data, left: Math.round(940 - picture.info.width / 2), top: Math.round((height - picture.info.height) / 2) },
    ]);
}

await mkdir("static/share", { recursive: true });
for (const [kind, [drawing, ground, words]] of Object.entries(kinds))
  for (const language of ["tr", "en"]) {
    const image = await draw(drawing, ground, words[language]);
    await image.png({ palette: true, colours: 128, compressionLevel: 9 }).toFile(`static/share/${kind}-${language}.png`);
  }
