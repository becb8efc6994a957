import { useEffect, useRef, useState } from "react";
import { onStoredElsewhere, readStored, writeStored } from "./storage";
import type { StoredName } from "./stored";

/**
 * A value stored on the device under a name. It is the given one on the server and until the island is hydrated.
 * @param isUsable whether what is stored can be used; by default it has to be of the same kind as the initial value
 * @returns the value, a setter that also stores, and a way to forget it
 */
export function useStored<Value>(
  name: StoredName,
  initial: Value,
  isUsable: (stored: unknown) => boolean = (stored) => storedKind(stored) === storedKind(initial ?? {}),
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
      const stored = readStored(name);
      if (stored === null) change(initial);
      else if (isUsable(stored)) change(stored as Value);
    };
    refresh();
    return onStoredElsewhere(name, refresh);
  }, [name]);
  return [
    value,
    (next) => {
      const after = next instanceof Function ? next(current.current) : next;
      writeStored(name, after);
      change(after);
    },
    () => {
      change(initial);
      writeStored(name, null);
    },
  ];
}

/** A list stays a list: what another page or an older one left under the name is as if nothing were stored. */
const storedKind = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);
