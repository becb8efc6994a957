/** What the site keeps on the device for when there is no network: names on which worker, pages and build agree. */
import type { Language } from "../../routes/routes";
import { stored } from "../../ui/device/stored";

/** The pages read last, the newest last. */
export const pageCache = { name: stored.pages.name, most: 80 } as const;
/** Scripts, pictures and data of pages. */
export const fileCache = { name: stored.files.name, most: 150 } as const;

const firstPrefix = stored.first.name;

/**
 * Name of what every visitor gets, in one language and of one build.
 * @example firstCache("tr", "0c5b1fd4") // "ninni-first-tr-0c5b1fd4"
 */
export const firstCache = (language: Language, build: string): string => `${firstPrefix}${language}-${build}`;

/**
 * The language of such a name, or undefined for another.
 * @example firstLanguage("ninni-first-tr-0c5b1fd4") // "tr"
 */
export const firstLanguage = (name: string): Language | undefined =>
  name.startsWith(firstPrefix) ? (name.slice(firstPrefix.length, firstPrefix.length + 2) as Language) : undefined;

const sectionPrefix = stored.section.name;

/** @example sectionCache("firstAidTopics", "en") // "ninni-section-firstAidTopics-en" */
export const sectionCache = (section: string, language: Language): string => `${sectionPrefix}${section}-${language}`;
export const isSectionCache = (name: string): boolean => name.startsWith(sectionPrefix);

/** Files whose address changes with their content: kept for good by browsers, hosts and the worker. */
export const immutableFiles = /^\/(?:[^/]+-[^/]+\.(?:js|css)|fonts\/[^/]+-[0-9a-f]{8}\.woff2|static\/.+)$/;

/** What the build writes in front of the worker. */
export interface FirstFiles {
  build: string;
  /** Address of the pages every visitor gets, packed. */
  packs: Record<Language, string>;
  /** Scripts and drawings they need. */
  files: readonly string[];
  /** Address of the page for when there is nothing else, which is among them. */
  offline: Record<Language, string>;
  /** Addresses of pages that leave no trace on the device. */
  discreet: readonly string[];
}

/** Pages as the parts they share, each part once: header, footer and styles are most of a page and the same on all of them. */
export interface PackedPages {
  parts: readonly string[];
  /** Of each page by address the numbers of its parts, one after the other. */
  pages: Readonly<Record<string, readonly number[]>>;
}

/** What the build writes of a section that can be kept whole. */
export interface KeepableSection {
  addresses: readonly string[];
  /** How much is fetched for it, compressed. */
  bytes: number;
}
