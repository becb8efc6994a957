const limits = { rank: 500, babies: 50 };

/**
 * Whether a place in England and Wales is worth showing: it is among the first 500, or at least 50 babies got the name.
 * @param listed rank from 1, and the number of babies of the year
 * @example isGivenInEngland({ rank: 5119, count: 3 }) // false
 */
export const isGivenInEngland = ({ rank, count }: { readonly rank: number; readonly count: number }): boolean =>
  rank <= limits.rank || count >= limits.babies;
