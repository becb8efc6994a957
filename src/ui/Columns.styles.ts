import { wrap } from "./theme/globalStyles";
import { layout, media } from "./theme/tokens";

/** How wide an aside is, and how far from the text. */
export const asideWidth = "17rem";
export const asideGap = "clamp(2.5rem, 6vw, 6rem)";

/** Text with an aside at its right where there is room. */
export const columns = {
  ...wrap,
  display: "grid",
  gap: `2rem ${asideGap}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.aside]: { gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}` },
  [media.print]: { display: "block" },
} as const;

/**
 * Two columns of a grid whose gap is at most 1.5rem; one, where letters are so large that two would be narrower than this.
 * @example gridTemplateColumns: twoColumns("8rem")
 */
export const twoColumns = (narrowest: string): string => `repeat(auto-fill, minmax(min(100%, max(${narrowest}, 50% - 0.75rem)), 1fr))`;

/** A band of a page with air above and below. */
export const band = { paddingBlock: `calc(${layout.section} / 2)` } as const;

/** Cards side by side, two from 560 px, then as many as said. */
export const cardGrid = (columnsWide: 3 | 4) =>
  ({
    display: "grid",
    gap: layout.gap,
    gridTemplateColumns: "minmax(0, 1fr)",
    // Of an odd number the last one takes the whole row: no card stands beside a hole.
    [media.pair]: { gridTemplateColumns: "repeat(2, 1fr)", "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
    [media.aside]: { "& > :last-child:nth-child(odd)": { gridColumn: "auto" }, gridTemplateColumns: `repeat(${columnsWide}, 1fr)` },
  }) as const;
