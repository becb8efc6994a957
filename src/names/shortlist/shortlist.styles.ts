import { ghostButton } from "../../ui/Button.styles";
import { leaf, media, size, use } from "../../ui/theme/tokens";

/** Selector for printing the list alone. Not `:root`, because Emotion would write the class of the element before it. */
const onSheet = "html[data-print=shortlist] &";

/** For the parts of a page: hides all but the list when the list alone is printed. */
export const aroundShortlist = { [media.print]: { [`${onSheet} > :not(#shortlist):not(:has(#shortlist))`]: { display: "none" } } } as const;

/** The panel of the list and its parts. */
export const shortlistPanel = {
  background: use.surface,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 3vw, 2.5rem)",
  "& > h2": { marginBottom: "0.75rem" },
  "& h3": { fontSize: size.h3, marginBottom: "0.5rem" },
  "& h4": { fontSize: size.body, fontWeight: 650, color: use.ink },
  "& p": { maxWidth: "60ch" },
  "& .part": {
    borderTop: `1px solid ${use.line}`,
    marginTop: "2rem",
    paddingTop: "1.5rem",
    display: "grid",
    gap: "0.75rem",
    gridTemplateColumns: "minmax(0, 1fr)",
  },
  "& .part:focus, & h2:focus": { outline: 0, boxShadow: "none" },
  "& .buttons": { maxWidth: "none", display: "flex", flexWrap: "wrap", gap: "0.625rem", alignItems: "center" },
  "& .note": { fontSize: size.small, color: use.muted, lineHeight: 1.45 },
  "& .error": { color: use.error, fontWeight: 600, fontSize: size.small },
  "& .needs-script": { [media.noScript]: { display: "none" } },
  [media.print]: {
    background: "none",
    padding: 0,
    "& button, & form, & .choices": { display: "none" },
    [`${onSheet} .off-sheet`]: { display: "none" },
  },
} as const;

/** The panel while it has no name: how to add one, and beside it the way to the partner's list. */
export const emptyPanel = {
  ...shortlistPanel,
  [media.halves]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr",
    columnGap: "clamp(2.5rem, 6vw, 6rem)",
    "& > *": { gridColumn: 1 },
    "& .part": {
      gridArea: "1 / 2 / span 9",
      margin: 0,
      padding: "0 0 0 clamp(1.25rem, 3vw, 2.5rem)",
      border: 0,
      borderLeft: `1px solid ${use.line}`,
      alignContent: "start",
    },
  },
} as const;

/** A button at the end of a row. */
export const rowButton = { ...ghostButton, flex: "none", fontSize: size.small, padding: "0.5rem 0.75rem" } as const;
