import { textField } from "../../ui/form/textField.styles";
import { tickBox } from "../../ui/TickBox.styles";
import { leaf, media, size, use } from "../../ui/theme/tokens";

/** The button that opens the filters, beside the search; its width leaves room for the number of filters, so that nothing moves. */
const opener = { width: "7rem", gap: "0.5rem" };
const narrowOpener = "5.5rem";

/** Search above the filters; where the names are below them, the filters are folded beside the search. */
export const filterFormStyles = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  position: "relative",
  "& .field": { display: "grid", gap: "0.375rem", fontWeight: 650, color: use.ink, lineHeight: "1.5rem" },
  "& input[type=search], & input[type=text], & details select": { ...textField, fontWeight: 400, textOverflow: "ellipsis" },
  "& legend": { fontWeight: 650, color: use.ink, marginBottom: "0.375rem" },
  "& fieldset > div": { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
  // Only labels of inputs: the label of a select is not struck out when some of its options are disabled.
  "& label:has(input:disabled)": { color: use.muted, textDecoration: "line-through", cursor: "default", background: "none" },
  "& .tick": {
    display: "flex",
    gap: "0.625rem",
    alignItems: "center",
    minHeight: "2.75rem",
    "& input": tickBox,
  },
  "& summary": {
    display: "flex",
    alignItems: "center",
    gap: "0.5rem",
    minHeight: "2.75rem",
    fontWeight: 650,
    color: use.ink,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& .icon:last-child": { marginLeft: "auto" },
  },
  "& .on": {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "1.5rem",
    height: "1.5rem",
    borderRadius: "0.75rem",
    background: use.button,
    color: use.buttonText,
    fontSize: size.caption,
    fontVariantNumeric: "tabular-nums",
  },
  "& details > div": { display: "grid", gap: "1.25rem", paddingTop: "0.75rem" },
  [media.belowAside]: {
    "& .long, & summary .icon:last-child": { display: "none" },
    "& > .field > input": { width: `calc(100% - ${opener.width} - ${opener.gap})` },
    "& summary": {
      position: "absolute",
      right: 0,
      // Below the label of the search, by the height of its line and gap.
      top: "1.875rem",
      width: opener.width,
      height: "3rem",
      justifyContent: "center",
      gap: "0.375rem",
      border: `1px solid ${use.lineStrong}`,
      borderRadius: leaf.s,
      background: use.raised,
      "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
    },
    "& details > div": { paddingBlock: "1.25rem 0.5rem" },
  },
  // Between a phone and a screen with an aside, the folded filters are in two columns.
  [media.pair]: { "& details > div": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "start" } },
  [media.aside]: { gap: "0.75rem", "& .short, & .show": { display: "none" }, "& details > div": { gridTemplateColumns: "minmax(0, 1fr)" } },
  [media.narrow]: {
    "& > .field > input": { width: `calc(100% - ${narrowOpener} - ${opener.gap})` },
    "& summary": { width: narrowOpener, "& > .icon": { display: "none" } },
  },
  [media.noScript]: { display: "none" },
} as const;
