import { leaf, size, use } from "../../ui/theme/tokens";

export interface CaffeineFieldProps {
  /** Its key, which is the name of the field. */
  name: string;
  /** What it is, and how much a portion. */
  label: string;
  portion: string;
  value: string;
  /** What is wrong, in words. */
  error?: string;
  onChange: (change: Record<string, string>) => void;
}

const styles = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 4.5rem",
  gap: "0 1rem",
  alignItems: "center",
  "& span": { color: use.ink, fontWeight: 600, lineHeight: 1.3 },
  "& small": { display: "block", fontSize: size.small, fontWeight: 400, color: use.muted },
  "& input": {
    width: "100%",
    minHeight: "3rem",
    textAlign: "center",
    background: use.raised,
    border: `1.5px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    color: use.ink,
    "&[aria-invalid=true]": { border: `2px solid ${use.error}` },
  },
} as const;

/** How many portions of one thing. */
export function CaffeineField({ name, label, portion, value, error, onChange }: CaffeineFieldProps) {
  return (
    <li>
      <label css={styles}>
        <span>
          {label}
          <small>{portion}</small>
        </span>
        <input
          name={name}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={value}
          onChange={(event) => onChange({ [name]: event.target.value })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
      </label>
      {error && (
        <p className="error" id={`${name}-error`} css={{ color: use.error, fontWeight: 600, fontSize: size.small }}>
          {error}
        </p>
      )}
    </li>
  );
}
