/**
 * Renders the home screen icons from static/favicon.svg into static/icons: run `node scripts/icons.mjs` after changing the drawing. On a maskable icon
 * the drawing stays inside the circle that no launcher cuts off.
 */
import { mkdir, readFile } from "node:fs/promises";
import sharp from "sharp";

const teal = "#416165";
const drawing = await readFile("static/favicon.svg", "utf8");
/** The moon alone, for icons that the device crops to its own shape. */
const moon = drawing.replace(/<path fill="#416165"[^>]*\/>/, "");
if (moon === drawing) throw new Error("icons requires a teal ground in static/favicon.svg");

const picture = (svg, size) => sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
const onGround = (size, part) => {
  const inner = Math.round(size * part);
  return picture(moon, inner)
    .extend({
      top: Math.floor((size - inner) / 2),
      bottom: Math.ceil((size - inner) / 2),
      left: Math.floor((size - inner) / 2),
      right: Math.ceil((size - inner) / 2),
      background: "#0000",
    })
    .flatten({ background: teal });
};

await mkdir("static/icons", { recursive: true });
const write = (image, name) => image.png({ palette: true, compressionLevel: 9 }).toFile(`static/icons/${name}.png`);
for (const size of [192, 512]) {
  await write(picture(drawing, size), `icon-${size}`);
  await write(onGround(size, 0.8), `maskable-${size}`);
}
await write(onGround(180, 0.9), "apple-touch-icon");
