/** Which names go with another: those it begins, brothers and sisters, and names that mean alike. */
import { distance } from "fastest-levenshtein";
import type { NameGender } from "../routes/pages";
import { fold } from "../text/letters";
import { foldedName, isOn, type NameRecord } from "./names";

const isOneName = ({ name }: NameRecord): boolean => !name.includes(" ");
/** Names one may suggest: neither disputed nor hardly given today nor in English use. */
const mayBeSuggested = ({ isDisputed, marks }: NameRecord): boolean =>
  !isDisputed && !marks.includes("archive") && !marks.includes("english");

/** Words of a Turkish meaning that say nothing of their own. */
const emptyWords = new Set(
  "adi adlari adinin anlam ilk son bicimi bir boy cok daha degerli eden en eski gibi halk hz icin ile ilgili kadin kisa kisasi kisi kiz kucuk olan oglu peygamber sahabe soylenis soylenisi soyleyisi ve veren ya yaygin yorum yazimi ince turk buyuk".split(
    " ",
  ),
);
/** Turkish lengthens words at their end, so their beginnings are compared. */
const stemLength = 4;
const stemsByRecord = new WeakMap<NameRecord, readonly string[]>();

/** Beginnings of the words of a meaning, each once; parted once a record, since each is compared with all others. */
function meaningStems(record: NameRecord): readonly string[] {
  const known = stemsByRecord.get(record);
  if (known) return known;
  const words = fold(record.meaning.tr, "tr")
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !emptyWords.has(word));
  const stems = [...new Set(words.map((word) => word.slice(0, stemLength)))];
  stemsByRecord.set(record, stems);
  return stems;
}

const shareOne = (a: readonly string[], b: readonly string[]): boolean => a.some((item) => b.includes(item));

/** Share of what two lists hold together that they have in common. */
const overlap = (a: readonly string[], b: readonly string[]): number => {
  const both = a.filter((item) => b.includes(item)).length;
  return both === 0 ? 0 : both / (a.length + b.length - both);
};

/** At most this many names that mean alike, and that begin with another. */
const maxAlike = 6;
const maxDoubles = 8;

/**
 * Names of the same side that mean alike: with a word of the Turkish meaning and a theme in common, the more of both the nearer.
 * @example similarInMeaning(irmak, records, "girl") // Nehir, …: “akarsu”, water
 */
export function similarInMeaning(record: NameRecord, records: readonly NameRecord[], side: NameGender): NameRecord[] {
  const stems = meaningStems(record);
  return records
    .filter((other) => shareOne(stems, meaningStems(other)) && shareOne(record.themes, other.themes))
    .filter((other) => other.key !== record.key && isOn(other, side) && mayBeSuggested(other) && isOneName(other))
    .map((other) => ({ other, words: overlap(stems, meaningStems(other)), themes: overlap(record.themes, other.themes) }))
    .map(({ other, words, themes: shared }) => ({ other, near: words + shared / 3 }))
    .sort((a, b) => b.near - a.near || (a.other.key < b.other.key ? -1 : 1))
    .slice(0, maxAlike)
    .map(({ other }) => other);
}

/**
 * Double names of the side that begin with a name.
 * @param sorted records in the order they are to be shown in
 * @example doubleNames(elif, records, "girl") // Elif Nur, Elif Su …
 */
export const doubleNames = ({ name }: NameRecord, sorted: readonly NameRecord[], side: NameGender): NameRecord[] =>
  sorted.filter((other) => isOn(other, side) && other.name.startsWith(`${name} `)).slice(0, maxDoubles);

/** Names shown for a brother, and for a sister. */
const siblingCount = 4;
const letterCount = ({ name }: NameRecord): number => name.replaceAll(" ", "").length;
/** First and last letters that make two names of one home hard to tell apart. */
const soundsLike = (a: string, b: string): boolean => a.slice(0, 2) === b.slice(0, 2) || a.slice(-2) === b.slice(-2) || distance(a, b) <= 2;

/**
 * Names for a brother or sister: of the same languages, theme, length and age as the name and about as often given, one point each; those with the most.
 * Never one that sounds like it or like another of them, or that has a word of its meaning.
 * @param places place of each record's key in the order by popularity on that side; none for names no list has
 * @param own place of the name itself on its own side
 * @example siblingsOf(defne, records, "boy", places, 2) // four boys' names
 */
export function siblingsOf(
  record: NameRecord,
  records: readonly NameRecord[],
  side: NameGender,
  places: ReadonlyMap<string, number>,
  own: number | undefined,
): NameRecord[] {
  if (record.marks.includes("english")) return [];
  const stems = meaningStems(record);
  const name = foldedName(record);
  const nearness = (other: NameRecord): number => {
    const place = places.get(other.key);
    return own === undefined || place === undefined ? (own === place ? 0 : 999) : Math.abs(own - place);
  };
  /** One point each. */
  const likenesses: readonly ((other: NameRecord) => boolean)[] = [
    (other) => shareOne(record.origins, other.origins),
    (other) => shareOne(record.themes, other.themes),
    (other) => Math.abs(letterCount(record) - letterCount(other)) <= 1,
    (other) => record.marks.includes("modern") === other.marks.includes("modern"),
    (other) => nearness(other) <= 40,
  ];
  const points = (other: NameRecord): number => likenesses.filter((isLike) => isLike(other)).length;
  const chosen = (record.siblings ?? []).flatMap((sibling) => records.find((other) => other.name === sibling && isOn(other, side)) ?? []);
  const isSingle = isOneName(record);
  /** By points: only those that may be chosen are put in order. */
  const candidates = Array.from({ length: likenesses.length + 1 }, (): NameRecord[] => []);
  for (const other of records) {
    if (other.key === record.key || (other.sex !== side && other.lean !== side)) continue;
    if (!mayBeSuggested(other) || isOneName(other) !== isSingle || shareOne(stems, meaningStems(other))) continue;
    candidates[points(other)]?.push(other);
  }
  for (const equals of candidates.reverse()) {
    if (chosen.length >= siblingCount) break;
    const nearestFirst = equals
      .map((other) => ({ other, near: nearness(other) }))
      .sort((a, b) => a.near - b.near || (a.other.key < b.other.key ? -1 : 1));
    for (const { other } of nearestFirst) {
      if (chosen.length >= siblingCount) break;
      const sound = foldedName(other);
      if (![name, ...chosen.map(foldedName)].some((taken) => soundsLike(taken, sound))) chosen.push(other);
    }
  }
  return chosen.slice(0, siblingCount);
}
