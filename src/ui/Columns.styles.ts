import { wrap } from "./theme/globalStyles";
import { layout, media } from "./theme/tokens";

/** Width of an aside, and its distance from the text. */
export const asideWidth = "17rem";
export const asideGap = "clamp(2.5rem, 6vw, 6rem)";

/** Text with an aside to its right if there is room. */
export const columns = {
  ...wrap,
  display: "grid",
  gap: `2rem ${asideGap}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.aside]: { gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}` },
  [media.print]: { display: "block" },
} as const;

/**
 * Two grid columns, for a gap of at most 1.5rem; one column if, with large text, two would be narrower than `narrowest`.
 * @param narrowest CSS length
 * @example gridTemplateColumns: twoColumns("8rem")
 */
export const twoColumns = (narrowest: string): string => `repeat(auto-fill, minmax(min(100%, max(${narrowest}, 50% - 0.75rem)), 1fr))`;

/** A band of a page with space above and below. */
export const band = { paddingBlock: `calc(${layout.section} / 2)` } as const;

/**
 * Arranges cards in full rows, as equal as possible: the number of cards in a row, and how many cards are in the first rows, which have one card
 * less.
 * @param count cards, 1 or more
 * @param most cards in a row, 1 or more
 * @example evenRows(10, 4) // { inRow: 4, inWiderRows: 6 }: two rows of three, then one of four
 */
export function evenRows(count: number, most: number): { inRow: number; inWiderRows: number } {
  const rows = Math.ceil(count / most);
  const inRow = Math.ceil(count / rows);
  return { inRow, inWiderRows: (rows * inRow - count) * (inRow - 1) };
}

/**
 * Cards in full rows at every width: one per row, two from 640 px, at most `most` from 1000 px.
 * @param count cards, 1 or more
 * @param alone styles of a card that is alone in its row between the two
 * @param wider styles of a card in the first rows, if these have one card less
 * @example <ul css={cardRows(topics.length, 3)}>
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

/**
 * Cards side by side, two per row from 640 px, then `columnsWide` from 1000 px.
 * @example <ul css={cardGrid(3)}>
 */
export const cardGrid = (columnsWide: 3 | 4) =>
  ({
    display: "grid",
    gap: layout.gap,
    gridTemplateColumns: "minmax(0, 1fr)",
    // The last of an odd number of cards takes the whole row, so that there is no gap beside it.
    [media.pair]: { gridTemplateColumns: "repeat(2, 1fr)", "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
    [media.aside]: { "& > :last-child:nth-child(odd)": { gridColumn: "auto" }, gridTemplateColumns: `repeat(${columnsWide}, 1fr)` },
  }) as const;
