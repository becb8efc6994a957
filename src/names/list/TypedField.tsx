import { type ComponentProps, startTransition, useEffect, useRef } from "react";

export interface TypedFieldProps extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "ref"> {
  label: string;
  /** What the list is searched for; it follows the keys, and may be changed from elsewhere. */
  value: string;
  onType: (text: string) => void;
}

/** A text field whose letters stand there at once: nothing is drawn for a key before the browser has shown it, and what follows of it may be overtaken by the next. */
export function TypedField({ label, value, onType, ...attributes }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  /** What was told and has not come back as the value yet. */
  const told = useRef<string[]>([]);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // An earlier key that comes back is no wish to undo a later one.
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
