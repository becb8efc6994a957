/** Backup of everything the site stores on this device: exports it, imports it, deletes it. */
import { readStored, writeStored } from "./storage";
import { type StoredName, storedKindOf, storedKinds } from "./stored";

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
 * Merges a backup into what the device already stores. Names that are not ours are left out.
 * @param join merges two values stored under one name
 * @returns how many values were imported, or null where storage is full or forbidden
 * @example putBackup({ "ninni-names": "[\"girl-ada\"]", other: "1" }, (name, here, coming) => coming) // 1
 */
export function putBackup(backup: Backup, join: (name: StoredName, here: unknown, coming: unknown) => unknown): number | null {
  let count = 0;
  try {
    for (const [given, text] of Object.entries(backup)) {
      if (!isKept(given) || typeof text !== "string") continue;
      const kind = storedKindOf(given);
      const name = (kind?.formerly === given ? kind.name : given) as StoredName;
      const before = localStorage.getItem(name);
      const here = readStored(name);
      // Stored unchanged, so that reading it runs the migrations from an older form.
      localStorage.setItem(name, text);
      const coming = readStored(name);
      const isRaw = coming === null;
      // A value that readStored cannot read, like the word for night mode, is imported unchanged, unless the device already has a value.
      if (isRaw && before !== null) localStorage.setItem(name, before);
      if (!isRaw) writeStored(name, here === null ? coming : join(name, here, coming));
      count += 1;
    }
    return count;
  } catch {
    return null;
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
