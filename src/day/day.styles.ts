/** Styles shared by the parts of “My day”. */
import { leaf, media, size, use } from "../ui/theme/tokens";

export const column = { display: "grid", gap: "2rem" } as const;
export const box = { background: use.raised, borderRadius: leaf.l, boxShadow: use.shadowCard, padding: "1.25rem 1.375rem" } as const;
export const tinted = {
  ...box,
  background: use.surface,
  boxShadow: "none",
  display: "grid",
  gap: "0.75rem",
  alignContent: "start",
} as const;
export const boxTitle = { fontSize: size.h3 } as const;

/** A sentence that must be noticed. */
export const notice = { ...tinted, background: use.tintHoney } as const;

/** Calendar on the left, everything smaller on the right. */
export const halves = {
  display: "grid",
  gap: "2rem clamp(2rem, 4vw, 4rem)",
  alignItems: "start",
  [media.halves]: { gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr)" },
} as const;

/** A button that looks like a link. */
export const textButton = {
  border: 0,
  background: "none",
  padding: "0.5rem 0",
  minHeight: "2.75rem",
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  color: use.link,
  fontWeight: 600,
  fontSize: size.small,
  cursor: "pointer",
  textAlign: "left",
  "&:hover": { color: use.linkHover },
} as const;
