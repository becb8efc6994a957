/** The site as the preview holds it: the records as they stand on the disk, the templates as they were bundled last. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFile } from "../content/readContent";
import { type KnownFile, readContent } from "../content/readContent";
import { defaultLanguage, languageOfPath, languages, pathTo } from "../routes/routes";
import { turkishDate } from "../text/calendar";
import { escapeHtml } from "../text/escapeHtml";
import { type ListedPage, listPages, pageMaker, recordsByType, withAddress } from "./answerPage";
import type { Renderer } from "./bundle";
import { contentSchema, type Locale } from "./contentSchema";
import { type PlacedFault, placeFaults } from "./faults";

export interface Answer {
  status: 200 | 404 | 500;
  html: string;
}

/** What stands in place of a page that cannot be drawn: why, and the faults as soon as they are known. */
const brokenPage = (error: unknown, path: string, extra: string): string =>
  `<!doctype html><html lang="${languageOfPath(path)}"><head><meta charset="utf-8"/><title>Preview</title></head>` +
  `<body style="font-family:sans-serif;margin:2rem"><main><h1>This page cannot be drawn yet</h1><pre style="white-space:pre-wrap">${escapeHtml(
    error instanceof Error ? error.message : String(error),
  )}</pre></main>${extra}</body></html>`;

/**
 * @param folder with the records, `data`
 * @param extra HTML at the end of each page
 */
export function previewSite(folder: string, extra = "") {
  const { schema, hold } = contentSchema();
  const known = new Map<string, KnownFile>();
  const texts = new Map<string, Locale>();
  let files: ContentFile[] = [];
  let broken: string[] = [];
  let faults: readonly string[] | undefined;
  let pages = new Map<string, ListedPage>();
  let renderer: Renderer | undefined;
  let make: ReturnType<typeof pageMaker> | undefined;

  /** Interface texts; of a file that is broken the last valid text stays. */
  function readTexts(): string[] {
    return languages.flatMap((language) =>
      readdirSync(join("src/locales", language)).flatMap((name) => {
        const file = join("src/locales", language, name);
        try {
          const data = JSON.stringify(JSON.parse(readFileSync(file, "utf8")));
          texts.set(file, { ns: name.replace(".json", ""), language, data });
          return [];
        } catch (error) {
          return [`${file}: record: is not JSON: ${error instanceof Error ? error.message : error}`];
        }
      }),
    );
  }

  return {
    /** Reads what has changed on the disk. Faults of an earlier state are dropped; files that are not JSON are reported at once. */
    refresh(): void {
      const content = readContent(folder, known);
      files = content.files;
      broken = [...content.broken, ...readTexts()];
      faults = undefined;
      const list = (shown: readonly ContentFile[]): void => {
        const records = recordsByType(shown);
        hold(records, [...texts.values()]);
        pages = listPages(records, turkishDate(Date.now()));
      };
      try {
        list(files);
      } catch {
        // A record just begun has no address: it is on no page until it has one, and its faults are told.
        list(withAddress(files));
      }
    },
    /** Takes over templates that were bundled anew. */
    use(bundled: Renderer): void {
      renderer = bundled;
      make = pageMaker(bundled);
    },
    /** Takes over what the checks have found; @param lines as `npm run check` prints them */
    tell(lines: readonly string[]): void {
      faults = lines;
    },
    /** The faults as a page shows them. */
    faultsOn: (path: string): PlacedFault[] => placeFaults(faults ?? broken, files, path, languageOfPath(path)),
    /** The styles pages share that are found at an address; undefined where there are none. */
    sharedFileAt: (path: string): string | undefined => renderer?.sharedFiles.get(path),
    paths: () => [...pages.keys()],
    /** The page at an address. */
    page(path: string): Answer {
      const language = languageOfPath(path);
      const page = pages.get(path);
      const shown = page ?? pages.get(pathTo("notFound", language)) ?? pages.get(pathTo("notFound", defaultLanguage));
      try {
        if (!make || !shown) throw new Error("The preview has nothing to draw with yet");
        return { status: page ? 200 : 404, html: make(shown, schema, extra).html };
      } catch (error) {
        return { status: 500, html: brokenPage(error, path, extra) };
      }
    },
  };
}
export type PreviewSite = ReturnType<typeof previewSite>;
