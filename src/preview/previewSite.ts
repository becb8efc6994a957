/** The site in the preview: the records in their current state on disk, and the templates as last bundled. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Fault, faultAt } from "../content/fault";
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

/** Shown instead of a page that cannot be rendered: the reason, and the content errors as soon as they are known. */
const brokenPage = (error: unknown, path: string, extra: string): string =>
  `<!doctype html><html lang="${languageOfPath(path)}"><head><meta charset="utf-8"/><title>Preview</title></head>` +
  `<body style="font-family:sans-serif;margin:2rem"><main><h1>This page cannot be drawn yet</h1><pre style="white-space:pre-wrap">${escapeHtml(
    error instanceof Error ? error.message : String(error),
  )}</pre></main>${extra}</body></html>`;

/**
 * The state of the preview, with functions to update it and to answer requests.
 * @param folder folder with the records, `data`
 * @param extra HTML at the end of each page
 */
export function previewSite(folder: string, extra = "") {
  const { schema, hold } = contentSchema();
  const known = new Map<string, KnownFile>();
  const texts = new Map<string, Locale>();
  let files: ContentFile[] = [];
  let broken: Fault[] = [];
  let faults: readonly Fault[] | undefined;
  let pages = new Map<string, ListedPage>();
  let renderer: Renderer | undefined;
  let make: ReturnType<typeof pageMaker> | undefined;

  /** Reads the interface texts; for a broken file the last valid text is kept. */
  function readTexts(): Fault[] {
    return languages.flatMap((language) =>
      readdirSync(join("src/locales", language)).flatMap((name) => {
        const file = join("src/locales", language, name);
        try {
          const data = JSON.stringify(JSON.parse(readFileSync(file, "utf8")));
          texts.set(file, { ns: name.replace(".json", ""), language, data });
          return [];
        } catch (error) {
          return [faultAt(file, "record", `is not valid JSON: ${error instanceof Error ? error.message : error}`)];
        }
      }),
    );
  }

  return {
    /** Reads the changes on disk. Errors of an earlier state are dropped; files that are not JSON are reported at once. */
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
        // A new record has no address yet: it is on no page, but its errors are reported.
        list(withAddress(files));
      }
    },
    /** Uses newly bundled templates. */
    use(bundled: Renderer): void {
      renderer = bundled;
      make = pageMaker(bundled);
    },
    /** Sets the errors that the checks found. */
    tell(found: readonly Fault[]): void {
      faults = found;
    },
    /** The errors as a page shows them. */
    faultsOn: (path: string): PlacedFault[] => placeFaults(faults ?? broken, files, path, languageOfPath(path)),
    /** The shared file at an address; undefined if there is none. */
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
