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

/**
 * Cards in full rows of at most as many as said, as equal as may be: how many stand in a row, and how many cards stand in the first rows, which hold one less.
 * @param count cards, 1 or more
 * @example evenRows(10, 4) // { inRow: 4, inWiderRows: 6 }: two rows of three, then one of four
 */
export function evenRows(count: number, most: number): { inRow: number; inWiderRows: number } {
  const rows = Math.ceil(count / most);
  const inRow = Math.ceil(count / rows);
  return { inRow, inWiderRows: (rows * inRow - count) * (inRow - 1) };
}

/**
 * Cards in full rows at every width: one a row, two from 640 px, from 1000 px at most as many as said.
 * @param alone styles of a card that has a row for itself between the two
 * @param wider styles of a card in the first rows, where these hold one less
 */
export function cardRows(count: number, most: 3 | 4, alone: object = {}, wider = alone) {
  const { inRow, inWiderRows } = evenRows(count, most);
  return {
    display: "grid",
    gap: layout.gap,
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.pair]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))", "& > *": { gridColumn: "span 6" } },
    ...(count % 2 === 1 && { [media.pairBelowAside]: { "& > :first-of-type": { gridColumn: "1 / -1", ...alone } } }),
    [media.aside]: {
      "& > *": { gridColumn: `span ${12 / inRow}` },
      ...(inWiderRows > 0 && { [`& > :nth-of-type(-n + ${inWiderRows})`]: { gridColumn: `span ${12 / (inRow - 1)}`, ...wider } }),
    },
  } as const;
}

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
