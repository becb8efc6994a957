/** What follows from the records of names: which lists a name stands in, its place in them, its neighbours and the names that sound like it. */
import { distance } from "fastest-levenshtein";
import type { z } from "zod";
import type { Evidence } from "../names/evidence";
import { isGivenInEngland } from "../names/isGivenInEngland";
import { byPopularity, defaultOrder, type NameEntry, standsIn } from "../names/nameFilter";
import { lastWholeList } from "../names/wholeList";
import { type NameGender, type NameList, type NameMembership, nameLists } from "../routes/nameLists";
import type { Language } from "../routes/routes";
import { fold, sortBy } from "../text/letters";
import type { babyName } from "./records/names";

export type NameRecord = z.infer<typeof babyName>;

/** Lists that hold meanings too. */
const dictionaries = ["names-list-sozluk", "names-list-classifier"];
/** Among the hundred most given in this many of the 42 tabulated years, a name counts as lasting. */
const lastingYears = 15;
const never = 100_000;

/**
 * How sure a meaning is: disputed; compared with a dictionary of names; a plain word of Turkish, or made of known words or names, which needs no such
 * dictionary; known to the editors alone.
 * @example evidenceFor({ isDisputed: false, sources: ["names-list-sozluk"], … }) // "compared"
 */
export function evidenceFor({ isDisputed, basis, sources }: Pick<NameRecord, "isDisputed" | "basis" | "sources">): Evidence {
  if (isDisputed) return "disputed";
  return sources.some((source) => dictionaries.includes(source)) ? "compared" : (basis ?? "editors");
}

/** @example isOn({ sex: "unisex", … }, "boy") // true */
export const isOn = ({ sex }: Pick<NameRecord, "sex">, side: NameGender): boolean => sex === "unisex" || sex === side;

/** A unisex name counts as popular only where it is mostly given. */
const isMostly = ({ sex, lean }: NameRecord, side: NameGender): boolean => sex === side || lean === side || lean === "even";

/** Whether any published list of Türkiye, from 1950 on, ever had it. */
const wasEverListed = ({ turkiye }: NameRecord): boolean =>
  (turkiye?.rank ?? turkiye?.rank2018 ?? turkiye?.bestRank ?? turkiye?.announcedYears) !== undefined;

/**
 * What puts a name into a list. Rare: no published list ever had it, it is one name and not two, and the editors hold it for rare, since no list tells of
 * the names below the hundredth place. Undiscovered: neither listed nor disputed, its meaning confirmed by more than the editors, and chosen by them.
 */
const rules: Record<Exclude<NameList, "all">, (record: NameRecord, side: NameGender, language: Language) => boolean> = {
  popular: (record, side, language) =>
    language === "en"
      ? record.englandWales?.sex === side && record.englandWales.rank <= 100
      : isMostly(record, side) &&
        ((record.turkiye?.announcedYears?.some((year) => year >= 2021) ?? false) || (record.turkiye?.rank2018 ?? never) <= 50),
  mostLiked: (record, side) => {
    const { yearsInTop100 = 0, lastTop100, announcedYears = [] } = record.turkiye ?? {};
    return isMostly(record, side) && ((yearsInTop100 >= lastingYears && lastTop100 === lastWholeList) || announcedYears.length >= 4);
  },
  modern: ({ marks }) => marks.includes("modern"),
  rare: (record) => record.marks.includes("rare") && !wasEverListed(record) && !record.name.includes(" "),
  undiscovered: (record) =>
    record.marks.includes("undiscovered") && !wasEverListed(record) && !["disputed", "editors"].includes(evidenceFor(record)),
  unisex: ({ sex }) => sex === "unisex",
  quran: ({ quran }) => quran !== undefined,
};

const isArchived = ({ marks }: NameRecord): boolean => marks.includes("archive");

/**
 * Lists a name stands in on a side, "all" left out. Turkish lists leave out names that are in English use and rare in Türkiye; such a name is in
 * the list "english" alone. A name that is given to hardly anybody today keeps its page and stands in no list.
 * @example listsHolding({ name: "Ada", … }, "girl", "tr") // ["popular", "modern"]
 */
export function listsHolding(record: NameRecord, side: NameGender, language: Language): NameMembership[] {
  const isEnglish = record.marks.includes("english");
  if (isEnglish && language === "tr") return ["english"];
  if (isArchived(record)) return [];
  const lists = nameLists.flatMap((list): NameMembership[] => (list !== "all" && rules[list](record, side, language) ? [list] : []));
  return isEnglish ? [...lists, "english"] : lists;
}

/** Numbers to compare names by, the first that differ decide; the smaller stands first. In Turkish: the newest list that has it, then its place there. */
function popularityRanks({ turkiye, englandWales, unitedStates }: NameRecord, side: NameGender, language: Language): number[] {
  if (language === "en") {
    const rank = englandWales?.sex === side ? englandWales.rank : undefined;
    return [rank ?? never, rank ? 0 : (unitedStates?.rank ?? never)];
  }
  const { rank = never, rankYear = 0, rank2018 = never, bestRank = never, lastTop100 = 0, announcedYears = [] } = turkiye ?? {};
  const ownYear = isFromSide(turkiye, side) ? rankYear : 0;
  const newest = Math.max(ownYear, lastTop100, ...announcedYears);
  // Announcements number the first names only. One without a number stands behind those of its year, not behind the year.
  return [-newest, ownYear === newest && newest > 0 ? rank : never, -announcedYears.length, rank2018, bestRank];
}

/** The newest rank of a unisex name is from the list of one side only. */
const isFromSide = (turkiye: NameRecord["turkiye"], side: NameGender): boolean =>
  turkiye?.rankSide === undefined || turkiye.rankSide === side;

/** Recent announcements first, then years among the hundred most given, then the place of 2018, then the best one. */
const longPopularity = ({ turkiye }: NameRecord): number[] => [
  -(turkiye?.announcedYears?.length ?? 0),
  -(turkiye?.yearsInTop100 ?? 0),
  turkiye?.rank2018 ?? never,
  turkiye?.bestRank ?? never,
];

/** Year of the lists of England and Wales and of the United States. */
const abroadYear = 2024;

function rankInNewestTable({ turkiye, englandWales }: NameRecord, side: NameGender, language: Language): NameEntry["place"] {
  if (language === "en")
    return englandWales?.sex === side && isGivenInEngland(englandWales) ? { rank: englandWales.rank, year: abroadYear } : null;
  return turkiye?.rank && turkiye.rankYear && isFromSide(turkiye, side) && !turkiye.isApproximate
    ? { rank: turkiye.rank, year: turkiye.rankYear }
    : null;
}

const compare = (a: number[], b: number[]): number => a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Names of a side in the alphabetical order of the language. */
export const namesOnSide = (records: readonly NameRecord[], side: NameGender, language: Language): NameRecord[] =>
  sortBy(
    records.filter((record) => isOn(record, side)),
    ({ name }) => name,
    language,
  );

/**
 * All entries of a side, in the alphabetical order of the language.
 * @example nameEntries(records, "girl", "tr")[0] // { name: "Abigail", slug: "abigail", … }
 */
export function nameEntries(records: readonly NameRecord[], side: NameGender, language: Language): NameEntry[] {
  const names = namesOnSide(records, side, language);
  const ranked = names
    .map((record) => ({ key: record.key, popularity: popularityRanks(record, side, language) }))
    .filter(({ popularity }) => popularity.some((value) => value !== 0 && value !== never))
    .sort((a, b) => compare(a.popularity, b.popularity));
  const ranks = new Map(ranked.map(({ key }, i) => [key, i + 1]));
  const lasting = names
    .filter((record) => listsHolding(record, side, language).includes("mostLiked"))
    .sort((a, b) => compare(longPopularity(a), longPopularity(b)))
    .map(({ key }) => key);
  return names.map((record) => ({
    name: record.name,
    slug: record.slug,
    meaning: record.meaning[language],
    origins: record.origins,
    ...(record.variants && { variants: record.variants }),
    themes: record.themes,
    evidence: evidenceFor(record),
    lists: listsHolding(record, side, language),
    rank: ranks.get(record.key) ?? null,
    lasting: lasting.includes(record.key) ? lasting.indexOf(record.key) + 1 : null,
    place: rankInNewestTable(record, side, language),
  }));
}

/**
 * The entries of one list, in the order it is shown in first: by popularity for lists of popular names, else by alphabet.
 * @example listedNames(nameEntries(records, "girl", "en"), "popular")[0].rank // 1
 */
export function listedNames(entries: readonly NameEntry[], list: NameList, language: Language): NameEntry[] {
  const listed = entries.filter((entry) => standsIn(entry, list, language));
  return defaultOrder(list) === "popularity" ? byPopularity(listed, list) : listed;
}

const foldedNames = new WeakMap<NameRecord, string>();

/** A name as it is compared with others; folded once a record, since each is compared with all. */
export function foldedName(record: NameRecord): string {
  const known = foldedNames.get(record);
  if (known !== undefined) return known;
  const folded = fold(record.name, "tr");
  foldedNames.set(record, folded);
  return folded;
}

/** At most this many names like another. */
const maxSimilar = 6;

/** Names of the same side that sound alike: one letter changed in a name of up to five letters, two in a longer one. */
export function similarInSound(record: NameRecord, records: readonly NameRecord[], side: NameGender): NameRecord[] {
  const own = foldedName(record);
  const limit = own.length <= 5 ? 1 : 2;
  return (
    records
      .filter((other) => other.key !== record.key && isOn(other, side))
      .map((other) => ({ other, name: foldedName(other) }))
      // Names are at least as far apart as their lengths.
      .filter(({ name }) => Math.abs(name.length - own.length) <= limit)
      .map(({ other, name }) => ({ other, far: distance(own, name) }))
      .filter(({ far }) => far <= limit)
      .sort((a, b) => a.far - b.far || (a.other.key < b.other.key ? -1 : 1))
      .slice(0, maxSimilar)
      .map(({ other }) => other)
  );
}

/** The names before and after one in the alphabet of its side and language; none for a name that is not among them. */
export function findNeighbours(
  record: NameRecord,
  sorted: readonly NameRecord[],
): { previous: NameRecord | null; next: NameRecord | null } {
  const place = sorted.findIndex(({ key }) => key === record.key);
  return { previous: sorted[place - 1] ?? null, next: (place < 0 ? null : sorted[place + 1]) ?? null };
}
