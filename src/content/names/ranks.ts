/** The ranks of names among the hundred most given in each year in Türkiye. */
import type { z } from "zod";
import type { NameGender } from "../../vocabulary/nameLists";
import type { nameTable } from "../records/names";

export type NameTable = z.infer<typeof nameTable>;

export interface YearOfName {
  year: number;
  /** Rank among the names of the gender; null if that year’s announcement has the name but no order. */
  place: number | null;
}

/**
 * Every year in which a published list of a gender has a name, the oldest first. For 1950, 1960, 1970 and 1980–2018 these are the hundred most given
 * names (TÜİK); since 2019 only the top names are announced (NVİ). In the other years the name was not on the list. If a name was counted in two
 * spellings, the better rank is used.
 * @param tables in order of their years
 * @param announced the announcements of the name for that gender, in order of their years
 * @example yearsOfName("Elif", "girl", tables, [])[0] // { year: 1950, place: 16 }
 */
export const yearsOfName = (
  name: string,
  side: NameGender,
  tables: readonly Pick<NameTable, "year" | "girls" | "boys">[],
  announced: readonly YearOfName[],
): YearOfName[] => [
  ...tables.flatMap(({ year, girls, boys }) => {
    const place = (side === "girl" ? girls : boys).indexOf(name) + 1;
    return place === 0 ? [] : [{ year, place }];
  }),
  ...announced.map(({ year, place }) => ({ year, place })),
];
