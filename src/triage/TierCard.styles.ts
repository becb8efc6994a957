import { fixed, leaf, media, size, use } from "../ui/theme/tokens";
import type { Tier } from "../vocabulary/tiers";

/** The card in the colours of its tier. @param isSoft a line and dark text instead of a filled head */
export function cardOf(tier: Tier, isSoft: boolean) {
  const strong = use[`${tier}Strong`];
  const softHead = { background: "none", color: strong, paddingBottom: 0 } as const;
  return {
    borderRadius: leaf.l,
    overflow: "hidden",
    border: `1.5px solid ${use[`${tier}Border`]}`,
    background: use[`${tier}Body`],
    color: use[`${tier}Text`],
    "& > header": {
      display: "flex",
      gap: "0.75rem",
      alignItems: "flex-start",
      background: use[`${tier}Head`],
      color: use[`${tier}HeadText`],
      padding: "0.875rem 1.25rem",
      "html[data-quiet] &": softHead,
      ...(isSoft && softHead),
    },
    "& h3": { color: "inherit", lineHeight: 1.25 },
    "& header .icon": { width: "1.625rem", height: "1.625rem", strokeWidth: 2 },
    "& > div": { padding: "1.125rem 1.25rem 1.375rem", display: "grid", gap: "0.75rem" },
    "& ul": { listStyle: "disc", paddingLeft: "1.125rem" },
    "& li + li": { marginTop: "0.4375rem" },
    "& li::marker": { color: strong },
    "& small": { display: "block", fontSize: size.small, fontWeight: 650, color: strong },
    "& p": { color: strong, fontWeight: 600, lineHeight: 1.45 },
    [media.print]: {
      border: `2px solid ${fixed.printInk}`,
      breakInside: "avoid",
      marginBottom: "0.3cm",
      "& > header": { background: "none", color: fixed.printInk, borderBottom: `2px solid ${fixed.printInk}` },
      "& p, & small": { color: fixed.printInk },
    },
  } as const;
}
