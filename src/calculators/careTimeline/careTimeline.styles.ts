import { fixed, font, leaf, media, size, use } from "../../ui/theme/tokens";

/** Two stages side by side where there is room. */
export const careStages = {
  display: "grid",
  gap: "2rem 3rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingTop: "1.5rem",
  [media.aside]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
} as const;

/** The line of a stage: its entries one below the other, each with a dot. */
export const careLine = {
  "& ol": { display: "grid", gap: "0.75rem", marginTop: "0.875rem", paddingLeft: "1.375rem", borderLeft: `2px solid ${use.line}` },
  "& li": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "0 0.75rem",
    alignItems: "start",
    breakInside: "avoid",
    "&::before": {
      content: '""',
      position: "absolute",
      left: "calc(-1.375rem - 6px)",
      top: "0.4375rem",
      width: "0.625rem",
      aspectRatio: "1",
      borderRadius: "50% 50% 50% 0",
      background: use.brand,
    },
    "&[data-status=past]": { color: use.muted, "&::before": { background: use.lineStrong } },
    "&[data-status=now]": {
      background: use.raised,
      boxShadow: use.shadowCard,
      borderRadius: leaf.m,
      padding: "0.75rem 1rem",
      "&::before": { background: use.accent, top: "1.1875rem", width: "0.875rem", left: "calc(-1.375rem - 8px)" },
    },
  },
  "& .when": {
    font: `600 ${size.caption}/1.4 ${font.text}`,
    color: use.brandText,
    display: "flex",
    flexWrap: "wrap",
    gap: "0.25rem 0.625rem",
    alignItems: "center",
  },
  "& h4": { gridColumn: 1, font: `650 ${size.body}/1.35 ${font.text}`, color: use.ink, paddingBottom: "0.25rem" },
  "& li > p": { gridColumn: 1, lineHeight: 1.45, maxWidth: "66ch" },
  "& button": { gridColumn: 2, gridRow: "1 / span 3" },
  [media.print]: {
    "& button": { display: "none" },
    "& ol": { borderColor: fixed.printLine },
  },
} as const;

/** Hides everything but the sheet when the sheet is printed. */
export const notOnSheet = { [media.print]: { "body:has([data-alone]) &": { display: "none" } } } as const;

export const lineSection = { paddingTop: "3rem", ...notOnSheet } as const;

/** The table of visits and the sheet for a visit, side by side where there is room. */
export const careEnd = {
  display: "grid",
  gap: "0 3rem",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 28rem), 1fr))",
  alignItems: "start",
  [media.print]: { display: "block" },
} as const;

/** The sheet: a card on the screen, the whole page on paper. */
export const visitSheet = {
  marginTop: "3rem",
  background: use.tintNight,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 3vw, 2.25rem)",
  display: "grid",
  gap: "1rem",
  "& textarea": {
    width: "100%",
    minHeight: "9rem",
    padding: "0.75rem 0.875rem",
    font: "inherit",
    color: use.ink,
    background: use.raised,
    border: `1.5px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    resize: "vertical",
  },
  "& label": { fontWeight: 650, color: use.ink },
  "& .paper": { display: "none" },
  [media.print]: {
    display: "none",
    "&[data-alone]": { display: "grid", background: "none", padding: 0, marginTop: 0 },
    "& .paper": { display: "block" },
    "& .paper li": { borderBottom: `1px solid ${fixed.printLine}`, padding: "0.15cm 0" },
    "& .lines li": { height: "0.85cm" },
    "& h3": { marginTop: "0.35cm" },
  },
} as const;
