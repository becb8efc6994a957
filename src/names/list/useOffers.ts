import { useEffect, useMemo, useState } from "react";
import type { NameGender, NameList } from "../../routes/nameLists";
import { report, typedError } from "../../site/failure";
import { useLanguage } from "../../text/useLanguage";
import { type NameEntry, type NameFilters, standsIn } from "../nameFilter";
import { closeness, closenessTo, toQuery } from "../search/nameSearch";
import type { Elsewhere } from "../search/nearNames";
import { useSearchedNames } from "../search/useSearchedNames";

/** What is offered beside the names found. */
export interface Offers {
  elsewhere: Elsewhere | null;
  /** Names one slip away from what is typed. */
  near: readonly string[];
  /** False while it is still being found out. */
  isKnown: boolean;
}

const noOffers: Offers = { elsewhere: null, near: [], isKnown: true };
const unknown: Offers = { ...noOffers, isKnown: false };

/** A name is looked for on the other side from three letters on: shorter ones are beginnings. */
const shortest = 3;

/**
 * What a list offers when it lacks the name typed. The names of the other side are fetched only then, what looks for them with the first letter.
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
  const isTyped = filters.q !== "";
  const [search, setSearch] = useState<typeof import("../search/nearNames") | "failed" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is typed, and again when the field is used anew
  useEffect(() => {
    if (!isTyped || (search && search !== "failed")) return;
    import("../search/nearNames").then(setSearch, (error) => {
      report(typedError(error));
      setSearch("failed");
    });
  }, [isTyped]);
  return useMemo(() => {
    if (!isMissing || search === "failed") return noOffers;
    if (!search) return unknown;
    const elsewhere = search.findElsewhere(entries, Array.isArray(other) ? other : null, query, { side, list, language, hasEnglish });
    if (elsewhere || best <= closeness.soundBeginning) return { ...noOffers, elsewhere };
    const listed = entries.filter((entry) => standsIn(entry, "all", language));
    return { ...noOffers, elsewhere, near: search.nearNames(listed, filters.q).map(({ name }) => name) };
  }, [isMissing, search, entries, other, query, side, list, language, hasEnglish, best, filters.q]);
}
