/** Backup of everything the site stores on this device: exports it, imports it, deletes it. */
import { readStored, storedText, understand } from "./storage";
import { type StoredId, type StoredName, storedKindOf, storedKinds } from "./stored";

/** Stored values that do not expire, as raw text, by name. */
export type Backup = Readonly<Record<string, string>>;

const isKept = (name: string): name is StoredName => storedKindOf(name)?.in === "local";

/**
 * All stored values that do not expire; empty where storage is forbidden.
 * @example takeBackup() // { "ninni-names": "[\"girl-ada\"]" }
 */
export function takeBackup(): Backup {
  try {
    const names = Object.keys(localStorage).filter(isKept).sort();
    return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? ""]));
  } catch {
    return {};
  }
}

/**
 * The values of a backup by their entry in the table of stored.ts; other names are left out.
 * @example byKind({ "ninni-week-24": "[]", other: "x" }).get("week") // [["ninni-week-24", "[]"]]
 */
export function byKind(backup: Backup): Map<StoredId, [name: StoredName, text: string][]> {
  const found = new Map<StoredId, [StoredName, string][]>();
  for (const [name, text] of Object.entries(backup)) {
    const id = storedKindOf(name)?.id;
    if (id) found.set(id, [...(found.get(id) ?? []), [name as StoredName, text]]);
  }
  return found;
}

/** The texts under which nothing is stored are null. */
type Texts = ReadonlyMap<string, string | null>;

/** Writes all texts or none: if one does not fit, what was there is put back. */
function writeAll(texts: Texts): boolean {
  const before = new Map([...texts.keys()].map((name) => [name, localStorage.getItem(name)]));
  const write = (all: Texts): void => {
    // What shrinks or goes first makes room for what grows.
    const grows = (name: string, text: string | null) => (text?.length ?? 0) - (localStorage.getItem(name)?.length ?? 0);
    for (const [name, text] of [...all].sort((one, other) => grows(...one) - grows(...other))) {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    }
  };
  try {
    write(texts);
    return true;
  } catch {
    write(before);
    return false;
  }
}

/**
 * Merges a backup into what the device already stores: everything is computed first and written at once, so that full storage changes nothing. Names
 * that are not ours are left out.
 * @param join merges two values stored under one name
 * @returns how many values were imported, or null where storage is full or forbidden
 * @example putBackup({ "ninni-names": "[\"girl-ada\"]", other: "1" }, (name, here, coming) => coming) // 1
 */
export function putBackup(backup: Backup, join: (name: StoredName, here: unknown, coming: unknown) => unknown): number | null {
  try {
    const texts = new Map<string, string | null>();
    for (const [given, text] of Object.entries(backup)) {
      if (!isKept(given) || typeof text !== "string") continue;
      const kind = storedKindOf(given);
      const name = (kind?.formerly === given ? kind.name : given) as StoredName;
      const [here, coming] = [readStored(name), understand(name, text)];
      // A value that cannot be understood, like the word for night mode, is imported unchanged, unless the device already has a value.
      if (coming === undefined || coming === null) texts.set(name, localStorage.getItem(name) ?? text);
      else texts.set(name, storedText(name, here === null ? coming : join(name, here, coming)));
      if (kind?.formerly) texts.set(kind.formerly, null);
    }
    const count = [...texts.values()].filter((text) => text !== null).length;
    return writeAll(texts) ? count : null;
  } catch {
    return null;
  }
}

/**
 * Puts everything the site stores back to an earlier state: what came later goes.
 * @returns false where storage is full or forbidden
 * @example const before = takeBackup(); putBackup(coming, join); restoreBackup(before) // true
 */
export function restoreBackup(backup: Backup): boolean {
  try {
    const gone = Object.keys(takeBackup()).map((name): [string, null] => [name, null]);
    return writeAll(new Map<string, string | null>([...gone, ...Object.entries(backup)]));
  } catch {
    return false;
  }
}

const ours = (name: string): boolean => storedKindOf(name) !== undefined;

/** Deletes everything the site stores in this browser: values, values of this tab, pages saved for use without a network, and what Firebase left. */
export async function wipe(): Promise<void> {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const place = open();
      for (const name of Object.keys(place).filter(ours)) place.removeItem(name);
    } catch {
      // Where storage is forbidden there is nothing to delete.
    }
  }
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
    if (name && ours(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
  const databases = storedKinds.filter((kind) => kind.in === "database").map(({ name }) => name);
  for (const name of databases) globalThis.indexedDB?.deleteDatabase(name);
  if ("caches" in globalThis) for (const name of (await caches.keys()).filter(ours)) await caches.delete(name);
}
