import { media, use } from "../ui/theme/tokens";

/** A list of names found by a tool, in two columns where there is room: each has a link to its page and a line below it. */
export const foundNames = {
  display: "grid",
  width: "100%",
  [media.pair]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: "2.5rem" },
  "& li": { display: "flex", alignItems: "center", borderBottom: `1px solid ${use.line}` },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    fontSize: "1.25rem",
    fontWeight: 600,
    color: use.ink,
    textDecoration: "none",
    "&:hover": { color: use.linkHover },
  },
} as const;

/** Chips in a row. */
export const chipRow = { display: "flex", flexWrap: "wrap", gap: "0.5rem", alignItems: "center" } as const;
