import { distance } from "fastest-levenshtein";

/**
 * True for two words that are equal or differ by one typing error: one letter wrong, missing, extra, or swapped with its neighbour.
 * @example isWithinOneTypo("kabizlk", "kabizlik") // true
 */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  if (distance(a, b) <= 1) return true;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b;
}
