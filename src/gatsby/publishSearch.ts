/** Writes the search index, from the same records as the pages. */
import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { findAmong } from "../content/recordPages";
import { languages } from "../routes/routes";
import { pieceFile, startFile } from "../search/address";
import { makeIndex } from "../search/build/makeIndex";
import { packStart } from "../search/build/packStart";
import { textFrom } from "../search/build/texts";
import { recordsInOrder } from "./recordsInOrder";

async function write(path: string, content: unknown): Promise<void> {
  const file = `public${path}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
}

/** Part of the hook publishFiles. */
export async function publishSearch({ getNodesByType }: Pick<ParentSpanPluginArgs, "getNodesByType">): Promise<void> {
  const recordsOf = recordsInOrder(getNodesByType);
  const find = findAmong(recordsOf);
  await rm("public/search", { recursive: true, force: true });
  for (const language of languages) {
    const text = textFrom(language, (path) => readFileSync(path, "utf8"));
    const index = makeIndex(recordsOf, find, text, language);
    const { words, names } = index;
    const { start, lines, signs } = packStart(index);
    await write(startFile(language), start);
    await write(pieceFile(language, start.version, "signs", 0), signs);
    for (const [n, piece] of lines.entries()) await write(pieceFile(language, start.version, "lines", n), piece);
    for (const [n, piece] of words.entries()) await write(pieceFile(language, start.version, "words", n), piece);
    for (const [letter, piece] of Object.entries(names)) await write(pieceFile(language, start.version, "names", letter), piece);
  }
}
