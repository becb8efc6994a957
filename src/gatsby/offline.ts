/** Writes, after the build, what is to be had without a network: the list the service worker begins with, and what a section is made of. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { type Language, languages, offlineFile, pathTo } from "../routes/routes";
import type { FirstFiles, KeepableSection } from "../site/offline/kept";
import type { PageContext } from "../site/PageContext";
import { fontFiles } from "../ui/theme/fontFaces";

const fileOf = (path: string): string => (/\.\w+$/.test(path) ? `public${path}` : `public${path}/index.html`);
const read = (path: string): Promise<Buffer> => readFile(fileOf(path));

/** Everything a list of files holds, as a short fingerprint. */
async function digestOf(paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update(await read(path));
  return hash.digest("hex").slice(0, 12);
}

/** How much is fetched for a list of files: text compressed, pictures and typefaces as they are. */
async function weightOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => (/\.woff2$/.test(path) ? await read(path) : gzipSync(await read(path))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The site's script and the piece of it that works without a network. */
async function scripts(): Promise<string[]> {
  const { assetsByChunkName } = JSON.parse(await readFile("public/webpack.stats.json", "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const own = (assetsByChunkName.offline ?? []).filter((file) => file.endsWith(".js"));
  if (own.length === 0) throw new Error("writeOffline requires the script called offline");
  return ["/app.js", ...own.map((file) => `/${file}`)];
}

/** The worker with the list it begins with. A build that changes nothing of it leaves the worker as it is, to the byte. */
async function writeWorker(first: Pick<FirstFiles, "files" | "offline">): Promise<void> {
  // Of an earlier build the list may still stand before it.
  const worker = (await readFile("public/sw.js", "utf8")).replace(/^self\.first=.*\n/, "");
  const digest = await digestOf(languages.flatMap((language) => first.files[language]));
  const build = createHash("sha256").update(digest).update(worker).digest("hex").slice(0, 12);
  await writeFile("public/sw.js", `self.first=${JSON.stringify({ build, ...first } satisfies FirstFiles)};\n${worker}`);
}

/** Everything the list of first aid leads to, with its drawings, typefaces and script. */
async function firstAidSection(language: Language, topics: readonly string[], code: readonly string[]): Promise<KeepableSection> {
  const pages = [pathTo("firstAidTopics", language), ...topics];
  const html = (await Promise.all(pages.map(read))).join("");
  const drawings = [...new Set([...html.matchAll(/src="(\/first-aid\/[^"]+)"/g)].map(([, path = ""]) => path))].sort();
  const addresses = [...pages, ...drawings, ...fontFiles.map(({ href }) => href), ...code];
  return { addresses, bytes: await weightOf(addresses) };
}

/**
 * Writes sw.js and the file of sections of each language.
 * @param pages the contexts of all pages
 */
export async function writeOffline(pages: readonly PageContext[]): Promise<void> {
  const code = await scripts();
  const topicsIn = (language: Language): string[] =>
    pages
      .filter((page) => page.id === "firstAidTopic" && page.language === language)
      .map(({ paths }) => paths[language])
      .sort();
  const offline = { tr: pathTo("offline", "tr"), en: pathTo("offline", "en") };
  const filesIn = (language: Language) => [offline[language], ...topicsIn(language), ...code];
  await writeWorker({ files: { tr: filesIn("tr"), en: filesIn("en") }, offline });
  for (const language of languages)
    await writeFile(
      `public${offlineFile(language)}`,
      JSON.stringify({ firstAidTopics: await firstAidSection(language, topicsIn(language), code) }),
    );
}
