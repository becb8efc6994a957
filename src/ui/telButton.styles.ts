import { fixed, leaf, media, size, use } from "./theme/tokens";

/** A button that makes a call, in the colour of its tier. */
export const telButton = {
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "3rem",
  padding: "0.75rem 1.25rem",
  // Visible in forced-colours mode.
  border: "1px solid transparent",
  borderRadius: leaf.s,
  background: use.nowHead,
  color: use.nowHeadText,
  fontSize: size.button,
  fontWeight: 650,
  textDecoration: "none",
  "&[hidden]": { display: "none" },
  "&:hover": { color: use.nowHeadText },
  [media.print]: { color: fixed.printInk, background: "none" },
} as const;
