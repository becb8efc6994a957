import { useEffect, useState } from "react";

/**
 * A value kept on the device under a name, for this browser only. It is the given one on the server and until the page is alive.
 * @returns the value, a setter that also stores, and a way to forget it
 */
export function useStored<Value>(name: string, initial: Value): [Value, (next: Value | ((value: Value) => Value)) => void, () => void] {
  const [value, setValue] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again only for another name; what it starts from does not change
  useEffect(() => {
    const refresh = () => {
      const stored = read(name);
      if (stored === null) setValue(initial);
      else if (kindOf(stored) === kindOf(initial ?? {})) setValue(stored as Value);
    };
    refresh();
    // What another tab has stored since, or this page before it was left and gone back to.
    const refreshOnReturn = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    const refreshOnChange = (event: StorageEvent) => {
      if (event.key === name) refresh();
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
    (next) =>
      setValue((before) => {
        const after = next instanceof Function ? next(before) : next;
        write(name, after);
        return after;
      }),
    () => {
      setValue(initial);
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
