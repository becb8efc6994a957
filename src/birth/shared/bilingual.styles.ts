import { tickBox } from "../../ui/TickBox.styles";
import { fixed, leaf, media, size, use } from "../../ui/theme/tokens";

/** Two halves of a row, one language each; below each other on a phone. */
const halves = {
  display: "grid",
  gap: "0.125rem 2rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.split]: { gridTemplateColumns: "1fr 1fr" },
} as const;

/** The sheet of a list in two languages. */
export const bilingualSheet = {
  background: use.raised,
  borderRadius: leaf.xl,
  boxShadow: use.shadowCard,
  padding: "clamp(1.125rem, 3vw, 2.25rem)",
  "& section + section": { marginTop: "1.75rem" },
  "& h2": {
    ...halves,
    fontSize: size.h3,
    paddingBottom: "0.375rem",
    borderBottom: `2px solid ${use.line}`,
    alignItems: "baseline",
    [media.split]: { ...halves[media.split], paddingLeft: "2.5rem" },
  },
  "& h2 small": { font: `500 1rem/1.4 inherit`, fontFamily: "inherit", color: use.muted, letterSpacing: 0 },
  "& ul": { marginTop: 0 },
  "& li": { borderBottom: `1px solid ${use.line}`, breakInside: "avoid" },
  "& li:last-of-type": { borderBottom: 0 },
  // The whole row can be tapped, 44 px high or more.
  "& li label, & .row": { display: "flex", gap: "0.875rem", alignItems: "flex-start", paddingBlock: "0.625rem", lineHeight: 1.5 },
  "& li label": { cursor: "pointer" },
  "& li label > span, & .row > span": { ...halves, flex: 1, minWidth: 0, "& > :first-of-type": { fontWeight: 600, color: use.ink } },
  "& [lang]": { color: use.muted },
  "& input[type=checkbox]": tickBox,
  "& .why": {
    fontSize: size.small,
    lineHeight: 1.5,
    color: use.muted,
    padding: "0 0 0.75rem 2.5rem",
    maxWidth: "48.5rem",
    marginTop: "-0.125rem",
  },
  "& .guide": { padding: "0.25rem 0 0.25rem 2.5rem", fontSize: size.small },
  // Without checkboxes, rows are aligned with their heading.
  "& .row, & ul:has(.row) + .guide": { paddingLeft: 0, [media.split]: { paddingLeft: "2.5rem" } },
  [media.print]: {
    boxShadow: "none",
    padding: 0,
    borderRadius: 0,
    "& section + section": { marginTop: "3pt" },
    "& h2": {
      fontSize: "10pt",
      lineHeight: 1.15,
      gridTemplateColumns: "1fr 1fr",
      gap: "12pt",
      padding: "0 0 1pt 16pt",
      borderBottom: `1px solid ${fixed.printInk}`,
    },
    "& h2 small": { fontSize: "9.5pt" },
    "& li": { padding: "0.6pt 0", borderBottom: `0.5px solid ${fixed.printLine}` },
    "& li label, & .row": { padding: 0, gap: "6pt", fontSize: "8.6pt", lineHeight: 1.12 },
    "& .row": { padding: "0 0 0 15pt" },
    "& li label > span, & .row > span": {
      gridTemplateColumns: "1fr 1fr",
      gap: "12pt",
      padding: 0,
      "& > :first-of-type": { fontWeight: 400 },
    },
    "& input[type=checkbox]": { ...tickBox, width: "9pt", height: "9pt", borderRadius: "2pt", borderColor: fixed.printInk },
    "& input[type=checkbox]:checked": { background: "none", borderColor: fixed.printInk },
    "& input[type=checkbox]:checked::before": {
      width: "3pt",
      height: "6pt",
      border: `solid ${fixed.printInk}`,
      borderWidth: "0 1.5pt 1.5pt 0",
    },
    "& .why": { display: "none" },
  },
} as const;

/** The part above a list: its headline and buttons; on paper only the headline, small. */
export const sheetPage = {
  [media.print]: {
    "& header": { paddingBottom: "4pt", gap: 0 },
    "& header h1": { fontSize: "15pt" },
    "& header p": { display: "none" },
  },
} as const;

/** Headline and buttons, side by side if there is room. */
export const headRow = {
  display: "grid",
  gap: "0 3rem",
  alignItems: "end",
  paddingBottom: "1.25rem",
  [media.halves]: { gridTemplateColumns: "1fr auto" },
  "& > header": { paddingBottom: "1rem" },
  "& .buttons": { display: "flex", flexWrap: "wrap", gap: "0.625rem", paddingBottom: "1rem" },
  [media.print]: { paddingBottom: 0 },
} as const;
