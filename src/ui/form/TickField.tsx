import { tickBox } from "../TickBox.styles";
import { leaf, size, use } from "../theme/tokens";

export interface TickFieldProps {
  legend: string;
  hint: string;
  /** The boxes; each is a field of the form, "1" when it is ticked. */
  boxes: readonly { name: string; label: string; isTicked: boolean }[];
  onChange: (change: Record<string, string>) => void;
  /** True for signs that need action at once. */
  isEmergency?: boolean;
}

const styles = {
  // Two boxes side by side if their texts fit.
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
  columnGap: "2rem",
  "& legend": { fontWeight: 650, color: use.ink, padding: 0, marginBottom: "0.375rem" },
  "& .hint": { gridColumn: "1 / -1", fontSize: size.small, color: use.muted },
  "& label": {
    display: "flex",
    gap: "0.75rem",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingBlock: "0.375rem",
    cursor: "pointer",
  },
  "& input": tickBox,
} as const;

const emergency = {
  border: `1.5px solid ${use.call112Border}`,
  borderRadius: leaf.l,
  background: use.call112Body,
  color: use.call112Text,
  padding: "1rem 1.125rem",
  // A legend would otherwise sit on the border.
  "& legend": { float: "left", gridColumn: "1 / -1", color: use.call112Strong },
  "& .hint": { fontWeight: 600, color: use.call112Strong },
  "& input:checked": { background: use.call112Head, borderColor: use.call112Border },
} as const;

/** A group of checkboxes. */
export function TickField({ legend, hint, boxes, onChange, isEmergency = false }: TickFieldProps) {
  const id = `${boxes[0]?.name ?? "tick"}-hint`;
  return (
    <fieldset css={[styles, isEmergency && emergency]} aria-describedby={id}>
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
