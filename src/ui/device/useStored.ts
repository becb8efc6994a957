import { useRef, useState } from "react";
import { onStoredElsewhere, readStored, writeStored } from "./storage";
import type { StoredName } from "./stored";
import { useOnChange } from "./useOnChange";

/**
 * A value stored on the device under a name. On the server and until the island is hydrated it is the initial value.
 * @param isUsable whether the stored value can be used; by default it must be of the same type as the initial value
 * @returns the value, a setter that also stores it, and a function that deletes it
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
  // Read again only for another name; the initial value does not change.
  useOnChange([name], () => {
    const refresh = () => {
      const stored = readStored(name);
      if (stored === null) change(initial);
      else if (isUsable(stored)) change(stored as Value);
    };
    refresh();
    return onStoredElsewhere(name, refresh);
  });
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

/** Type of a value, in which a list differs from an object. Whatever another or older page stored with another type is ignored. */
const storedKind = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);
