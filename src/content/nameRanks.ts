/** The places of names among the hundred most given of a year in Türkiye. */
import type { z } from "zod";
import type { NameGender } from "../routes/nameLists";
import type { nameTable } from "./records/names";

export type NameTable = z.infer<typeof nameTable>;

export interface YearOfName {
  year: number;
  /** Place among the names of the side; null where a year's announcement has the name and states no order. */
  place: number | null;
}

/**
 * Every year in which a published list of a side has a name, the oldest first. 1950, 1960, 1970 and 1980–2018: the hundred most given (TÜİK).
 * Since 2019 only the first names are announced (NVİ). A year that is not there is one in which the name was not among those. Of a name that was
 * counted in two spellings the better place stands.
 * @param tables in the order of their years
 * @param announced what was announced of the name on that side, in the order of the years
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
