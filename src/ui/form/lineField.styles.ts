import { leaf, use } from "../theme/tokens";

/** A field for one line of text with its label. */
export const lineField = {
  display: "grid",
  gap: "0.375rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  "& label": { fontWeight: 650, color: use.ink },
  "& .line": { display: "flex", flexWrap: "wrap", gap: "0.625rem", width: "100%" },
  "& input": {
    flex: "1 1 12rem",
    minWidth: 0,
    maxWidth: "24rem",
    minHeight: "3rem",
    padding: "0.625rem 0.75rem",
    background: use.raised,
    border: `1.5px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    color: use.ink,
    "&[aria-invalid=true]": { border: `2px solid ${use.error}` },
  },
} as const;
