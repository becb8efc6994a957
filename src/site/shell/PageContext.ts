import type { Language, RouteId } from "../../routes/routes";

/** What a page knows in addition to the result of its query. */
export interface PageContext {
  /** Route id. */
  id: RouteId;
  /** Key of the record the page shows; null if the page shows no record. */
  key: string | null;
  language: Language;
  /** The language again, for queries that need it as an enum. */
  lang: Language;
  namespaces: string[];
  /** The page's own address in both languages. */
  paths: Record<Language, string>;
  /** Hash of the record the page shows: it changes the page when the record changes, and reveals an outdated page after the build. */
  digest: string | null;
  /** True for a page that leaves no trace on the device: the service worker never stores it, and it has a button that leaves it at once. */
  isDiscreet: boolean;
  /** The date the page shows as its writing date, `YYYY-MM-DD`; null if it shows none. */
  written: string | null;
}
