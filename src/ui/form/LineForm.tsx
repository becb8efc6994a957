import type { RefObject } from "react";
import { button, onlyWithScript } from "../Button.styles";
import { lineField } from "./lineField.styles";

export interface LineFormProps {
  /** Anchor of the field; hint and error are named after it. */
  id: string;
  /** Name of the form, for screen readers. */
  name: string;
  words: { label: string; hint: string; submit: string };
  /** What is wrong with what was typed, null when nothing is. */
  error: string | null;
  field: RefObject<HTMLInputElement>;
  onSubmit: (typed: string) => void;
}

/** One field and its button in a line. What is typed stays in the field. */
export function LineForm({ id, name, words, error, field, onSubmit }: LineFormProps) {
  return (
    <form
      method="dialog"
      noValidate
      aria-label={name}
      css={lineField}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(field.current?.value ?? "");
      }}
    >
      <label htmlFor={id}>{words.label}</label>
      <p className="note" id={`${id}-hint`}>
        {words.hint}
      </p>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <div className="line">
        <input
          id={id}
          ref={field}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
        <button type="submit" css={{ ...button, ...onlyWithScript }}>
          {words.submit}
        </button>
      </div>
    </form>
  );
}
