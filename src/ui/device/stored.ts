/**
 * Everything the site stores on a device, in one table: storage accepts no other name, the service worker names its caches by it, and the privacy
 * page lists exactly these entries, with the texts `stored.<id>` in locales/{tr,en}/staticPage.json.
 */

import { dayName, formerDayName, noSizesName, quietName, themeName } from "./storedNames";

export interface StoredKind {
  name: string;
  /** True where a number or a word follows the name. */
  isPrefix?: true;
  /** `session` ends with the tab; `cache` is used by the service worker; `database` and `cookie` only by Firebase. */
  in: "local" | "session" | "cache" | "database" | "cookie";
  /** Its former name; a value under it is still read, and renamed when the value is next written. */
  formerly?: string;
  /**
   * Whether it may come to another device: with a link and a file, or with a file only. What has neither never travels, so nobody’s link or file can
   * answer for the reader.
   */
  travels?: "link" | "file";
  /** Stored only where the owner has set up Firebase, after the visitor agreed to be counted or when she sends a question. */
  only?: "firebase";
}

export const stored = {
  theme: { name: themeName, in: "local", travels: "file" },
  day: { name: dayName, formerly: formerDayName, in: "local", travels: "link" },
  week: { name: "ninni-week-", isPrefix: true, in: "local", travels: "file" },
  checklists: { name: "ninni-checklists", in: "local", travels: "link" },
  milestones: { name: "ninni-milestones", in: "local", travels: "link" },
  needs: { name: "ninni-needs", in: "local", travels: "link" },
  names: { name: "ninni-names", in: "local", travels: "link" },
  birthPlan: { name: "ninni-birth-plan", in: "local", travels: "file" },
  birthPlanWords: { name: "ninni-birth-plan-words", in: "local", travels: "file" },
  hospitalBag: { name: "ninni-hospital-bag", in: "local", travels: "file" },
  quiet: { name: quietName, in: "local", travels: "file" },
  noSizes: { name: noSizesName, in: "local", travels: "file" },
  tool: { name: "ninni-tool-", isPrefix: true, in: "local", travels: "file" },
  aside: { name: "ninni-aside-", isPrefix: true, in: "local" },
  promoClosed: { name: "ninni-promo-closed", in: "session" },
  typed: { name: "ninni-typed", in: "session" },
  recovered: { name: "ninni-recovered", in: "session" },
  pages: { name: "ninni-pages", in: "cache" },
  files: { name: "ninni-files", in: "cache" },
  first: { name: "ninni-first-", isPrefix: true, in: "cache" },
  section: { name: "ninni-section-", isPrefix: true, in: "cache" },
  consent: { name: "ninni-analytics", in: "local", only: "firebase" },
  installation: { name: "firebase-installations-database", in: "database", only: "firebase" },
  analyticsCookie: { name: "_ga", isPrefix: true, in: "cookie", only: "firebase" },
  heartbeat: { name: "firebase-heartbeat-database", in: "database", only: "firebase" },
} as const satisfies Record<string, StoredKind>;

export type StoredId = keyof typeof stored;

type Entry = (typeof stored)[StoredId];
type NameOf<Kind extends StoredKind> = Kind extends { isPrefix: true } ? `${Kind["name"]}${string}` : Kind["name"];

/** A name of a value that does not expire, like `ninni-week-24`. */
export type StoredName = NameOf<Extract<Entry, { in: "local" }>>;

/** The table as a list, in its order. */
export const storedKinds: readonly (StoredKind & { id: StoredId })[] = Object.entries(stored).map(([id, kind]) => ({
  id: id as StoredId,
  ...kind,
}));

/**
 * The table entry of a name on the device, also by its former name; undefined if the name is not ours.
 * @example storedKindOf("ninni-week-24")?.id // "week"
 */
export const storedKindOf = (name: string) =>
  storedKinds.find((kind) => (kind.isPrefix ? name.startsWith(kind.name) : kind.name === name || kind.formerly === name));
