/**
 * `node scripts/covers.mjs`: renders the covers of articles (scripts/covers/*.svg, and the three older drawings) as pictures in static/covers, because
 * the drawings' filters are slow on phones: AVIF at three widths and WebP at two. Their colours in src/reading/covers.json are shown until the pictures
 * have loaded. Run it after adding or changing a drawing, and commit what it writes.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/** Quality of each width; the smallest is for thumbnails on phones, whose dense pixels hide the loss. */
const avif = { 240: 45, 480: 55, 960: 55 };
const webp = { 480: 78, 960: 78 };
const folder = "static/covers";

/**
 * A drawing at a width, with an aspect ratio of 3 to 2. It is rendered a little larger than its view and trimmed, because a shape cut off by the edge
 * would otherwise get a bright rim along it.
 */
async function draw(svg, width) {
  const [, viewWidth] = /viewBox="0 0 (\d+) \d+"/.exec(svg).map(Number);
  const scale = width / viewWidth;
  const margin = Math.round(40 * scale);
  const height = Math.round((width * 2) / 3);
  const extra = margin / scale;
  const view = `viewBox="${-extra} ${-extra} ${viewWidth + 2 * extra} ${(viewWidth * 2) / 3 + 2 * extra}"`;
  const larger = svg
    .replace(/(<svg[^>]*?) (?:width|height)="[^"]*"/g, "$1")
    .replace(/(<svg[^>]*?) (?:width|height)="[^"]*"/g, "$1")
    .replace(/viewBox="[^"]*"/, `${view} width="${width + 2 * margin}" height="${height + 2 * margin}"`);
  const pixels = await sharp(Buffer.from(larger)).extract({ left: margin, top: margin, width, height }).png().toBuffer();
  return sharp(pixels).flatten({ background: "#f5efe6" });
}

/** The dominant colour of a picture, as CSS. */
async function colourOf(picture) {
  const { dominant } = await picture.clone().stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const drawings = [
  ...readdirSync("scripts/covers").map((file) => ({ name: `cover-${file.replace(".svg", "")}`, file: `scripts/covers/${file}` })),
  ...["article-food", "article-partner", "article-sleep"].map((name) => ({ name, file: `static/illustrations/${name}.svg` })),
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const colours = {};
for (const { name, file } of drawings) {
  const svg = readFileSync(file, "utf8");
  for (const width of Object.keys(avif).map(Number)) {
    const picture = await draw(svg, width);
    await picture.clone().avif({ quality: avif[width], effort: 6 }).toFile(`${folder}/${name}-${width}.avif`);
    if (webp[width]) await picture.clone().webp({ quality: webp[width], effort: 6 }).toFile(`${folder}/${name}-${width}.webp`);
  }
  colours[name] = await colourOf(await draw(svg, 1200));
}
writeFileSync("src/reading/covers.json", `${JSON.stringify(colours, null, 2)}\n`);
