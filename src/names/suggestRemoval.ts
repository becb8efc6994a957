import type { Language } from "../routes/routes";
import type { NameList } from "../vocabulary/nameLists";
import type { NameEntry } from "./nameEntry";
import { filterNames, type NameFilters } from "./nameFilter";

/** A filter to remove, and the number of names without it. */
export interface Removal {
  filter: keyof NameFilters;
  count: number;
}

/**
 * For filters that no name fits: the one filter whose removal gives the most names; null if removing one is not enough.
 * @example suggestRemoval(entries, { ...noFilters, origin: "welsh", theme: "water" }, "all", "tr") // { filter: "origin", count: 58 }
 */
export function suggestRemoval(entries: readonly NameEntry[], filters: NameFilters, list: NameList, language: Language): Removal | null {
  const [best] = (Object.keys(filters) as (keyof NameFilters)[])
    .filter((filter) => filters[filter] !== "" && filter !== "sort" && filter !== "english")
    .map((filter) => ({ filter, count: filterNames(entries, { ...filters, [filter]: "", sort: "" }, list, language).names.length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return best ?? null;
}
