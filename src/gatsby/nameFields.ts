/** Resolves the GraphQL fields of names that are not in their records; nameTypes.ts declares them. */
import type { CreateResolversArgs } from "gatsby";
import { doubleNames, siblingsOf, similarInMeaning } from "../content/names/goTogether";
import {
  evidenceFor,
  findNeighbours,
  isOn,
  listedNames,
  listsHolding,
  type NameRecord,
  nameEntries,
  namesOnSide,
} from "../content/names/lists";
import { yearsOfName } from "../content/names/ranks";
import { similarInSound } from "../content/names/similar";
import { englishHint, nameSyllables, stressedSyllable } from "../content/names/sound";
import type { NameEntry } from "../names/nameEntry";
import { byLetter, standsIn } from "../names/nameFilter";
import { fillPath, type Language } from "../routes/routes";
import { type NameGender, type NameList, nameGenders, nameLists } from "../vocabulary/nameLists";
import { nodesOf } from "./recordsInOrder";

interface OnSide {
  side: NameGender;
  language: Language;
}

/** Memoises a function in production builds, where pages call it thousands of times. In develop the records can change, so nothing is stored. */
function memoiseInBuild<Arguments extends string[], Answer>(ask: (...given: Arguments) => Answer): (...given: Arguments) => Answer {
  const answers = new Map<string, Answer>();
  return (...given) => {
    const id = given.join("/");
    if (process.env.NODE_ENV !== "production" || !answers.has(id)) answers.set(id, ask(...given));
    return answers.get(id) as Answer;
  };
}

/**
 * One list of names, as `nameListing` returns it.
 * @param all every name of the side; passed in, because in develop two calls of `entries` would not return the same objects
 */
function listing(all: readonly NameEntry[], list: NameList, side: NameGender, lang: Language) {
  const listed = listedNames(all, list, lang);
  const isAlone = list === "all" && lang === "tr";
  return {
    list,
    side,
    total: listed.length,
    listed,
    origins: [...new Set(listed.flatMap(({ origins }) => origins))],
    themes: [...new Set(listed.flatMap(({ themes }) => themes))],
    letters: byLetter(
      all.filter((entry) => standsIn(entry, list, lang)),
      lang,
    ),
    english: isAlone
      ? byLetter(
          all.filter(({ lists }) => lists.includes("english")),
          lang,
        )
      : [],
  };
}

/** The queries for one list of names and for all of them. @param entries the names of a side in a language */
const listingQueries = (entries: (side: NameGender, lang: Language) => readonly NameEntry[]) => ({
  nameListing: {
    description: "One list of names of girls or of boys: its names, and its names by first letter in the order of the language's alphabet.",
    type: "NameListing!",
    args: { list: "NameList!", side: "NameGender!", language: "Language!" },
    resolve: (_: unknown, { list, side, language: lang }: OnSide & { list: NameList }) => listing(entries(side, lang), list, side, lang),
  },
  nameListings: {
    description: "All lists of names in one language: every list of girls' names, then every list of boys' names.",
    type: "[NameListing!]!",
    args: { language: "Language!" },
    resolve: (_: unknown, { language: lang }: { language: Language }) =>
      nameGenders.flatMap((side) => nameLists.map((list) => listing(entries(side, lang), list, side, lang))),
  },
});

/** Hook: resolves the fields of names, and lists like `nameListing(list: modern, side: girl, language: tr)`. */
export function createResolvers({ createResolvers: create, getNodesByType }: CreateResolversArgs): void {
  const recordsOf = nodesOf(getNodesByType);
  const records = memoiseInBuild(() => recordsOf("BabyName"));
  const sorted = memoiseInBuild((side: NameGender, lang: Language) => namesOnSide(records(), side, lang));
  const entries = memoiseInBuild((side: NameGender, lang: Language) => nameEntries(records(), side, lang));
  const years = memoiseInBuild(() => [...recordsOf("AnnouncedNames")].sort((a, b) => a.year - b.year));
  const tables = memoiseInBuild(() => [...recordsOf("NameTable")].sort((a, b) => a.year - b.year));
  /** Popularity rank by key of the names of a side. */
  const placesOn = memoiseInBuild((side: NameGender) => {
    const keys = new Map(sorted(side, "tr").map(({ slug, key }) => [slug, key]));
    return new Map(entries(side, "tr").flatMap(({ slug, rank }) => (rank === null ? [] : [[keys.get(slug) ?? slug, rank] as const])));
  });
  const byKey = memoiseInBuild(() => new Map(records().map((record) => [record.key, record])));
  /** The result is the same in both languages, so it is calculated only once. */
  const forBothLanguages = (find: (record: NameRecord, side: NameGender, of: NameGender) => NameRecord[]) => {
    const found = memoiseInBuild<[string, NameGender, NameGender], NameRecord[]>((key, side, of) => {
      const record = byKey().get(key);
      return record ? find(record, side, of) : [];
    });
    return (key: string, side: NameGender, of = side) => found(key, side, of);
  };
  const soundingAlike = forBothLanguages((record, side) => similarInSound(record, records(), side));
  const meaningAlike = forBothLanguages((record, side) => similarInMeaning(record, records(), side));
  const doubles = forBothLanguages((record, side) => doubleNames(record, sorted(side, "tr"), side));
  const siblings = forBothLanguages((record, side, of) =>
    siblingsOf({ record, records: records(), side: of, places: placesOn(of), ownPlace: placesOn(side).get(record.key) }),
  );
  const announcedOf = ({ name }: NameRecord, side: NameGender) =>
    years().flatMap(({ year, girls, boys }) =>
      (side === "girl" ? girls : boys).filter((entry) => entry.name === name).map(({ place, count }) => ({ year, place, count })),
    );
  const isEnglish = ({ marks }: NameRecord) => marks.includes("english");

  create({
    BabyName: {
      pathOn: {
        resolve: (record: NameRecord, { side, language: lang }: OnSide) =>
          isOn(record, side) ? fillPath(`${side}Name`, lang, { name: record.slug }) : null,
      },
      evidence: { resolve: evidenceFor },
      syllables: { resolve: (record: NameRecord) => (isEnglish(record) ? [] : nameSyllables(record.name)) },
      stressedSyllable: { resolve: stressedSyllable },
      englishHint: { resolve: (record: NameRecord) => (isEnglish(record) ? null : englishHint(record.circumflexForm ?? record.name)) },
      lists: { resolve: (record: NameRecord, { side, language: lang }: OnSide) => listsHolding(record, side, lang) },
      similarInSound: { resolve: ({ key }: NameRecord, { side }: OnSide) => soundingAlike(key, side) },
      similarInMeaning: { resolve: ({ key }: NameRecord, { side }: OnSide) => meaningAlike(key, side) },
      doubleNames: { resolve: ({ key }: NameRecord, { side }: OnSide) => doubles(key, side) },
      siblingNames: { resolve: ({ key }: NameRecord, { side, of }: OnSide & { of: NameGender }) => siblings(key, side, of) },
      previous: { resolve: (record: NameRecord, { side, language: lang }: OnSide) => findNeighbours(record, sorted(side, lang)).previous },
      next: { resolve: (record: NameRecord, { side, language: lang }: OnSide) => findNeighbours(record, sorted(side, lang)).next },
      announced: { resolve: (record: NameRecord, { side }: OnSide) => announcedOf(record, side) },
      years: { resolve: (record: NameRecord, { side }: OnSide) => yearsOfName(record.name, side, tables(), announcedOf(record, side)) },
    },
    Query: listingQueries(entries),
    NameListing: {
      first: { resolve: ({ listed }: { listed: NameEntry[] }, { limit }: { limit: number }) => listed.slice(0, limit) },
    },
  });
}
