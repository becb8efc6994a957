import { useMemo } from "react";
import type { NameGender, NameList } from "../../routes/pages";
import { useLanguage } from "../../text/useLanguage";
import { type NameEntry, type NameFilters, standsIn } from "../nameFilter";
import { closeness, closenessTo, toQuery } from "../search/nameSearch";
import { type Elsewhere, findElsewhere, nearNames } from "../search/nearNames";
import { useSearchedNames } from "../search/useSearchedNames";

/** What is offered beside the names found. */
export interface Offers {
  elsewhere: Elsewhere | null;
  /** Names one slip away from what is typed. */
  near: readonly string[];
}

const noOffers: Offers = { elsewhere: null, near: [] };

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
  side: NameGender,
  list: NameList,
): Offers {
  const language = useLanguage();
  const query = toQuery(filters.q);
  /** How closely the closest of the names found answers. */
  const best = useMemo(
    () => found.reduce<number>((least, entry) => Math.min(least, closenessTo(entry, query) ?? closeness.middle), closeness.middle),
    [found, query],
  );
  const isMissing = entries !== null && query.joined.folded.length >= shortest && best > closeness.variant;
  const other = useSearchedNames(isMissing ? (side === "girl" ? "boy" : "girl") : null).content;
  const hasEnglish = filters.english === "1";
  return useMemo(() => {
    if (!isMissing) return noOffers;
    const elsewhere = findElsewhere(entries, Array.isArray(other) ? other : null, query, { side, list, language, hasEnglish });
    if (elsewhere || best <= closeness.soundBeginning) return { elsewhere, near: [] };
    const listed = entries.filter((entry) => standsIn(entry, "all", language));
    return { elsewhere, near: nearNames(listed, filters.q).map(({ name }) => name) };
  }, [isMissing, entries, other, query, side, list, language, hasEnglish, best, filters.q]);
}
