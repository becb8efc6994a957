import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";

export interface WishChoiceProps {
  name: "kind" | "side";
  values: readonly string[];
  chosen: string;
  label: (value: string) => string;
  onChange: (change: Partial<Record<"kind" | "side", string>>) => void;
}

/** A choice of what the name is for. */
export function WishChoice({ name, values, chosen, label, onChange }: WishChoiceProps) {
  const t = useTexts();
  return (
    <fieldset>
      <legend>{t(`match.${name}`)}</legend>
      <div>
        {values.map((value) => (
          <label key={value} css={chip}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChange({ [name]: value })} />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
