import type { ReactNode } from "react";
import { fieldStyles } from "./field.styles";

interface FieldFrameProps {
  /** The ids of hint and error begin with it. Made from a field’s name: an id made by React would differ between server and browser. */
  id: string;
  legend: string;
  hint?: string;
  /** Error message; missing if there is no error. */
  error?: string;
  /** The boxes. */
  children: ReactNode;
}

/** A group of boxes with its name, its hint and its error, which screen readers read with the group. */
export function FieldFrame({ id, legend, hint, error, children }: FieldFrameProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset css={fieldStyles} aria-describedby={describedBy || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
