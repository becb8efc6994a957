import type { NameGender, NameList } from "../../routes/pages";
import { nameFile } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useFetched } from "../../ui/device/useFetched";
import { type NameEntry, type NameFilters, standsIn } from "../nameFilter";
import { closeness, closenessTo, toQuery } from "../search/nameSearch";
import { type Elsewhere, findElsewhere, nearNames } from "../search/nearNames";

/** What is offered beside the names found. */
export interface Offers {
  elsewhere: Elsewhere | null;
  /** Names one slip away from what is typed. */
  near: readonly string[];
}

/** A name is looked for on the other side from three letters on: shorter ones are beginnings. */
const shortest = 3;

/**
 * What a list offers when it lacks the name typed. The names of the other side are fetched only then.
 * @param entries all names of the side, null as long as they are not there
 */
export function useOffers(
  entries: readonly NameEntry[] | null,
  found: readonly NameEntry[],
  filters: NameFilters,
  shown: { side: NameGender; list: NameList },
): Offers {
  const language = useLanguage();
  const query = toQuery(filters.q);
  const isWithin = (limit: number) => found.some((entry) => (closenessTo(entry, query) ?? closeness.middle) <= limit);
  const isMissing = entries !== null && query.joined.folded.length >= shortest && !isWithin(closeness.variant);
  const other = useFetched<NameEntry[]>(isMissing ? nameFile(shown.side === "girl" ? "boy" : "girl", language) : null).content;
  if (!isMissing) return { elsewhere: null, near: [] };
  const elsewhere = findElsewhere(entries, Array.isArray(other) ? other : null, query, {
    ...shown,
    language,
    hasEnglish: filters.english === "1",
  });
  if (elsewhere || isWithin(closeness.soundBeginning)) return { elsewhere, near: [] };
  const listed = entries.filter((entry) => standsIn(entry, "all", language));
  return { elsewhere, near: nearNames(listed, filters.q).map(({ name }) => name) };
}
