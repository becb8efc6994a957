import { type ComponentProps, startTransition, useEffect, useRef } from "react";

export interface TypedFieldProps extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "ref"> {
  label: string;
  /** The text the list is searched for; it is updated after the keys, and may be changed from elsewhere. */
  value: string;
  onType: (text: string) => void;
}

/** A text field that shows its letters at once: nothing renders for a key before the browser has shown it, and a later key may overtake that rendering. */
export function TypedField({ label, value, onType, ...attributes }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  /** Texts passed to `onType` that have not come back as `value` yet. */
  const told = useRef<string[]>([]);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // A value from an earlier key must not undo a later one.
    if (value !== known.current && !told.current.includes(value)) field.value = value;
    if (field.value === value) told.current = [];
    known.current = value;
  });
  return (
    <label className="field">
      {label}
      <input
        {...attributes}
        ref={input}
        onChange={({ target }) => {
          told.current.push(target.value);
          startTransition(() => onType(target.value));
        }}
      />
    </label>
  );
}
