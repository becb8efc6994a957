import { ghostButton } from "../../ui/Button.styles";
import { focusOnPanel } from "../../ui/theme/globalStyles";
import { panelRings } from "../../ui/theme/panelRings";
import { fixed, font, leaf, media, size, use } from "../../ui/theme/tokens";

/** Form on the left, result on the right; on a phone one below the other. */
export const calculatorGrid = (columns = "minmax(20rem, 0.82fr) 1.18fr") => ({
  display: "grid",
  gap: "1.5rem clamp(1.5rem, 3vw, 3rem)",
  alignItems: "start",
  [media.halves]: { gridTemplateColumns: columns },
});

/** The result stays in view beside the field being filled in; before there is one, its place is as high as the form, at most as the window. */
export const calculatorSide = {
  display: "grid",
  gap: "1.5rem",
  minWidth: 0,
  [media.halves]: {
    position: "sticky",
    top: "6rem",
    "&:has(.waiting)": { alignSelf: "stretch", gridTemplateRows: "1fr", maxHeight: "calc(100vh - 7.5rem)" },
  },
} as const;

export const calculatorForm = {
  display: "grid",
  gap: "1.5rem 2rem",
  background: use.raised,
  borderRadius: leaf.xl,
  boxShadow: use.shadowCard,
  padding: "clamp(1.125rem, 3vw, 2.25rem)",
  // Short fields are side by side where two fit.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))",
  "& > :not(fieldset, .half), & > fieldset:only-of-type, & > fieldset:has([type=checkbox])": { gridColumn: "1 / -1" },
  // Smaller gaps keep the button in the first view.
  [media.small]: { gap: "1.125rem" },
  [media.print]: { display: "none" },
} as const;

export const calculatorResult = {
  background: use.panel,
  color: use.panelMuted,
  borderRadius: leaf.xl,
  padding: "clamp(1.5rem, 3.4vw, 2.75rem)",
  display: "grid",
  gap: "1.25rem",
  alignContent: "start",
  position: "relative",
  overflow: "hidden",
  "&::after": {
    content: '""',
    position: "absolute",
    right: "-7rem",
    top: "-7rem",
    width: "20rem",
    aspectRatio: "1",
    borderRadius: "50%",
    background: panelRings(14, 0.16),
    pointerEvents: "none",
  },
  "& h2": { font: `600 1rem/1.4 ${font.text}`, color: use.panelMuted, letterSpacing: 0 },
  "& p:not([class]), & li": { textWrap: "pretty" },
  "& b, & strong": { color: use.panelText },
  "& a:not([class])": { color: use.panelLink },
  "& :focus-visible": focusOnPanel,
  [media.print]: {
    overflow: "visible",
    background: "none",
    padding: 0,
    "& *": { color: `${fixed.printInk} !important` },
    "&::after": { display: "none" },
  },
} as const;

/** The answer in large letters, with a smaller line below it. */
export const bigAnswer = {
  font: `500 ${size.display}/1.08 ${font.heading}`,
  color: use.panelText,
  letterSpacing: "-0.018em",
  textWrap: "balance",
  "& small": { display: "block", marginTop: "0.375rem", font: `500 1.125rem/1.5 ${font.text}`, color: use.panelMuted, letterSpacing: 0 },
} as const;

/** Links and buttons side by side; not on paper. */
export const actionRow = { display: "flex", flexWrap: "wrap", gap: "0.375rem", zIndex: 1, [media.print]: { display: "none" } } as const;

/** A button with an outline, for the dark background of the result. */
export const panelButton = {
  ...ghostButton,
  color: use.panelText,
  borderColor: fixed.badgeLine,
} as const;
