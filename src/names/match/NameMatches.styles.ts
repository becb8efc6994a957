import { textField } from "../../ui/form/textField.styles";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { chipRow, foundNames } from "../nameLinks.styles";

/** The finder of names that go together: the choices, the rule, and the names found. */
export const matchStyles = {
  display: "grid",
  gap: "0.875rem",
  justifyItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& form": {
    display: "flex",
    flexWrap: "wrap",
    gap: "1rem 2rem",
    width: "100%",
    padding: "clamp(1.125rem, 2.4vw, 1.75rem)",
    background: use.surface,
    borderRadius: leaf.xl,
    [media.noScript]: { display: "none" },
  },
  "& .field": { display: "grid", gap: "0.375rem", flex: "1 1 16rem", fontWeight: 650, color: use.ink },
  "& input[type=text]": { ...textField, fontWeight: 400 },
  "& legend": { fontWeight: 650, color: use.ink, marginBottom: "0.375rem" },
  "& fieldset > div, & .row": chipRow,
  "& .rule": { maxWidth: "60ch", fontSize: size.small, lineHeight: 1.5, color: use.muted },
  "& [role=status]": { fontWeight: 600, "&:empty": { display: "none" } },
  "& .names": foundNames,
  "& .names li": { gap: "1rem", justifyContent: "space-between", paddingBlock: "0.625rem", breakInside: "avoid" },
  "& .names p": { display: "flex", flexWrap: "wrap", gap: "0.375rem" },
} as const;
