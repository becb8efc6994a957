import { useEffect, useState } from "react";

/**
 * A value kept on the device under a name, for this browser only. It is the given one on the server and until the page is alive.
 * @returns the value, a setter that also stores, and a way to forget it
 */
export function useStored<Value>(name: string, initial: Value): [Value, (next: Value | ((value: Value) => Value)) => void, () => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const stored = read(name);
    if (stored !== null) setValue(stored as Value);
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
