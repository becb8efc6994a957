import { type RefObject, useState } from "react";
import type { Language } from "../../routes/routes";
import { alphabets } from "../../text/letters";
import { readFormValues } from "../../ui/device/readFormValues";
import { fromFragment, toFragment } from "../../ui/device/shareState";
import { useFragment } from "../../ui/device/useFragment";
import { useOnChange } from "../../ui/device/useOnChange";
import { type NameFilters, noFilters } from "../nameFilter";

/** The filters in the address. A letter of another alphabet is left out, because the other language's page may be opened with the same fragment. */
function fromAddress(language: Language): Partial<NameFilters> {
  const { letter = "", ...given } = (fromFragment(location.hash, Object.keys(noFilters)) ?? {}) as Partial<NameFilters>;
  return { ...given, letter: alphabets[language].includes(letter) ? letter : "" };
}

/**
 * The filters of a list of names, stored in the fragment of the address, so that a filtered list can be shared and “back” returns to it.
 * @param order order of the list unless another one is chosen
 * @param form the form with the fields; text typed before the script loaded is used
 */
export function useNameFilters(
  language: Language,
  order: string,
  form: RefObject<HTMLFormElement>,
): { filters: NameFilters; set: (change: Partial<NameFilters>) => void; clear: () => void } {
  const [filters, setFilters] = useState(noFilters);
  // Read once when the page is hydrated, and when another address of it is opened.
  useOnChange([language], () => {
    const { sort = "", ...typed } = readFormValues(form.current, noFilters);
    // The select always has a chosen order; the default one counts as no filter.
    setFilters({ ...noFilters, ...typed, sort: sort === order ? "" : sort, ...fromAddress(language) });
    const follow = () => {
      if (location.hash.includes("=")) setFilters({ ...noFilters, ...fromAddress(language) });
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  });

  useFragment(toFragment(filters));
  return { filters, set: (change) => setFilters((before) => ({ ...before, ...change })), clear: () => setFilters(noFilters) };
}
