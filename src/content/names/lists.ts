/** What is calculated from the records of names: the lists a name is in, its rank and its neighbours. */
import type { z } from "zod";
import type { NameEntry } from "../../names/nameEntry";
import { byPopularity, defaultOrder, standsIn } from "../../names/nameFilter";
import type { Language } from "../../routes/routes";
import { sortBy } from "../../text/letters";
import type { Evidence } from "../../vocabulary/evidence";
import { isGivenInEngland } from "../../vocabulary/isGivenInEngland";
import { type NameGender, type NameList, type NameMembership, nameLists } from "../../vocabulary/nameLists";
import { lastWholeList } from "../../vocabulary/wholeList";
import type { babyName } from "../records/names";

export type NameRecord = z.infer<typeof babyName>;

/** Sources that give the meanings of names. */
const dictionaries = ["names-list-sozluk", "names-list-classifier"];
/** In how many of the 42 tabulated years a name must be among the hundred most given to count as lasting. */
const lastingYears = 15;
const never = 100_000;

/**
 * How certain a meaning is: disputed; compared with a dictionary of names; a plain Turkish word or made of known words or names, which needs no such
 * dictionary; or known only to the editors.
 * @example evidenceFor({ isDisputed: false, sources: ["names-list-sozluk"], … }) // "compared"
 */
export function evidenceFor({ isDisputed, basis, sources }: Pick<NameRecord, "isDisputed" | "basis" | "sources">): Evidence {
  if (isDisputed) return "disputed";
  return sources.some((source) => dictionaries.includes(source)) ? "compared" : (basis ?? "editors");
}

/**
 * True if a name is among the names of a gender; a unisex name is among both.
 * @example isOn({ sex: "unisex" }, "boy") // true
 */
export const isOn = ({ sex }: Pick<NameRecord, "sex">, side: NameGender): boolean => sex === "unisex" || sex === side;

/** True if a name is given mainly or equally to this gender; otherwise a unisex name does not count as popular there. */
const isMostly = ({ sex, lean }: NameRecord, side: NameGender): boolean => sex === side || lean === side || lean === "even";

/** True if any published list of Türkiye since 1950 has the name. */
const wasEverListed = ({ turkiye }: NameRecord): boolean =>
  (turkiye?.rank ?? turkiye?.rank2018 ?? turkiye?.bestRank ?? turkiye?.announcedYears) !== undefined;

/**
 * The rules for each list. Rare: in no published list, a single name, and marked as rare by the editors, because no list has names below rank 100.
 * Undiscovered: chosen by the editors, in no published list, with an undisputed meaning that not only the editors know.
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
 * The lists a name is in for a gender, without “all”. Turkish lists leave out names that are in English use and rare in Türkiye: those are only in the
 * list “english”. A name that is hardly given today has a page but is in no list.
 * @example listsHolding({ name: "Ada", … }, "girl", "tr") // ["popular", "modern"]
 */
export function listsHolding(record: NameRecord, side: NameGender, language: Language): NameMembership[] {
  const isEnglish = record.marks.includes("english");
  if (isEnglish && language === "tr") return ["english"];
  if (isArchived(record)) return [];
  const lists = nameLists.flatMap((list): NameMembership[] => (list !== "all" && rules[list](record, side, language) ? [list] : []));
  return isEnglish ? [...lists, "english"] : lists;
}

/** Numbers to sort names by popularity: the first that differ decide, the smaller first. In Turkish the newest list with the name, then its rank there. */
function popularityRanks({ turkiye, englandWales, unitedStates }: NameRecord, side: NameGender, language: Language): number[] {
  if (language === "en") {
    const rank = englandWales?.sex === side ? englandWales.rank : undefined;
    return [rank ?? never, rank ? 0 : (unitedStates?.rank ?? never)];
  }
  const { rank = never, rankYear = 0, rank2018 = never, bestRank = never, lastTop100 = 0, announcedYears = [] } = turkiye ?? {};
  const ownYear = isFromSide(turkiye, side) ? rankYear : 0;
  const newest = Math.max(ownYear, lastTop100, ...announcedYears);
  // Announcements give a rank only to the top names. A name without a rank comes after those of its year, but before earlier years.
  return [-newest, ownYear === newest && newest > 0 ? rank : never, -announcedYears.length, rank2018, bestRank];
}

/** True if a name’s newest rank is from the list of this gender; for a unisex name it is from one of the two. */
const isFromSide = (turkiye: NameRecord["turkiye"], side: NameGender): boolean =>
  turkiye?.rankSide === undefined || turkiye.rankSide === side;

/** Numbers to sort lasting names by: number of announcements, then of years among the hundred most given, then the rank of 2018, then the best rank. */
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

/**
 * The names of a gender, in the alphabetical order of the language.
 * @example namesOnSide(records, "girl", "tr")[0].name // "Abigail"
 */
export const namesOnSide = (records: readonly NameRecord[], side: NameGender, language: Language): NameRecord[] =>
  sortBy(
    records.filter((record) => isOn(record, side)),
    ({ name }) => name,
    language,
  );

/**
 * All entries of a gender, in the alphabetical order of the language.
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
 * The entries of a list in its default order: by popularity for lists of popular names, else alphabetically.
 * @example listedNames(nameEntries(records, "girl", "en"), "popular", "en")[0].rank // 1
 */
export function listedNames(entries: readonly NameEntry[], list: NameList, language: Language): NameEntry[] {
  const listed = entries.filter((entry) => standsIn(entry, list, language));
  return defaultOrder(list) === "popularity" ? byPopularity(listed, list) : listed;
}

/**
 * The names before and after a name in a sorted list; none if the name is not in the list.
 * @example findNeighbours(elif, namesOnSide(records, "girl", "tr")) // { previous: Elfida, next: Elif Ada }
 */
export function findNeighbours(
  record: NameRecord,
  sorted: readonly NameRecord[],
): { previous: NameRecord | null; next: NameRecord | null } {
  const place = sorted.findIndex(({ key }) => key === record.key);
  return { previous: sorted[place - 1] ?? null, next: (place < 0 ? null : sorted[place + 1]) ?? null };
}
