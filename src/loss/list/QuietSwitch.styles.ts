import { onlyWithScript } from "../../ui/Button.styles";
import { tickBox } from "../../ui/TickBox.styles";
import { leaf, media, size, use } from "../../ui/theme/tokens";

export const quietCard = {
  background: use.tintNight,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 1rem + 2vw, 2.25rem)",
  "& .switch": { ...onlyWithScript, display: "grid", gap: "0.875rem", justifyItems: "start" },
  "& .without": { display: "none", [media.noScript]: { display: "block" } },
  "& .hidden": {
    display: "grid",
    gap: "0.25rem 2rem",
    width: "100%",
    [media.pair]: { gridTemplateColumns: "1fr 1fr" },
    "& li": { display: "flex", gap: "0.625rem", alignItems: "start" },
    "& .icon": { width: "1.125rem", height: "1.65em", color: use.brandText },
  },
  "& .caption": { fontSize: size.small, color: use.muted, maxWidth: "66ch" },
  "& [role=status]": { fontWeight: 600, color: use.ink, "&:empty": { display: "none" } },
  "& summary": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    color: use.link,
    cursor: "pointer",
    textDecoration: "underline",
  },
  "& details": { width: "100%" },
  "& .ways": { display: "grid", gap: "1rem", [media.pair]: { gridTemplateColumns: "1fr 1fr" } },
  "& .ways > div": {
    display: "grid",
    gap: "0.75rem",
    alignContent: "start",
    justifyItems: "start",
    padding: "1.25rem",
    background: use.raised,
    borderRadius: leaf.m,
  },
  "& .ways h3": { fontSize: size.body, fontWeight: 650 },
  "& .tick": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "0.125rem 0.75rem",
    alignItems: "center",
    minHeight: "2.75rem",
    cursor: "pointer",
    "& input": tickBox,
    "& small": { gridColumn: 2, fontSize: size.small, color: use.muted },
  },
  "& .sizes": { borderTop: `1px solid ${use.line}`, width: "100%", paddingTop: "0.75rem" },
  [media.print]: { display: "none" },
} as const;
