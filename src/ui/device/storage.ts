/**
 * Reads and writes what is stored in this browser under the names of stored.ts. Storage that is forbidden or full never stops a page: nothing is
 * stored then. Older forms of a value are brought up to date when they are read (migrations.ts). A value that cannot be read (broken, of another
 * type, or from a newer version of the site) is treated as missing, and is copied to another name before anything overwrites it.
 */
import { isListOfTexts, migrations, shapes } from "./migrations";
import { type StoredName, stored, storedKindOf } from "./stored";

export { isListOfTexts };

/** A value with the number of its form; the first form is stored without a number. */
interface Numbered {
  version: number;
  value: unknown;
}

const isNumbered = (stored: unknown): stored is Numbered =>
  typeof stored === "object" && stored !== null && Object.keys(stored).sort().join() === "value,version";

/**
 * Parses a stored text and brings it to the present form; undefined if it cannot be understood.
 * @example understand("ninni-names", '["girl-ada"]') // ["girl-ada"]
 */
export function understand(name: StoredName, text: string): unknown {
  const id = storedKindOf(name)?.id;
  const steps = (id && migrations[id]) ?? [];
  try {
    const found: unknown = JSON.parse(text);
    const { version, value } = isNumbered(found) ? found : { version: 1, value: found };
    // A newer form was stored by a newer page in another tab.
    if (!Number.isInteger(version) || version < 1 || version > steps.length + 1) return undefined;
    const present = steps.slice(version - 1).reduce((before, step) => step(before), value);
    const isOurs = id && shapes[id];
    return isOurs && !isOurs(present) ? undefined : present;
  } catch {
    return undefined;
  }
}

/** The text stored under a name, or under its former name. */
function textOf(name: StoredName): string | null {
  const formerly = storedKindOf(name)?.formerly;
  return localStorage.getItem(name) ?? (formerly ? localStorage.getItem(formerly) : null);
}

/**
 * The value stored under a name, in its present form; null if there is none or it cannot be read.
 * @example readStored("ninni-names") // ["girl-ada"]
 */
export function readStored(name: StoredName): unknown {
  try {
    return understand(name, textOf(name) ?? "null") ?? null;
  } catch {
    // Storage is forbidden: same as nothing stored.
    return null;
  }
}

/** Copies a text that cannot be read to a name of its own, where it stays until everything is deleted. */
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
 * A value as it is stored under a name, with the number of its form.
 * @example storedText("ninni-names", ["girl-ada"]) // '["girl-ada"]'
 */
export function storedText(name: StoredName, value: unknown): string {
  const kind = storedKindOf(name);
  const version = ((kind && migrations[kind.id]) ?? []).length + 1;
  return JSON.stringify(version === 1 ? value : { version, value });
}

/**
 * Stores a value under a name; null deletes it. The page is told by the event `ninni:stored`.
 * @returns false where storage is full or forbidden; the previous value is then unchanged
 * @example writeStored("ninni-names", ["girl-ada"]) // true
 */
export function writeStored(name: StoredName, value: unknown): boolean {
  const kind = storedKindOf(name);
  try {
    const before = textOf(name);
    if (before !== null && understand(name, before) === undefined) setAside(name, before);
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, storedText(name, value));
    if (kind?.formerly) localStorage.removeItem(kind.formerly);
    // Browsers tell only the other tabs.
    dispatchEvent(new Event("ninni:stored"));
    return true;
  } catch {
    // The page keeps working without storing anything.
    return false;
  }
}

/**
 * The list of strings stored under a name; empty if there is none.
 * @example readList("ninni-names") // ["girl-ada"]
 */
export function readList(name: StoredName): string[] {
  const list = readStored(name);
  return isListOfTexts(list) ? list : [];
}

/**
 * Calls `refresh` when another tab has stored something under the name, or when the reader comes back to this page with the browser’s Back or
 * Forward.
 * @returns stops listening
 * @example useEffect(() => onStoredElsewhere("ninni-names", refresh), [])
 */
export function onStoredElsewhere(name: StoredName, refresh: () => void): () => void {
  const refreshOnReturn = (event: PageTransitionEvent) => {
    if (event.persisted) refresh();
  };
  const refreshOnChange = (event: StorageEvent) => {
    // Without a key, all of the storage was cleared.
    if (event.key === name || event.key === null) refresh();
  };
  addEventListener("pageshow", refreshOnReturn);
  addEventListener("storage", refreshOnChange);
  return () => {
    removeEventListener("pageshow", refreshOnReturn);
    removeEventListener("storage", refreshOnChange);
  };
}
