import type { Language, RouteId } from "../routes/routes";

/** What a page knows beside what its query fetches. */
export interface PageContext {
  /** Route id. */
  id: RouteId;
  /** Key of the record the page shows, null for a page of the route alone. */
  key: string | null;
  language: Language;
  /** The language once more, for queries that ask for it as an enum. */
  lang: Language;
  namespaces: string[];
  /** The page's own address in both languages. */
  paths: Record<Language, string>;
  /** Fingerprint of the record the page shows: a changed record is a changed page, and an old page is found out after the build. */
  digest: string | null;
  /** True for a page that leaves no trace on the device: the service worker never keeps it, and a button leaves it at once. */
  isDiscreet: boolean;
  /** The day the page says it was written, `YYYY-MM-DD`; null where it says none. */
  written: string | null;
}
