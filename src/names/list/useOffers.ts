import { useMemo, useState } from "react";
import { useLanguage } from "../../text/useLanguage";
import { report, typedError } from "../../ui/device/failure";
import { useOnChange } from "../../ui/device/useOnChange";
import type { NameGender, NameList } from "../../vocabulary/nameLists";
import type { NameEntry } from "../nameEntry";
import { type NameFilters, standsIn } from "../nameFilter";
import { closeness, closenessTo, toQuery } from "../search/nameSearch";
import type { Elsewhere } from "../search/nearNames";
import { useSearchedNames } from "../search/useSearchedNames";

/** Offers besides the names found. */
export interface Offers {
  elsewhere: Elsewhere | null;
  /** Names that differ from the typed one by one typing error. */
  near: readonly string[];
  /** False while the offers are still being looked for. */
  isKnown: boolean;
}

const noOffers: Offers = { elsewhere: null, near: [], isKnown: true };
const unknown: Offers = { ...noOffers, isKnown: false };

/** Fewest letters for a search on the other side; fewer are probably the beginning of a name. */
const shortest = 3;

export interface OffersInput {
  /** All names of the side; null while they are not loaded. */
  entries: readonly NameEntry[] | null;
  found: readonly NameEntry[];
  filters: NameFilters;
  side: NameGender;
  list: NameList;
}

/**
 * The offers of a list that does not have the typed name. The names of the other side are fetched only then; the code that searches them is fetched
 * with the first letter.
 */
export function useOffers({ entries, found, filters, side, list }: OffersInput): Offers {
  const language = useLanguage();
  const query = toQuery(filters.q);
  /** How closely the best of the names found matches. */
  const best = useMemo(
    () => found.reduce<number>((least, entry) => Math.min(least, closenessTo(entry, query) ?? closeness.middle), closeness.middle),
    [found, query],
  );
  const isMissing = entries !== null && query.joined.folded.length >= shortest && best > closeness.variant;
  const other = useSearchedNames(isMissing ? (side === "girl" ? "boy" : "girl") : null).content;
  const hasEnglish = filters.english === "1";
  const isTyped = filters.q !== "";
  const [search, setSearch] = useState<typeof import("../search/nearNames") | "failed" | null>(null);
  // Once for each typed text, and again when the field is used anew.
  useOnChange([isTyped], () => {
    if (!isTyped || (search && search !== "failed")) return;
    import("../search/nearNames").then(setSearch, (error) => {
      report(typedError(error));
      setSearch("failed");
    });
  });
  return useMemo(() => {
    if (!isMissing || search === "failed") return noOffers;
    if (!search) return unknown;
    const elsewhere = search.findElsewhere(entries, Array.isArray(other) ? other : null, query, { side, list, language, hasEnglish });
    if (elsewhere || best <= closeness.soundBeginning) return { ...noOffers, elsewhere };
    const listed = entries.filter((entry) => standsIn(entry, "all", language));
    return { ...noOffers, elsewhere, near: search.nearNames(listed, filters.q).map(({ name }) => name) };
  }, [isMissing, search, entries, other, query, side, list, language, hasEnglish, best, filters.q]);
}
