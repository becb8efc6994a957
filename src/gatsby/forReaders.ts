/** Writes what the reader’s programs load: the feed of articles for feed readers, and the manifest for installing the site as an app. */
import { mkdir, writeFile } from "node:fs/promises";
import { type Find, type RawRecord, type RecordsOf, recordPath } from "../content/recordPages";
import enCommon from "../locales/en/common.json";
import enHome from "../locales/en/home.json";
import trCommon from "../locales/tr/common.json";
import trHome from "../locales/tr/home.json";
import { feedFile, type Language, languages, manifestFile, openSearchFile, type PlainRouteId, pathTo } from "../routes/routes";
import { escapeHtml } from "../text/escapeHtml";
import { barColour } from "../ui/theme/tokens";

interface FeedEntry {
  title: string;
  summary: string;
  /** Full address of the article. */
  url: string;
  /** `YYYY-MM-DD` */
  written: string;
}

export interface Feed {
  language: Language;
  title: string;
  author: string;
  /** Full addresses of the feed itself and of the page it belongs to. */
  url: string;
  home: string;
  entries: readonly FeedEntry[];
}

const atSix = (day: string): string => `${day}T06:00:00Z`;

/**
 * An Atom feed (RFC 4287), the newest article first.
 * @example atom({ language: "en", title: "Ninni", entries: [], … }) // '<?xml version="1.0" …'
 */
export function atom({ language, title, author, url, home, entries }: Feed): string {
  const newestFirst = [...entries].sort((a, b) => (a.written === b.written ? (a.url < b.url ? -1 : 1) : a.written < b.written ? 1 : -1));
  const parts = newestFirst.map(
    (entry) =>
      `<entry><title>${escapeHtml(entry.title)}</title><link href="${escapeHtml(entry.url)}"/><id>${escapeHtml(entry.url)}</id>` +
      `<updated>${atSix(entry.written)}</updated><summary>${escapeHtml(entry.summary)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><title>${escapeHtml(title)}</title><id>${escapeHtml(url)}</id>
<link rel="self" href="${escapeHtml(url)}"/><link href="${escapeHtml(home)}"/><updated>${atSix(newestFirst[0]?.written ?? "2024-01-01")}</updated><author><name>${escapeHtml(author)}</name></author>
${parts.join("\n")}
</feed>
`;
}

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Shortcuts shown on a long press of the app icon: what is needed in a hurry, and what is read each week. */
const shortcuts = [
  { to: "firstAidTopics", label: "nav.firstAid" },
  { to: "symptoms", label: "nav.symptoms" },
  { to: "pregnancyWeeks", label: "nav.pregnancyWeeks" },
] as const satisfies readonly { to: PlainRouteId; label: string }[];

/**
 * The web app manifest of a language.
 * @param text returns an interface text of the language by its key
 * @example webManifest("en", "Ninni", text).start_url // "/en"
 */
export const webManifest = (language: Language, name: string, text: (key: string) => string) => ({
  id: pathTo("home", language),
  name,
  short_name: name,
  description: text("description"),
  lang: language,
  dir: "ltr",
  start_url: pathTo("home", language),
  scope: "/",
  display: "standalone",
  background_color: barColour.light,
  theme_color: barColour.light,
  icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
  shortcuts: shortcuts.map(({ to, label }) => ({ name: text(label), url: pathTo(to, language) })),
});

export interface OpenSearchInput {
  language: Language;
  name: string;
  description: string;
  /** Address of the site, without a slash at the end. */
  url: string;
}

/**
 * The description by which a browser offers the site’s search in its address bar (OpenSearch 1.1). The query follows the #, so that it is not sent.
 * @example openSearch({ language: "tr", name: "Ninni", description: "…", url: "https://example.org" }).includes("/arama#q={searchTerms}") // true
 */
export const openSearch = ({ language, name, description, url }: OpenSearchInput): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(name)}</ShortName>`,
    `<Description>${escapeHtml(description)}</Description>`,
    "<InputEncoding>UTF-8</InputEncoding>",
    `<Language>${language}</Language>`,
    `<Image width="16" height="16" type="image/svg+xml">${url}/favicon.svg</Image>`,
    `<Url type="text/html" template="${url}${pathTo("search", language)}#q={searchTerms}"/>`,
    "</OpenSearchDescription>",
    "",
  ].join("\n");

const texts: Record<Language, Record<string, string>> = { tr: { ...trCommon, ...trHome }, en: { ...enCommon, ...enHome } };

/** Returns interface texts of the namespaces `common` and `home`. */
const textIn =
  (language: Language) =>
  (key: string): string => {
    const text = texts[language][key];
    if (text === undefined) throw new Error(`textIn requires a key of common or home, got ${key}`);
    return text;
  };

/**
 * Writes the feed, the description of the search and the manifest in both languages.
 * @throws if data/site.json is missing
 */
export async function writeForReaders(recordsOf: RecordsOf, find: Find): Promise<void> {
  const site = find("Brand", "site");
  if (!site) throw new Error("writeForReaders requires data/site.json");
  await mkdir("public/en", { recursive: true });
  for (const language of languages) {
    const text = textIn(language);
    const of = (record: RawRecord, field: string): string => (record[field] as Record<Language, string>)[language];
    const feed = atom({
      language,
      title: `${site.name} – ${text("headTitle")}`,
      author: text("trust.team"),
      url: site.url + feedFile(language),
      home: site.url + pathTo("home", language),
      entries: recordsOf("Article").map((article) => ({
        title: of(article, "title"),
        summary: of(article, "description"),
        url: site.url + recordPath("Article", article, language, find),
        written: String(article.written),
      })),
    });
    await writeFile(`public${feedFile(language)}`, feed);
    const search = openSearch({ language, name: String(site.name), description: text("description"), url: String(site.url) });
    await writeFile(`public${openSearchFile(language)}`, search);
    await writeFile(`public${manifestFile(language)}`, JSON.stringify(webManifest(language, site.name, text)));
  }
}
