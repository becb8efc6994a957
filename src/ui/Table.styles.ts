import { size, use } from "./theme/tokens";

/** A table of figures in running text. */
export const figureTable = {
  maxWidth: "42rem",
  "& th, & td": {
    textAlign: "left",
    padding: "0.75rem 0.75rem 0.75rem 0",
    borderBottom: `1px solid ${use.line}`,
    verticalAlign: "top",
    lineHeight: 1.45,
  },
  "& th": { color: use.ink, fontWeight: 600 },
  "& thead th": { fontSize: size.caption, color: use.muted },
} as const;
