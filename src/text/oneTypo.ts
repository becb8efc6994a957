/**
 * True if one word becomes the other with so many letters changed, missing or extra. Shorter than a library that calculates the distance, because the
 * search script contains it.
 * @example isWithin("kbizlk", "kabizlik", 2) // true
 */
export function isWithin(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (at === a.length && at === b.length) return true;
  if (edits === 0) return false;
  const [own, other, nextOwn, nextOther] = [a.slice(at), b.slice(at), a.slice(at + 1), b.slice(at + 1)];
  return isWithin(nextOwn, nextOther, edits - 1) || isWithin(own, nextOther, edits - 1) || isWithin(nextOwn, other, edits - 1);
}

/**
 * True for two words that are equal or differ by one typing error: one letter wrong, missing, extra, or swapped with its neighbour.
 * @example isWithinOneTypo("kabizlk", "kabizlik") // true
 */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  if (isWithin(a, b, 1)) return true;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b;
}
