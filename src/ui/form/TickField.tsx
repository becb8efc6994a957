import { leaf, size, use } from "../theme/tokens";

export interface TickFieldProps {
  legend: string;
  hint: string;
  /** The boxes; each is a field of the form, "1" when it is ticked. */
  boxes: readonly { name: string; label: string; isTicked: boolean }[];
  onChange: (change: Record<string, string>) => void;
  /** True for signs one has to act on at once. */
  isEmergency?: boolean;
}

const styles = {
  "& legend": { fontWeight: 650, color: use.ink, padding: 0, marginBottom: "0.375rem" },
  "& .hint": { fontSize: size.small, color: use.muted, lineHeight: 1.45 },
  "& label": {
    display: "flex",
    gap: "0.75rem",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingBlock: "0.375rem",
    lineHeight: 1.4,
    cursor: "pointer",
  },
  "& input": { flex: "none", width: "1.375rem", height: "1.375rem", margin: 0, accentColor: use.button },
} as const;

const emergency = {
  border: `1.5px solid ${use.call112Border}`,
  borderRadius: leaf.l,
  background: use.call112Body,
  color: use.call112Text,
  padding: "1rem 1.125rem",
  // A legend would otherwise sit on the border.
  "& legend": { float: "left", width: "100%", fontWeight: 650, color: use.call112Strong, padding: 0, marginBottom: "0.375rem" },
  "& .hint": { clear: "both", fontWeight: 600, color: use.call112Strong, lineHeight: 1.45 },
  "& input": { flex: "none", width: "1.375rem", height: "1.375rem", margin: 0, accentColor: use.call112Border },
} as const;

/** Any of several, each to be ticked. */
export function TickField({ legend, hint, boxes, onChange, isEmergency = false }: TickFieldProps) {
  const id = `${boxes[0]?.name ?? "tick"}-hint`;
  return (
    <fieldset css={isEmergency ? { ...styles, ...emergency } : styles} aria-describedby={id}>
      <legend>{legend}</legend>
      <p className="hint" id={id}>
        {hint}
      </p>
      {boxes.map(({ name, label, isTicked }) => (
        <label key={name}>
          <input
            type="checkbox"
            name={name}
            value="1"
            checked={isTicked}
            onChange={(event) => onChange({ [name]: event.target.checked ? "1" : "" })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
