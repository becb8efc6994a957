/** Writes, after the build, what is needed without a network: the service worker’s list of first files, and the files of each section. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { firstFile, type Language, languages, offlineFile, pathTo, type RouteId } from "../routes/routes";
import type { FirstFiles, KeepableSection, PackedPages } from "../site/offline/cacheNames";
import type { PageContext } from "../site/shell/PageContext";
import { fontFiles } from "../ui/theme/fontFaces";
import { inlineScripts } from "./inlineScripts";

const builtFile = (path: string): string => (/\.\w+$/.test(path) ? `public${path}` : `public${path}/index.html`);
const read = (path: string): Promise<Buffer> => readFile(builtFile(path));

/** Where pages are split: around elements that many pages have in common. */
const seams = /(?=<(?:style|header|main|nav|footer|dialog|script)\b)|(?<=<\/(?:style|header|main|nav|footer|dialog|script)>)/;

/**
 * Pages split into parts, each stored once.
 * @param pages HTML by address
 * @example packed({ "/a": "<nav></nav>A", "/b": "<nav></nav>B" }) // { parts: ["<nav></nav>", "A", "B"], pages: { "/a": [0, 1], "/b": [0, 2] } }
 */
export function packed(pages: Readonly<Record<string, string>>): PackedPages {
  const numbers = new Map<string, number>();
  const numberOf = (part: string): number => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  };
  const cut = Object.entries(pages).map(([path, html]) => [path, html.split(seams).map(numberOf)] as const);
  return { parts: [...numbers.keys()], pages: Object.fromEntries(cut) };
}

/** Bytes to load for a list of files: fonts as they are, all others gzipped. */
async function packedWeight(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => (/\.woff2$/.test(path) ? await read(path) : gzipSync(await read(path))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Addresses of the script of every page, of the site’s script and of the chunk for use without a network. */
async function scripts(): Promise<string[]> {
  const { assetsByChunkName } = JSON.parse(await readFile("public/webpack.stats.json", "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const own = (assetsByChunkName.offline ?? []).filter((file) => file.endsWith(".js"));
  if (own.length === 0) throw new Error("writeOffline requires the script called offline");
  return [inlineScripts().page.href, "/app.js", ...own.map((file) => `/${file}`)];
}

/** Packs the pages every visitor gets. */
async function writePack(language: Language, paths: readonly string[]): Promise<void> {
  const pages = await Promise.all(paths.map(async (path) => [path, (await read(path)).toString()] as const));
  await writeFile(`public${firstFile(language)}`, JSON.stringify(packed(Object.fromEntries(pages))));
}

/** Writes the service worker with its list of first files. If neither its code nor any of these files has changed, it is the same to the byte. */
async function writeWorker(first: Omit<FirstFiles, "build">): Promise<void> {
  // An earlier build may have left its list in the first line.
  const worker = (await readFile("public/sw.js", "utf8")).replace(/^self\.first=.*\n/, "");
  const hash = createHash("sha256").update(worker);
  for (const path of [...Object.values(first.packs), ...first.files]) hash.update(path).update(await read(path));
  const build = hash.digest("hex").slice(0, 12);
  await writeFile("public/sw.js", `self.first=${JSON.stringify({ build, ...first } satisfies FirstFiles)};\n${worker}`);
}

/**
 * Writes sw.js and, for each language, the packed pages and the file of sections. Every visitor gets first aid with its drawings; saving the section
 * adds the fonts. Discreet pages, which leave no trace on the device, are in none of these, and the worker has the list of their addresses.
 * @param pages the contexts of all pages
 * @throws if the build has no script called “offline”
 */
export async function writeOffline(pages: readonly PageContext[]): Promise<void> {
  const code = await scripts();
  const offline = { tr: pathTo("offline", "tr"), en: pathTo("offline", "en") };
  const pathsOf = (id: RouteId, language: Language): string[] =>
    pages.filter((page) => page.id === id && page.language === language && !page.isDiscreet).map(({ paths }) => paths[language]);
  const sectionIn = (list: RouteId, topic: RouteId, language: Language): string[] => [
    ...pathsOf(list, language),
    ...pathsOf(topic, language).sort(),
  ];
  const firstAidIn = (language: Language): string[] => sectionIn("firstAidTopics", "firstAidTopic", language);
  const html = (await Promise.all(firstAidIn("tr").map(read))).join("");
  const drawings = [...new Set([...html.matchAll(/srcset="?(\/first-aid\/[^"\s>]+\.avif)/gi)].map(([, path = ""]) => path))].sort();
  const styles = [...new Set([...html.matchAll(/href="(\/site-[^"]+\.css)"/g)].map(([, path = ""]) => path))];
  const files = [...code, ...styles, ...drawings];
  for (const language of languages) {
    await writePack(language, [offline[language], ...firstAidIn(language)]);
    const fonts = fontFiles.map(({ href }) => href);
    const keepable = async (addresses: string[]): Promise<KeepableSection> => ({ addresses, bytes: await packedWeight(addresses) });
    const firstAidTopics = await keepable([...firstAidIn(language), ...files, ...fonts]);
    const lossSupport = await keepable([...sectionIn("lossSupport", "lossSupportTopic", language), ...code, ...styles, ...fonts]);
    const hospitalPhrases = await keepable([...pathsOf("hospitalPhrases", language), ...code, ...styles, ...fonts]);
    await writeFile(`public${offlineFile(language)}`, JSON.stringify({ firstAidTopics, lossSupport, hospitalPhrases }));
  }
  const discreet = pages.filter((page) => page.isDiscreet).map(({ paths, language }) => paths[language]);
  await writeWorker({ packs: { tr: firstFile("tr"), en: firstFile("en") }, files, offline, discreet: discreet.sort() });
}
