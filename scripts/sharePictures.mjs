/**
 * Draws the pictures shown for pages when they are shared. The build starts it (src/gatsby/publishSharePictures.ts) and writes to its input what to
 * draw, as JSON: `[{ file, ground, drawing, words, otherWords? } or { file, ground, drawing, number, unit }]`. It is a process of its own because Gatsby
 * cannot load the text shaper's module. Words are set in the site's own typeface as outlines, so that the fonts of the machine do not matter.
 */
import { readFile, rename } from "node:fs/promises";
import { text } from "node:stream/consumers";
import * as hb from "harfbuzzjs";
import sharp from "sharp";
import subsetFont from "subset-font";

const [width, height] = [1200, 630];
const jobs = JSON.parse(await text(process.stdin));
/** Letters missing from the latin part of the typeface. */
const turkish = "ĞğİŞş";
const letters = [
  ...new Set(jobs.flatMap(({ words, otherWords = "", number, unit }) => [...(words ? words + otherWords : `${number}${unit}`)])),
].join("");

/** Fraunces as in headings: one font for plain letters and one for the Turkish letters missing from it. */
const fonts = await Promise.all(
  [
    ["latin", letters],
    ["latin-ext", turkish],
  ].map(async ([part, letters]) => {
    const source = await readFile(`node_modules/@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`);
    const file = await subsetFont(source, letters, {
      targetFormat: "truetype",
      variationAxes: { opsz: 72, SOFT: 100, WONK: 0, wght: 500 },
    });
    const face = new hb.Face(new hb.Blob(file));
    return { font: new hb.Font(face), unitsPerEm: face.upem };
  }),
);

const outlines = fonts.map(() => new Map());
/** The outline of a glyph, cached. */
const outlineOf = (at, glyph) => outlines[at].get(glyph) ?? outlines[at].set(glyph, fonts[at].font.glyphToPath(glyph)).get(glyph);

/** A line of text as outlines, and its width at the size. */
function outlined(text, size) {
  const runs = text.match(/[ĞğİŞş]+|[^ĞğİŞş]+/g) ?? [];
  let x = 0;
  const paths = runs.flatMap((run) => {
    const at = /[ĞğİŞş]/.test(run) ? 1 : 0;
    const { font, unitsPerEm } = fonts[at];
    const buffer = new hb.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance, xOffset, yOffset }) => {
      if (glyph === 0) throw new Error(`sharePictures requires the letters of “${run}” in the typeface`);
      const scale = size / unitsPerEm;
      const path = `<path transform="translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})" d="${outlineOf(at, glyph)}"/>`;
      x += xAdvance * scale;
      return path;
    });
  });
  return { svg: paths.join(""), width: x };
}

/** Text broken into lines no wider than `room`; a single longer word gets a line of its own. */
function linesOf(text, size, room) {
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && outlined(longer, size).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The word mark, with the outlines of src/site/shell/Logo.tsx. */
const logo = await readFile("src/site/shell/Logo.tsx", "utf8");
const [, n] = /const n =\s*"([^"]+)"/.exec(logo);
const [, i] = /const i =\s*"([^"]+)"/.exec(logo);
const mark = (ink) =>
  `<path d="M0 32V11A11 11 0 0 1 11 0h10a11 11 0 0 1 11 11v10a11 11 0 0 1-11 11Z" fill="#416165"/><path d="M19.6 7.2a9.6 9.6 0 1 0 6 14.2 8 8 0 0 1-6-14.2" fill="#fff6e9"/><circle cx="23.2" cy="12.6" r="2.2" fill="#ffb6c1"/><g fill="${ink}" transform="translate(42 24.5)">${[0, 30.3, 50.7].map((x) => `<path transform="translate(${x})" d="${n}"/>`).join("")}${[20.4, 71.1].map((x) => `<path transform="translate(${x})" d="${i}"/>`).join("")}</g>`;

/** Text in the largest size that fits: the longer, the smaller. Below it, smaller still, the text in the other language. */
function setWords(words, otherWords, room) {
  const below = otherWords ? linesOf(otherWords, 42, room) : [];
  for (const size of [76, 66, 58, 50]) {
    const lines = linesOf(words, size, room);
    if (lines.length > Math.floor((330 - below.length * 50) / size) && size > 50) continue;
    const top = 375 - ((lines.length - 1) * size * 1.15 + below.length * 50) / 2;
    const own = lines.map((line, at) => `<g transform="translate(80 ${top + at * size * 1.15})">${outlined(line, size).svg}</g>`);
    const next = top + (lines.length - 1) * size * 1.15 + 66;
    return [
      ...own,
      ...below.map((line, at) => `<g transform="translate(80 ${next + at * 50})" opacity=".8">${outlined(line, 42).svg}</g>`),
    ].join("");
  }
}

/** A number or letters large enough to read in a list of messages, with the unit below. Letters are smaller because Ç and Ş reach below the line. */
const setNumber = (number, unit) =>
  `<g transform="translate(72 440)">${outlined(String(number), typeof number === "string" ? 230 : 300).svg}</g><g transform="translate(80 545)" opacity=".8">${outlined(unit, 48).svg}</g>`;

const placed = new Map();
/** A drawing in the right third, rendered once for all pictures that show it; a cover fills the third to the edge. */
const place = (drawing) => placed.get(drawing) ?? placed.set(drawing, lay(drawing)).get(drawing);

async function lay(drawing) {
  if (!drawing) return [];
  if (!drawing.endsWith(".svg")) {
    const input = await sharp(drawing).resize(400, height, { fit: "cover" }).png().toBuffer();
    return [{ input, left: width - 400, top: 0 }];
  }
  const source = (await readFile(drawing, "utf8")).replace(/var\([^,]+,([^)]+)\)/g, "$1");
  const { data, info } = await sharp(Buffer.from(source), { density: 300 })
    .resize(380, 430, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, left: Math.round(970 - info.width / 2), top: Math.round((height - info.height) / 2) }];
}

async function draw({ file, ground, drawing, words, otherWords, number, unit }) {
  const ink = ground === "#2c484c" ? "#fff6e9" : "#1e2d2f";
  const said = words ? setWords(words, otherWords, drawing ? 660 : 1040) : setNumber(number, unit);
  const base = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><g transform="translate(80 64) scale(2)">${mark(ink)}</g><g fill="${ink}">${said}</g></svg>`;
  await sharp(Buffer.from(base))
    .resize(width, height)
    .composite(await place(drawing))
    .png({ palette: true, colours: drawing?.endsWith(".svg") ? 128 : 64, compressionLevel: 6, dither: 0, effort: 1 })
    .toFile(`${file}.part`);
  // The file gets its name only when it is complete: if this process is stopped, the next build finds no half-written picture.
  await rename(`${file}.part`, file);
}

// Two at a time: while one is compressed, the other is laid out.
const due = jobs.values();
await Promise.all(
  [due, due].map(async (queue) => {
    for (const job of queue) await draw(job);
  }),
);
