import { useEffect, useRef, useState } from "react";

/** True for what a list of ticks or names must be; anything else under its name is set aside. */
export const isListOfTexts = (stored: unknown): boolean => Array.isArray(stored) && stored.every((entry) => typeof entry === "string");

/**
 * A value stored on the device under a name, for this browser only. It is the given one on the server and until the page is hydrated.
 * @param isSound whether what is stored can be used; by default it has to be of the same kind as the initial value
 * @returns the value, a setter that also stores, and a way to forget it
 */
export function useStored<Value>(
  name: string,
  initial: Value,
  isSound: (stored: unknown) => boolean = (stored) => kindOf(stored) === kindOf(initial ?? {}),
): [Value, (next: Value | ((value: Value) => Value)) => void, () => void] {
  const [value, setValue] = useState(initial);
  const current = useRef(initial);
  const change = (next: Value) => {
    current.current = next;
    setValue(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again only for another name; what it starts from does not change
  useEffect(() => {
    const refresh = () => {
      const stored = read(name);
      if (stored === null) change(initial);
      else if (isSound(stored)) change(stored as Value);
    };
    refresh();
    // What another tab has stored since, or this page before it was left and gone back to.
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
  }, [name]);
  return [
    value,
    (next) => {
      const after = next instanceof Function ? next(current.current) : next;
      write(name, after);
      change(after);
    },
    () => {
      change(initial);
      write(name, null);
    },
  ];
}

/** A list stays a list: what another page or an older one left under the name is as if nothing were stored. */
const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    // Storage forbidden, or not ours: as if nothing were stored.
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or forbidden storage: the page works on, it just forgets.
  }
}
