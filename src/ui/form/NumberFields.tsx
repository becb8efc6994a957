import { FieldFrame } from "./FieldFrame";

export interface NumberFieldsProps {
  legend: string;
  hint: string;
  /** Error message, and the name of the box it belongs to. */
  error?: { name: string; text: string };
  /** The boxes, side by side; each is a field of the form. */
  boxes: readonly { name: string; label: string; value: string; inputMode?: "numeric" | "decimal" }[];
  onChange: (change: Record<string, string>) => void;
}

/** Several boxes are as wide as their names; the name of a single box, usually its unit, follows it. */
const boxRow = {
  "&.row label": { flex: "1 1 6rem", maxWidth: "8.5rem", whiteSpace: "nowrap" },
  "&.row label:only-of-type": { maxWidth: "none", whiteSpace: "normal", display: "flex", alignItems: "center", gap: "0.625rem" },
  "& label:only-of-type > input": { flex: "0 1 6rem", order: -1 },
} as const;

/** One or more numbers that belong together, like weeks and days. They are text fields, so that a decimal comma and a decimal point both work. */
export function NumberFields({ legend, hint, error, boxes, onChange }: NumberFieldsProps) {
  const id = boxes[0]?.name ?? "number";
  return (
    <FieldFrame id={id} legend={legend} hint={hint} error={error?.text}>
      <div className="row" css={boxRow}>
        {boxes.map(({ name, label, value, inputMode = "numeric" }) => (
          <label key={name}>
            {label}
            <input
              name={name}
              inputMode={inputMode}
              autoComplete="off"
              value={value}
              onChange={(event) => onChange({ [name]: event.target.value })}
              aria-invalid={error?.name === name ? true : undefined}
              aria-describedby={error?.name === name ? `${id}-error` : undefined}
            />
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
