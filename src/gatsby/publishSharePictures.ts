/** Draws the pictures for sharing into public/share. Each is cached by a hash of everything it is made of, so the next build draws only what changed. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { recordsInOrder } from "./recordsInOrder";
import { type SharePicture, sharePictures } from "./sharePictures";

const cacheFolder = ".cache/share-pictures";
const drawer = "scripts/sharePictures.mjs";
/** Files that affect every picture: the script that draws it, and the logo. */
const template = [drawer, "src/site/shell/Logo.tsx"];

async function hashesOf(pictures: readonly SharePicture[]): Promise<Map<SharePicture, string>> {
  const files = new Map<string, Buffer>();
  const read = async (file: string): Promise<Buffer> => files.get(file) ?? files.set(file, await readFile(file)).get(file) ?? Buffer.of();
  const hashes = new Map<SharePicture, string>();
  for (const picture of pictures) {
    const { path, ...look } = picture;
    const hash = createHash("sha256").update(JSON.stringify(look));
    for (const file of [...template, ...(look.drawing ? [look.drawing] : [])]) hash.update(await read(file));
    hashes.set(picture, hash.digest("hex").slice(0, 20));
  }
  return hashes;
}

/** Runs the drawing script with the given jobs. */
function draw(jobs: readonly object[]): Promise<void> {
  const child = spawn(process.execPath, [drawer], { stdio: ["pipe", "inherit", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`${drawer} ended with ${code}:\n${said}`))));
    child.stdin.end(JSON.stringify(jobs));
  });
}

/**
 * Writes all pictures and removes those that no page uses any more.
 * @returns how many had to be drawn; the others were in the cache
 * @throws if the drawing script fails
 */
export async function writeSharePictures(pictures: readonly SharePicture[]): Promise<number> {
  const hashes = await hashesOf(pictures);
  const fileOf = (picture: SharePicture): string => `${cacheFolder}/${hashes.get(picture)}.png`;
  await mkdir(cacheFolder, { recursive: true });
  const missing = pictures.filter((picture) => !existsSync(fileOf(picture)));
  if (missing.length > 0) await draw(missing.map(({ path, ...look }, i) => ({ ...look, file: fileOf(missing[i] as SharePicture) })));
  await rm("public/share", { recursive: true, force: true });
  for (const folder of new Set(pictures.map(({ path }) => dirname(path)))) await mkdir(`public${folder}`, { recursive: true });
  await Promise.all(pictures.map((picture) => copyFile(fileOf(picture), `public${picture.path}`)));
  const due = new Set(pictures.map(fileOf));
  for (const file of await readdir(cacheFolder)) if (!due.has(`${cacheFolder}/${file}`)) await rm(`${cacheFolder}/${file}`);
  return missing.length;
}

/** Undefined in `gatsby develop`, where no pictures are needed. */
let drawing: Promise<void> | undefined;

/** Part of the hook publishFiles: starts drawing. This runs while webpack keeps one processor busy; no other step of the build needs the pictures. */
export function startSharePictures({ getNodesByType, reporter }: Pick<ParentSpanPluginArgs, "getNodesByType" | "reporter">): void {
  if (process.env.NODE_ENV !== "production") return;
  const start = Date.now();
  const pictures = sharePictures(recordsInOrder(getNodesByType));
  drawing = writeSharePictures(pictures).then((count) => {
    reporter.info(`${pictures.length} pictures for sharing, ${count} of them drawn, in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  });
  // finishSharePictures reports the error later; every build calls it.
  drawing.catch(() => undefined);
}

/**
 * Part of the hook publish: waits until all pictures are written.
 * @throws with the output of the drawing script, if a picture could not be drawn
 */
export async function finishSharePictures(): Promise<void> {
  await drawing;
}
