/** Styles of the header. */
import { iconButton } from "../../ui/Button.styles";
import { iconMask, maskedIcon } from "../../ui/sharedIcons";
import { wrap } from "../../ui/theme/globalStyles";
import { leaf, media, use } from "../../ui/theme/tokens";

/** Height of the header, on wide screens and on a phone. */
export const headerHeight = "4.5rem";
export const headerHeightOnPhone = "3.75rem";

/** Additional height of the header when it has the button that leaves the page at once. */
export const leaveRowHeight = "3.5rem";

/** Part of the sticky header: the text scrolls under it as under the menu, so it covers nothing that cannot be scrolled into view. */
export const leaveRow = {
  ...wrap,
  display: "flex",
  justifyContent: "flex-end",
  alignItems: "center",
  minHeight: leaveRowHeight,
} as const;

/** Logo, menu and buttons, in one row if they fit. */
export const bar = {
  ...wrap,
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  minHeight: headerHeight,
  // With very large text, logo and buttons need rows of their own.
  [media.belowMenu]: { flexWrap: "wrap" },
  [media.mobile]: { minHeight: headerHeightOnPhone, gap: "0.375rem", "& .logo > span": { height: "1.75rem" } },
  [media.narrow]: { gap: "0.25rem" },
} as const;

const entry = {
  display: "flex",
  alignItems: "center",
  gap: "0.25rem",
  minHeight: "2.75rem",
  paddingInline: "0.625rem",
  color: use.text,
  fontWeight: 500,
  textDecoration: "none",
  borderRadius: leaf.s,
  whiteSpace: "nowrap",
  "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
} as const;

const current = { color: use.ink, fontWeight: 650, boxShadow: `inset 0 -3px 0 -1px ${use.accent}`, borderRadius: 0 } as const;

/** The groups of the menu; each opens a list below its name. */
export const menu = {
  marginInline: "auto",
  "& > ul": { display: "flex", gap: "clamp(0rem, 0.6vw, 0.5rem)" },
  "& > ul > li": { position: "relative" },
  "& > ul > li > a, & summary": entry,
  "& summary": { cursor: "pointer", listStyle: "none", "&::-webkit-details-marker": { display: "none" } },
  "& summary::after": {
    ...maskedIcon,
    "--icon": iconMask("down"),
    width: "0.875rem",
    color: use.muted,
  },
  "& summary:hover::after": { color: "inherit" },
  "& [aria-current], & [data-current] > summary": current,
  "& details > ul": {
    position: "absolute",
    top: "calc(100% + 0.5rem)",
    left: "-0.5rem",
    minWidth: "15rem",
    padding: "0.5rem",
    background: use.raised,
    borderRadius: leaf.m,
    boxShadow: use.shadowLift,
  },
  "& > ul > li:nth-of-type(n + 6) details > ul": { left: "auto", right: "-0.5rem" },
  "& details a": entry,
  [media.belowMenu]: { display: "none" },
} as const;

/** The button that leads to first aid. */
export const aid = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  minHeight: "2.75rem",
  padding: "0.375rem 0.75rem",
  borderRadius: leaf.s,
  border: `1.5px solid ${use.call112Border}`,
  color: use.call112Strong,
  fontWeight: 650,
  textDecoration: "none",
  lineHeight: 1.2,
  whiteSpace: "nowrap",
  "&:hover": { background: use.call112Head, color: use.call112HeadText },
  "& span": { [media.tiny]: { display: "none" } },
} as const;

/** The same button, filled, where it calls 112. */
export const call = { ...aid, background: use.call112Head, color: use.call112HeadText } as const;

/** A magnifying glass; where there is room, it looks like a field. */
export const searchLink = {
  ...iconButton,
  [media.menu]: {
    display: "inline-flex",
    gap: "0.5rem",
    alignItems: "center",
    justifyContent: "flex-start",
    minWidth: "7rem",
    border: `1px solid ${use.lineStrong}`,
    background: use.raised,
    color: use.muted,
    fontWeight: 500,
    paddingInline: "0.75rem",
  },
  "& span": { [media.belowMenu]: { display: "none" } },
} as const;
