/** Finds names that sound like a name. */
import { distance } from "fastest-levenshtein";
import { fold } from "../../text/letters";
import type { NameGender } from "../../vocabulary/nameLists";
import { isOn, type NameRecord } from "./lists";

const foldedNames = new WeakMap<NameRecord, string>();

/**
 * A name folded for comparison; calculated once for each record, because each is compared with all others.
 * @example foldedName(irmak) // "irmak"
 */
export function foldedName(record: NameRecord): string {
  const known = foldedNames.get(record);
  if (known !== undefined) return known;
  const folded = fold(record.name, "tr");
  foldedNames.set(record, folded);
  return folded;
}

/** Maximum number of similar names. */
const maxSimilar = 6;

/**
 * Names of the same gender that sound similar: they differ in one letter if the name has up to five letters, else in up to two. At most six.
 * @example similarInSound(elif, records, "girl") // Elife, Eliz
 */
export function similarInSound(record: NameRecord, records: readonly NameRecord[], side: NameGender): NameRecord[] {
  const own = foldedName(record);
  const limit = own.length <= 5 ? 1 : 2;
  return (
    records
      .filter((other) => other.key !== record.key && isOn(other, side))
      .map((other) => ({ other, name: foldedName(other) }))
      // The distance of two names is at least the difference of their lengths.
      .filter(({ name }) => Math.abs(name.length - own.length) <= limit)
      .map(({ other, name }) => ({ other, far: distance(own, name) }))
      .filter(({ far }) => far <= limit)
      .sort((a, b) => a.far - b.far || (a.other.key < b.other.key ? -1 : 1))
      .slice(0, maxSimilar)
      .map(({ other }) => other)
  );
}
