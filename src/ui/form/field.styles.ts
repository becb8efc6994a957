import { leaf, size, use } from "../theme/tokens";

/** A field: its name, hint and error above each other, and its boxes beside each other in a `.row`. */
export const fieldStyles = {
  display: "flex",
  flexDirection: "column",
  gap: "0.375rem",
  "& legend, & > label": { fontWeight: 650, color: use.ink, padding: 0, marginBottom: "0.375rem" },
  "& .hint": { fontSize: size.small, color: use.muted, lineHeight: 1.45 },
  "& .error": { color: use.error, fontWeight: 600, fontSize: size.small },
  "& input:not([type=radio])": {
    width: "100%",
    minHeight: "3rem",
    padding: "0.625rem 0.5rem",
    textAlign: "center",
    background: use.raised,
    border: `1.5px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    color: use.ink,
    "&:focus-visible": { outlineOffset: 0 },
    "&[aria-invalid=true]": { border: `2px solid ${use.error}` },
  },
  // With large text the boxes are below each other; the boxes of two fields side by side are aligned, however long their hints are.
  "& .row": { display: "flex", flexWrap: "wrap", gap: "0.75rem", marginTop: "auto" },
  "& .row label": { display: "grid", gap: "0.25rem", fontSize: size.small, color: use.muted, flex: "1 1 4rem", maxWidth: "5rem" },
} as const;
