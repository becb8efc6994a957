import { leaf, media, use } from "../../ui/theme/tokens";

/** Filters on the left, names on the right; on a phone one below the other. */
export const finderGrid = {
  display: "grid",
  gap: "1rem 2.5rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  [media.aside]: { gridTemplateColumns: "20rem minmax(0, 1fr)" },
  [media.print]: { display: "block" },
  "& > .filters": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "1.25rem",
    background: use.surface,
    borderRadius: leaf.xl,
    padding: "clamp(1.125rem, 2.4vw, 1.75rem)",
    [media.belowAside]: { gap: "0.75rem", padding: "1rem" },
    [media.aside]: { position: "sticky", top: "5.5rem", maxHeight: "calc(100vh - 6.5rem)", overflowY: "auto" },
  },
  "& .sides": {
    display: "flex",
    flexWrap: "wrap",
    gap: "0.5rem",
    // Links to both sides and to the shortlist fit in one row, beside the names too.
    "& a": { paddingInline: "0.625rem" },
    "& [aria-current]": { background: use.button, color: use.buttonText, borderColor: use.buttonBorder },
  },
  "& .summary": {
    display: "flex",
    flexWrap: "wrap",
    gap: "0.5rem 0.75rem",
    alignItems: "center",
    minHeight: "2.75rem",
    marginBottom: "0.75rem",
    [media.belowAside]: { marginBottom: "0.5rem" },
    "& p": { marginRight: "auto" },
    "& button": { minHeight: "2.75rem" },
  },
  "& .applied": {
    display: "flex",
    flexWrap: "wrap",
    gap: "0.5rem",
    flexBasis: "100%",
    // On a phone always a single row, so that the names stay in view; the padding leaves room for the focus ring.
    [media.belowAside]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      minWidth: 0,
      // Positions visually hidden text inside, or the page would scroll sideways.
      position: "relative",
      scrollbarWidth: "none",
      margin: "-0.375rem",
      padding: "0.375rem",
      "& button": { flex: "none", whiteSpace: "nowrap" },
    },
  },
  "& .more": { paddingTop: "1.5rem", [media.printOrNoScript]: { display: "none" } },
} as const;
