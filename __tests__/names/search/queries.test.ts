import { type NameRecord, nameEntries } from "../../../src/content/names/lists";
import { readContent } from "../../../src/content/readContent";
import type { NameEntry } from "../../../src/names/nameEntry";
import { filterNames, noFilters } from "../../../src/names/nameFilter";
import { toQuery } from "../../../src/names/search/nameSearch";
import { findElsewhere, nearNames } from "../../../src/names/search/nearNames";
import { languages } from "../../../src/routes/routes";
import type { NameGender } from "../../../src/vocabulary/nameLists";
import english from "../queries.en.json";
import turkish from "../queries.tr.json";

/** A text typed into the list of one side, and the result it must give. */
interface Asked {
  q: string;
  side: string;
  /** The names shown first, in this order. */
  first?: string[];
  /** Names shown among the first twenty. */
  contains?: string[];
  /** Names never shown. */
  never?: string[];
  /** A name that is not in this list but in another. */
  elsewhere?: string;
  /** The name that was meant. */
  near?: string;
}
const asked: Record<"tr" | "en", Asked[]> = { tr: turkish, en: english };

const records = readContent("data")
  .files.filter(({ type }) => type === "BabyName")
  .map(({ record }) => record as NameRecord);
const namesOf = ({ name }: NameEntry) => name;

describe.each(languages)("the dictionary in %s answers", (language) => {
  const sides = { girl: nameEntries(records, "girl", language), boy: nameEntries(records, "boy", language) };

  test("at least eighty questions", () => {
    expect(new Set(asked[language].map(({ q, side }) => `${side} ${q}`)).size).toBe(asked[language].length);
    expect(asked[language].length).toBeGreaterThanOrEqual(80);
  });

  test.each(asked[language].map((one) => [`${one.side} ${one.q}`, one] as const))("%s", (_, { q, side, ...expected }) => {
    const own = sides[side as NameGender];
    const other = sides[side === "girl" ? "boy" : "girl"];
    const names = filterNames(own, { ...noFilters, q, sort: "relevance" }, "all", language).names.map(namesOf);
    if (expected.first) expect(names.slice(0, expected.first.length)).toEqual(expected.first);
    if (expected.contains) expect(names.slice(0, 20)).toEqual(expect.arrayContaining(expected.contains));
    expect(names.filter((name) => expected.never?.includes(name))).toEqual([]);
    const elsewhere = findElsewhere(own, other, toQuery(q), { side: side as NameGender, list: "all", language, hasEnglish: false });
    expect(elsewhere?.entry.name).toBe(expected.elsewhere);
    if (expected.near) expect(nearNames(own, q).map(namesOf)).toContain(expected.near);
  });
});
