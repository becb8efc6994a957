/** Radios that look like tabs. */
import { leaf, media, use } from "./theme/tokens";

/** Tabs in a row with a line below. */
export const rail = {
  display: "flex",
  gap: "0.25rem",
  borderBottom: `1px solid ${use.line}`,
  marginBottom: "0.5rem",
  overflowX: "auto",
  // The radios are visually hidden but stay inside this box, or the page would scroll sideways.
  position: "relative",
  "& label": {
    flex: "none",
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingInline: "0.875rem",
    fontWeight: 600,
    color: use.muted,
    cursor: "pointer",
    borderBottom: "3px solid transparent",
    "&:hover": { color: use.ink },
    "&:has(:checked)": { color: use.ink, borderColor: use.accent },
    "&:has(:focus-visible)": { outline: `3px solid ${use.focus}`, outlineOffset: -3 },
  },
  "& input": { position: "absolute", opacity: 0, width: 1, height: 1 },
} as const;

/** Equal segments across the width; as long as none is chosen, each looks like a button. */
export const segments = {
  ...rail,
  border: 0,
  padding: "0.25rem",
  background: use.surface,
  borderRadius: leaf.m,
  "&:not(:has(:checked)) label": { color: use.ink, background: use.raised, borderColor: use.lineStrong },
  "& label": {
    ...rail["& label"],
    flex: 1,
    justifyContent: "center",
    textAlign: "center",
    lineHeight: 1.25,
    paddingBlock: "0.5rem",
    [media.small]: { paddingInline: "0.25rem" },
    // Visible in forced-colours mode, as the edge of each choice.
    border: "1px solid transparent",
    borderRadius: leaf.s,
    "&:has(:checked)": { background: use.button, color: use.buttonText },
  },
} as const;
