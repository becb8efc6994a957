/**
 * What is kept on the device, for this browser only, under the names of stored.ts. Storage that is forbidden or full never stops a page: it just
 * forgets. Older forms of a value are brought up to date when they are read (migrations.ts); what cannot be read – broken, of another kind, or of a
 * newer site – counts as nothing, and is set aside before anything takes its place.
 */
import { isListOfTexts, migrations, shapes } from "./migrations";
import { type StoredName, stored, storedKindOf } from "./stored";

export { isListOfTexts };

/** A value with the number of its form; the first form stands by itself. */
interface Numbered {
  version: number;
  value: unknown;
}

const isNumbered = (stored: unknown): stored is Numbered =>
  typeof stored === "object" && stored !== null && Object.keys(stored).sort().join() === "value,version";

/** The present form of what a text on the device says; undefined where it says nothing we understand. */
function understand(name: StoredName, text: string): unknown {
  const id = storedKindOf(name)?.id;
  const steps = (id && migrations[id]) ?? [];
  try {
    const found: unknown = JSON.parse(text);
    const { version, value } = isNumbered(found) ? found : { version: 1, value: found };
    // A newer form comes from a newer page in another tab.
    if (!Number.isInteger(version) || version < 1 || version > steps.length + 1) return undefined;
    const present = steps.slice(version - 1).reduce((before, step) => step(before), value);
    const isOurs = id && shapes[id];
    return isOurs && !isOurs(present) ? undefined : present;
  } catch {
    return undefined;
  }
}

/** The text under a name, or under the name it had before. */
function textOf(name: StoredName): string | null {
  const formerly = storedKindOf(name)?.formerly;
  return localStorage.getItem(name) ?? (formerly ? localStorage.getItem(formerly) : null);
}

/**
 * What is stored under a name in its present form, or null where nothing is, or nothing of ours.
 * @example readStored("ninni-names") // ["girl-ada"]
 */
export function readStored(name: StoredName): unknown {
  try {
    return understand(name, textOf(name) ?? "null") ?? null;
  } catch {
    // Storage forbidden: as if nothing were stored.
    return null;
  }
}

/** Puts what is not ours, or not of our time, under a name of its own, where it stays until everything is deleted. */
function setAside(name: StoredName, text: string): void {
  for (let number = 1; ; number++) {
    const place = `${stored.aside.name}${name}${number === 1 ? "" : `-${number}`}`;
    const there = localStorage.getItem(place);
    if (there === text) return;
    if (there !== null) continue;
    localStorage.setItem(place, text);
    return;
  }
}

/**
 * Stores a value under a name; null forgets it.
 * @returns false where storage is full or forbidden; what stood there before is then still there
 */
export function writeStored(name: StoredName, value: unknown): boolean {
  const kind = storedKindOf(name);
  const version = ((kind && migrations[kind.id]) ?? []).length + 1;
  try {
    const before = textOf(name);
    if (before !== null && understand(name, before) === undefined) setAside(name, before);
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(version === 1 ? value : { version, value }));
    if (kind?.formerly) localStorage.removeItem(kind.formerly);
    return true;
  } catch {
    // The page works on, it just forgets.
    return false;
  }
}

/** The list stored under a name, empty where there is none. */
export function readList(name: StoredName): string[] {
  const list = readStored(name);
  return isListOfTexts(list) ? list : [];
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
