import type { RefObject } from "react";
import { button, onlyWithScript } from "../Button.styles";
import { lineField } from "./lineField.styles";

export interface LineFormProps {
  /** Id of the field; the ids of hint and error begin with it. */
  id: string;
  /** Name of the form, for screen readers. */
  name: string;
  words: { label: string; hint: string; submit: string };
  /** Error message; null if there is no error. */
  error: string | null;
  field: RefObject<HTMLInputElement>;
  onSubmit: (typed: string) => void;
}

/** One field and its button in a line. The typed text stays in the field after it is sent. */
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
