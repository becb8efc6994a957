/**
 * A number as a reader types it: decimal comma or point, spaces around it; NaN for anything else.
 * @example typedNumber(" 7,2 ") // 7.2
 */
export const typedNumber = (text: string): number =>
  /^\s*[-+]?\d+([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(",", ".")) : Number.NaN;
