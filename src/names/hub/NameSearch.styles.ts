import { leaf, media, size, use } from "../../ui/theme/tokens";
import { chipRow, foundNames } from "../nameLinks.styles";

/** The search over both sides: a field with its results directly below. */
export const searchStyles = {
  display: "grid",
  gap: "0.75rem",
  marginBottom: "1.5rem",
  justifyItems: "start",
  "& form": { width: "100%", maxWidth: "40rem", [media.noScript]: { display: "none" } },
  "& label": { display: "grid", gap: "0.375rem", fontWeight: 650, color: use.ink },
  "& .box": { position: "relative", display: "block" },
  "& .box .icon": { position: "absolute", left: "0.875rem", top: "1rem", color: use.muted },
  "& input": {
    width: "100%",
    minHeight: "3.25rem",
    padding: "0.625rem 0.875rem 0.625rem 2.75rem",
    border: `1px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    background: use.raised,
    fontWeight: 400,
  },
  "& [role=status]": { fontSize: size.small, color: use.muted, "&:empty": { display: "none" } },
  "& .row": chipRow,
  "& .names": foundNames,
  "& .names li": { flexWrap: "wrap", gap: "0 0.5rem", paddingBlock: "0.5rem" },
  "& .names p": { flexBasis: "100%", lineHeight: 1.4 },
  [media.print]: { display: "none" },
} as const;
