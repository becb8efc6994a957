import { mobile } from "./mobile";

/** The owner’s breakpoints (mobile to 768, normal from 800, high from 1440) and the widths at which a layout gains a column. */
export const media = {
  mobile: `@media ${mobile}`,
  normal: "@media (min-width: 800px)",
  high: "@media (min-width: 1440px)",
  /** Room for two columns inside a card or panel. */
  pair: "@media (min-width: 640px)",
  pairOnScreen: "@media screen and (min-width: 640px)",
  belowPair: "@media (max-width: 639px)",
  /** Room for two columns but not for three. */
  pairBelowAside: "@media (min-width: 640px) and (max-width: 999px)",
  /** Room for two unequal columns, or three equal ones. */
  split: "@media (min-width: 720px)",
  belowSplit: "@media (max-width: 719px)",
  /** Room for two halves of a page beside each other. */
  halves: "@media (min-width: 900px)",
  /** Room for an aside beside the text. */
  aside: "@media (min-width: 1000px)",
  belowAside: "@media (max-width: 999px)",
  /** Room for two columns beside an aside. */
  wide: "@media (min-width: 1200px)",
  belowNormal: "@media (max-width: 799px)",
  /** Phones held upright. */
  small: "@media (max-width: 559px)",
  /** Room for the whole main menu. */
  menu: "@media (min-width: 1100px)",
  belowMenu: "@media (max-width: 1099px)",
  narrow: "@media (max-width: 379px)",
  tiny: "@media (max-width: 339px)",
  print: "@media print",
  /** A table of several columns does not fit on screen; on paper it does. */
  cardsOnScreen: "@media screen and (max-width: 639px)",
  noScript: "@media (scripting: none)",
  /** What works only with script is not printed either. */
  printOrNoScript: "@media print, (scripting: none)",
} as const;
