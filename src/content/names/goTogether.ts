/** Names that match another name: double names that begin with it, names for siblings, and names with a similar meaning. */
import { distance } from "fastest-levenshtein";
import { fold } from "../../text/letters";
import type { NameGender } from "../../vocabulary/nameLists";
import { isOn, type NameRecord } from "./lists";
import { foldedName } from "./similar";

const isOneName = ({ name }: NameRecord): boolean => !name.includes(" ");
/** True for names that may be suggested: not disputed, not hardly given today, and not in English use. */
const mayBeSuggested = ({ isDisputed, marks }: NameRecord): boolean =>
  !isDisputed && !marks.includes("archive") && !marks.includes("english");

/** Folded words of Turkish meanings that are ignored because they distinguish nothing. */
const emptyWords = new Set(
  "adi adlari adinin anlam ilk son bicimi bir boy cok daha degerli eden en eski gibi halk hz icin ile ilgili kadin kisa kisasi kisi kiz kucuk olan oglu peygamber sahabe soylenis soylenisi soyleyisi ve veren ya yaygin yorum yazimi ince turk buyuk".split(
    " ",
  ),
);
/** How many letters at the beginning of words are compared, because Turkish adds endings. */
const stemLength = 4;
const stemsByRecord = new WeakMap<NameRecord, readonly string[]>();

/** The distinct beginnings of the words of a meaning; calculated once for each record, because each is compared with all others. */
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

/** Share of the items of two lists that are in both, from 0 to 1. */
const overlap = (a: readonly string[], b: readonly string[]): number => {
  const both = a.filter((item) => b.includes(item)).length;
  return both === 0 ? 0 : both / (a.length + b.length - both);
};

/** Maximum number of names with a similar meaning, and of double names. */
const maxAlike = 6;
const maxDoubles = 8;

/**
 * Names of the same gender with a similar meaning: a word of the Turkish meaning and a theme in common; the more of both, the earlier. At most six.
 * @example similarInMeaning(irmak, records, "girl") // Nehir
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
 * Double names of a gender that begin with a name, at most eight.
 * @param sorted records in the order to show
 * @example doubleNames(elif, sorted, "girl") // Elif Ada, Elif Asel, …
 */
export const doubleNames = ({ name }: NameRecord, sorted: readonly NameRecord[], side: NameGender): NameRecord[] =>
  sorted.filter((other) => isOn(other, side) && other.name.startsWith(`${name} `)).slice(0, maxDoubles);

/** Number of names shown for a brother, and for a sister. */
const siblingCount = 4;
/** True for folded names that are easily confused in one family: the same two first or last letters, or at most two letters different. */
const soundsLike = (a: string, b: string): boolean => a.slice(0, 2) === b.slice(0, 2) || a.slice(-2) === b.slice(-2) || distance(a, b) <= 2;

/** The traits of a name that are compared with all others, calculated once. */
interface Traits {
  record: NameRecord;
  stems: readonly string[];
  letters: number;
  isSingle: boolean;
  isModern: boolean;
}
const traitsOf = (record: NameRecord): Traits => ({
  record,
  stems: meaningStems(record),
  letters: record.name.replaceAll(" ", "").length,
  isSingle: isOneName(record),
  isModern: record.marks.includes("modern"),
});

const suggested = new WeakMap<readonly NameRecord[], Record<NameGender, readonly Traits[]>>();
/** The names of a side that may be suggested for a brother or a sister. */
function suggestedOn(records: readonly NameRecord[], side: NameGender): readonly Traits[] {
  const known = suggested.get(records);
  if (known) return known[side];
  const on = (of: NameGender) =>
    records.filter((record) => (record.sex === of || record.lean === of) && mayBeSuggested(record)).map(traitsOf);
  const made = { girl: on("girl"), boy: on("boy") };
  suggested.set(records, made);
  return made[side];
}

export interface SiblingsInput {
  record: NameRecord;
  records: readonly NameRecord[];
  /** Gender of the names looked for. */
  side: NameGender;
  /** Popularity rank by record key for that gender; names in no list are missing. */
  places: ReadonlyMap<string, number>;
  /** Popularity rank of the name itself for its own gender. */
  ownPlace: number | undefined;
}

/**
 * Names for a brother or sister, at most four: first those the editors chose, then those with the most points, one each for a shared language, a shared
 * theme, similar length, both or neither modern, and similar popularity. The latter never sound like the name or like another suggestion, and never share
 * a word of its meaning. None for a name in English use.
 * @example siblingsOf({ record: defne, records, side: "boy", places, ownPlace: 2 }) // four boys' names
 */
export function siblingsOf({ record, records, side, places, ownPlace }: SiblingsInput): NameRecord[] {
  if (record.marks.includes("english")) return [];
  const { stems, letters, isSingle, isModern } = traitsOf(record);
  const name = foldedName(record);
  const nearness = ({ key }: NameRecord): number => {
    const place = places.get(key);
    return ownPlace === undefined || place === undefined ? (ownPlace === place ? 0 : 999) : Math.abs(ownPlace - place);
  };
  const chosen = (record.siblings ?? []).flatMap((sibling) => records.find((other) => other.name === sibling && isOn(other, side)) ?? []);
  /** Candidates by number of points, 0 to 5, so that only those needed are sorted. */
  const candidates = Array.from({ length: 6 }, (): { other: NameRecord; near: number }[] => []);
  for (const its of suggestedOn(records, side)) {
    const other = its.record;
    if (its.isSingle !== isSingle || other.key === record.key || shareOne(stems, its.stems)) continue;
    const near = nearness(other);
    const points =
      Number(shareOne(record.origins, other.origins)) +
      Number(shareOne(record.themes, other.themes)) +
      Number(Math.abs(letters - its.letters) <= 1) +
      Number(isModern === its.isModern) +
      Number(near <= 40);
    candidates[points]?.push({ other, near });
  }
  for (const equals of candidates.reverse()) {
    if (chosen.length >= siblingCount) break;
    for (const { other } of equals.sort((a, b) => a.near - b.near || (a.other.key < b.other.key ? -1 : 1))) {
      if (chosen.length >= siblingCount) break;
      const sound = foldedName(other);
      if (![name, ...chosen.map(foldedName)].some((taken) => soundsLike(taken, sound))) chosen.push(other);
    }
  }
  return chosen.slice(0, siblingCount);
}
