import { iconMask, maskedIcon } from "../../ui/sharedIcons";
import { leaf, use } from "../../ui/theme/tokens";
import { groupsInHeader } from "./navigation";

const styles = {
  "& > a, & summary": {
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    gap: "0.875rem",
    alignItems: "center",
    minHeight: "3.25rem",
    borderTop: `1px solid ${use.line}`,
    color: use.ink,
    fontWeight: 600,
    textDecoration: "none",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "&::before": { ...maskedIcon, width: "1.375em", color: use.brandText },
    "&::after": { ...maskedIcon, "--icon": iconMask("down"), width: "1.125rem", color: use.muted },
    "&:hover": { color: use.linkHover },
  },
  "& > a::after": { "--icon": iconMask("right") },
  ...Object.fromEntries(groupsInHeader.map(({ icon: name }, i) => [`& > :nth-child(${i + 1})`, { "--icon": iconMask(name) }])),
  "& [aria-current], & [data-current] > summary": { boxShadow: `inset 3px 0 0 ${use.accent}`, paddingLeft: "0.625rem" },
  "& details[open] summary::after": { rotate: "180deg" },
  "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "0 1rem", paddingBottom: "0.75rem", paddingLeft: "2.375rem" },
  "& ul a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    color: use.text,
    lineHeight: 1.3,
    textDecoration: "none",
    borderRadius: leaf.s,
    "&:hover": { color: use.linkHover, textDecoration: "underline" },
  },
} as const;

/**
 * The menu with every group and its links; opening a group closes the one before. Empty in the HTML: when the menu is first opened,
 * src/site/inline/menus.ts copies the groups from the header, which is in every page anyway.
 */
export function MenuGroups() {
  return <div data-menu="" css={styles} />;
}
