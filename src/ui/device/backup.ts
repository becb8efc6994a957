/** Everything the site keeps on this device as a whole: taken out, put in again, wiped. */
import { readStored, writeStored } from "./storage";
import { type StoredName, storedKindOf, storedKinds } from "./stored";

/** What is kept for good, as it stands on the device, by name. */
export type Backup = Readonly<Record<string, string>>;

const isKept = (name: string): name is StoredName => storedKindOf(name)?.in === "local";

/**
 * What is kept for good; empty where storage is forbidden.
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
 * Puts a backup beside what is on the device. Names that are not ours are left out.
 * @param join what becomes of two values of one name
 * @returns how many values were taken over, or null where the device keeps nothing
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
      // As it came, so that steps from an older form are gone through as for any other value.
      localStorage.setItem(name, text);
      const coming = readStored(name);
      const isRaw = coming === null;
      // What cannot be read here, like the word for the night, is taken as it came where nothing stood before.
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

/** Deletes everything the site keeps in this browser: values, what goes with the tab, pages for when there is no network, and what Firebase left. */
export async function wipe(): Promise<void> {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const place = open();
      for (const name of Object.keys(place).filter(ours)) place.removeItem(name);
    } catch {
      // Forbidden storage holds nothing.
    }
  }
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing in browsers of the list
    if (name && ours(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
  const databases = storedKinds.filter((kind) => kind.in === "database").map(({ name }) => name);
  for (const name of databases) globalThis.indexedDB?.deleteDatabase(name);
  if ("caches" in globalThis) for (const name of (await caches.keys()).filter(ours)) await caches.delete(name);
}
