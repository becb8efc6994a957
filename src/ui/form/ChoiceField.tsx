import { chip } from "../Button.styles";
import { FieldFrame } from "./FieldFrame";

export interface ChoiceFieldProps<Value extends string> {
  legend: string;
  /** Name of the field in the form. */
  name: string;
  /** The chosen value; any other text if none is chosen yet. */
  value: string;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hint?: string;
  error?: string;
}

/** Up to three choices in one row, more in two: full rows of equal boxes, none alone in its row. With large text, fewer fit. */
const choiceIn = (count: number) => ({
  ...chip,
  flex: `1 1 ${80 / Math.ceil(count / (count < 4 ? 1 : 2))}%`,
  justifyContent: "center",
  paddingInline: "0.375rem",
  textAlign: "center" as const,
});

/**
 * A choice between a few values, all visible at once. The type of `onChange` allows only these values.
 * @example <ChoiceField legend="Birth" name="birth" value="" choices={[{ value: "first", label: "The first" }]} onChange={(birth) => …} />
 */
export function ChoiceField<Value extends string>({ legend, name, value, choices, onChange, hint, error }: ChoiceFieldProps<Value>) {
  return (
    <FieldFrame id={name} legend={legend} hint={hint} error={error}>
      <div css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem", "& > label": choiceIn(choices.length) }}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
