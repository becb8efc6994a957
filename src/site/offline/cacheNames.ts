/** Names and types of what the site stores on the device for use without a network, shared by service worker, pages and build. */
import type { Language } from "../../routes/routes";
import { stored } from "../../ui/device/stored";

/** The pages read most recently, oldest first; `most` is how many are stored. */
export const pageCache = { name: stored.pages.name, most: 80 } as const;
/** Scripts, pictures and data of pages. */
export const fileCache = { name: stored.files.name, most: 150 } as const;

const firstPrefix = stored.first.name;

/**
 * Name of the cache of pages that every visitor gets, for one language and one build.
 * @example firstCache("tr", "0c5b1fd4") // "ninni-first-tr-0c5b1fd4"
 */
export const firstCache = (language: Language, build: string): string => `${firstPrefix}${language}-${build}`;

/**
 * The language of such a cache name; undefined for any other name.
 * @example firstLanguage("ninni-first-tr-0c5b1fd4") // "tr"
 */
export const firstLanguage = (name: string): Language | undefined =>
  name.startsWith(firstPrefix) ? (name.slice(firstPrefix.length, firstPrefix.length + 2) as Language) : undefined;

const sectionPrefix = stored.section.name;

/**
 * Name of the cache of a section in one language.
 * @example sectionCache("firstAidTopics", "en") // "ninni-section-firstAidTopics-en"
 */
export const sectionCache = (section: string, language: Language): string => `${sectionPrefix}${section}-${language}`;
/**
 * True for the name of a section’s cache.
 * @example isSectionCache("ninni-section-firstAidTopics-en") // true
 */
export const isSectionCache = (name: string): boolean => name.startsWith(sectionPrefix);

/** Files whose address changes with their content: browsers, hosts and the service worker may store them without limit. */
export const immutableFiles = /^\/(?:[^/]+-[^/]+\.(?:js|css)|fonts\/[^/]+-[0-9a-f]{8}\.woff2|static\/.+)$/;

/** What the build inserts at the beginning of the service worker. */
export interface FirstFiles {
  build: string;
  /** Address of the packed pages that every visitor gets. */
  packs: Record<Language, string>;
  /** Scripts and drawings these pages need. */
  files: readonly string[];
  /** Address of the page shown when nothing else is available; it is one of the packed pages. */
  offline: Record<Language, string>;
  /** Addresses of pages that leave no trace on the device. */
  discreet: readonly string[];
}

/** Packed pages, as parts that several pages share, each stored once: header, footer and styles are most of a page and the same on all of them. */
export interface PackedPages {
  parts: readonly string[];
  /** For each page, by address, the numbers of its parts in order. */
  pages: Readonly<Record<string, readonly number[]>>;
}

/** What the build writes about a section that can be saved as a whole. */
export interface KeepableSection {
  addresses: readonly string[];
  /** Size of its download, compressed. */
  bytes: number;
}
