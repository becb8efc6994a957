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
  const reported = useRef<string[]>([]);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // A value from an earlier key must not undo a later one.
    if (value !== known.current && !reported.current.includes(value)) field.value = value;
    if (field.value === value) reported.current = [];
    known.current = value;
  });
  return (
    <label className="field">
      {label}
      <input
        {...attributes}
        ref={input}
        onChange={({ target }) => {
          reported.current.push(target.value);
          startTransition(() => onType(target.value));
        }}
      />
    </label>
  );
}
