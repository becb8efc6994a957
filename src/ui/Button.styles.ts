import { fixed, leaf, media, size, use } from "./theme/tokens";

/** The default button, as specified by the owner: #416165, white, 1.06rem, leaf shape, light pink under the pointer. */
export const button = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minHeight: "2.75rem",
  padding: "0.75rem 1rem",
  border: `1px solid ${use.buttonBorder}`,
  borderRadius: leaf.s,
  background: use.button,
  color: use.buttonText,
  fontSize: size.button,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color .2s, color .2s, border-color .2s",
  "&:hover": { background: use.buttonHover, borderColor: use.buttonHover, color: use.buttonHoverText },
  "&:active": { transform: "translateY(1px)" },
  [media.print]: { border: `1px solid ${fixed.printLine}`, background: "none", color: fixed.printInk },
} as const;

/** A less prominent button, for use next to the default one. */
export const ghostButton = { ...button, background: "transparent", borderColor: use.lineStrong, color: use.brandText } as const;

/** A square button that shows an icon. */
export const iconButton = {
  display: "inline-grid",
  placeItems: "center",
  minWidth: "2.75rem",
  height: "2.75rem",
  padding: "0 0.5rem",
  border: 0,
  background: "transparent",
  color: use.text,
  borderRadius: leaf.s,
  fontWeight: 600,
  textDecoration: "none",
  cursor: "pointer",
  "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
} as const;

/** The icon of the night switch shows what it switches to: the moon, and at night the sun. */
export const nightSwitch = {
  "& .icon:nth-of-type(2), &[aria-pressed=true] .icon:first-of-type": { display: "none" },
  "&[aria-pressed=true] .icon:nth-of-type(2)": { display: "block" },
} as const;

/** A small choice, like a link or a radio in a row. */
export const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "2.75rem",
  padding: "0.5rem 0.875rem",
  border: `1px solid ${use.lineStrong}`,
  borderRadius: leaf.s,
  background: use.raised,
  color: use.text,
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: "none",
  cursor: "pointer",
  "&:hover": { borderColor: use.buttonHover, background: use.buttonHover, color: use.buttonHoverText },
  "&:has(:checked)": { background: use.button, borderColor: use.buttonBorder, color: use.buttonText },
  "&:has(:focus-visible)": { outline: `3px solid ${use.focus}`, outlineOffset: 3 },
  "& input": { appearance: "none", position: "absolute", opacity: 0, width: 1, height: 1 },
} as const;

/** Hides what works only with script, where scripts are off. */
export const onlyWithScript = { [media.noScript]: { display: "none" } } as const;
