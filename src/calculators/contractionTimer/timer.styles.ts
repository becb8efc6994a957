import { focusOnPanel } from "../../ui/theme/globalStyles";
import { panelRings } from "../../ui/theme/panelRings";
import { fixed, font, leaf, media, size, use } from "../../ui/theme/tokens";

/** Timer on the left, advice on the right; below them the signs and the record. On a phone one below the other. */
export const timerGrid = {
  display: "grid",
  gap: "1.25rem clamp(2rem, 5vw, 4rem)",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Keeps the scroll position, so that a card added above the questions is in view.
  overflowAnchor: "none",
  "& > .advice": { display: "grid", gap: "1rem", minWidth: 0, alignContent: "start" },
  // The heading is for screen readers only, so the card begins at the height of the timer.
  "& > .advice > h2:first-of-type + div": { paddingTop: 0 },
  "& > .history": { maxWidth: "46rem" },
  "& > .wide": { paddingTop: "1.25rem" },
  [media.halves]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", "& > .wide": { gridColumn: "1 / -1" } },
  // On paper the record comes first, for the ward, and the signs are left out.
  [media.print]: { display: "block", "&:has([data-alone]) > .dangers": { display: "none" }, "& > section": { marginBottom: "0.5cm" } },
} as const;

export const timerPanel = {
  background: use.panel,
  color: use.panelMuted,
  borderRadius: leaf.xl,
  padding: "1.25rem clamp(1.25rem, 3vw, 2.25rem) 1rem",
  display: "grid",
  gap: "1rem",
  justifyItems: "center",
  alignContent: "space-between",
  textAlign: "center",
  position: "relative",
  overflow: "hidden",
  "&::after": {
    content: '""',
    position: "absolute",
    left: "50%",
    top: "58%",
    width: "44rem",
    aspectRatio: "1",
    translate: "-50% -50%",
    borderRadius: "50%",
    background: panelRings(20, 0.13),
    pointerEvents: "none",
  },
  "& dl": { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: "0.25rem", width: "100%", zIndex: 1 },
  "& dl > div": { display: "flex", flexDirection: "column-reverse" },
  "& dt": { fontSize: size.caption, lineHeight: 1.3 },
  "& dd": { font: `500 1.5rem/1.2 ${font.heading}`, color: use.panelText, fontFeatureSettings: '"lnum","tnum"' },
  "& :focus-visible": focusOnPanel,
  "& .quiet": { zIndex: 1, fontSize: size.caption, lineHeight: 1.45, maxWidth: "34ch" },
  "& .undo": {
    zIndex: 1,
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5rem",
    minHeight: "2.75rem",
    border: 0,
    background: "none",
    color: use.panelLink,
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
    cursor: "pointer",
    "&[hidden]": { display: "inline-flex", visibility: "hidden" },
  },
  [media.print]: {
    background: "none",
    borderRadius: 0,
    padding: 0,
    overflow: "visible",
    "&::after, & button, & .quiet": { display: "none" },
    "& dd, & dt": { color: fixed.printInk },
  },
  [media.noScript]: { display: "none" },
} as const;

/** The only button: a large leaf that a thumb finds in the dark; cream while it waits, light pink during a contraction. */
export const tapButton = {
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: "0.25rem",
  width: "min(17rem, 72vw)",
  aspectRatio: "1",
  margin: "0.5rem 0",
  padding: "1rem",
  // Visible in forced-colours mode, where the button has no other edge.
  border: "4px solid transparent",
  borderRadius: "50% 50% 50% 0",
  background: fixed.moon,
  boxShadow: `0 0 0 .75rem ${fixed.moonHalo}`,
  color: fixed.onAccent,
  cursor: "pointer",
  touchAction: "manipulation",
  userSelect: "none",
  WebkitUserSelect: "none",
  "& b": { font: `500 1.75rem/1.1 ${font.heading}`, color: fixed.onAccent },
  "& small": { font: `500 1rem/1.3 ${font.text}`, maxWidth: "11rem" },
  "& .clock": { font: `500 3.75rem/1 ${font.heading}`, fontFeatureSettings: '"lnum","tnum"' },
  "&:focus-visible": { outline: `4px solid ${fixed.focusOnPanel}`, outlineOffset: 6, boxShadow: "none" },
  "&[data-running]": { background: use.buttonHover, boxShadow: `0 0 0 .75rem ${fixed.blushHalo}` },
} as const;

/** The box with the timer's advice when no sign applies. */
export const adviceBox = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0 1rem",
  background: use.tintHoney,
  borderRadius: leaf.l,
  padding: "1.125rem 1.25rem",
  lineHeight: 1.5,
  breakInside: "avoid",
  "& .icon": { width: "1.625rem", height: "1.625rem", color: use.honeyText, gridRow: "span 9" },
  "& h2": { font: `650 1rem/1.5 ${font.text}`, color: use.ink, letterSpacing: 0 },
  "& p": { gridColumn: 2, marginTop: "0.25rem" },
} as const;

export const historyTable = {
  "& th, & td": {
    padding: "0.5rem 0.5rem 0.5rem 0",
    textAlign: "left",
    verticalAlign: "middle",
    borderBottom: `1px solid ${use.line}`,
    lineHeight: 1.45,
    fontFeatureSettings: '"tnum"',
    whiteSpace: "nowrap",
  },
  "& th": { color: use.ink, fontWeight: 600 },
  "& thead th": { fontSize: size.caption, color: use.muted },
  "& .bar": { display: "block", height: "0.625rem", borderRadius: "0.3125rem 0.3125rem 0.3125rem 0", background: use.brand },
  "& tbody tr:first-of-type .bar": { background: use.accent },
  "& td:nth-of-type(3)": { width: "34%" },
  "& td:last-of-type": { width: "2.75rem", padding: 0 },
  [media.tiny]: { "& td:nth-of-type(3), & th:nth-of-type(4)": { display: "none" } },
  [media.print]: { "& td:last-of-type, & thead th:last-of-type": { display: "none" }, "& tr": { breakInside: "avoid" } },
} as const;
