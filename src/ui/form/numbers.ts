/**
 * Reads a typed number with a decimal comma or point and spaces around it; NaN for anything else.
 * @example typedNumber(" 7,2 ") // 7.2
 */
export const typedNumber = (text: string): number =>
  /^\s*[-+]?\d+([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(",", ".")) : Number.NaN;
