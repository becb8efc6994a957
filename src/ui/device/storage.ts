/**
 * What is kept on the device, for this browser only, under the names of stored.ts. Storage that is forbidden or full never stops a page: it just
 * forgets.
 */
import type { StoredName } from "./stored";

/**
 * What is stored under a name, or null where nothing is, or nothing of ours.
 * @example readStored("ninni-names") // ["girl-ada"]
 */
export function readStored(name: StoredName): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    // Storage forbidden, or not ours: as if nothing were stored.
    return null;
  }
}

/** Stores a value under a name; null forgets it. */
export function writeStored(name: StoredName, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or forbidden storage: the page works on, it just forgets.
  }
}

/** True for what a list of ticks or names must be; anything else under its name is set aside. */
export const isListOfTexts = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((entry) => typeof entry === "string");

/** The list stored under a name, empty where there is none. */
export function readList(name: StoredName): string[] {
  const stored = readStored(name);
  return isListOfTexts(stored) ? stored : [];
}

/**
 * Calls back when another tab has stored something under the name, or this page is gone back to.
 * @returns stops it
 */
export function onStoredElsewhere(name: StoredName, refresh: () => void): () => void {
  const refreshOnReturn = (event: PageTransitionEvent) => {
    if (event.persisted) refresh();
  };
  const refreshOnChange = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key === name || event.key === null) refresh();
  };
  addEventListener("pageshow", refreshOnReturn);
  addEventListener("storage", refreshOnChange);
  return () => {
    removeEventListener("pageshow", refreshOnReturn);
    removeEventListener("storage", refreshOnChange);
  };
}
