import type { NameGender } from "../../vocabulary/nameLists";
import type { NameEntry } from "../nameEntry";
import { nameId } from "../nameId";
import { useNames } from "../useNames";

/** A name of a shortlist with its entry in the dictionary. */
export interface ListedName extends NameEntry {
  id: string;
  side: NameGender;
}

export interface NameEntries {
  /** "ready" also if no names are requested. */
  state: "loading" | "failed" | "ready";
  /** The entries of these names, in the same order; names that the dictionary no longer has are left out. */
  find: (ids: readonly string[]) => ListedName[];
  retry: () => void;
}

const sides = ["girl", "boy"] as const;

/**
 * The dictionary's entries of shortlisted names. The file of a side is fetched only when a name of that side is requested.
 * @param ids all names the page will need, as side and slug
 */
export function useNameEntries(ids: readonly string[]): NameEntries {
  const isAsked = (side: NameGender) => ids.some((id) => id.startsWith(`${side}-`));
  const files = {
    girl: useNames(isAsked("girl") ? "girl" : null),
    boy: useNames(isAsked("boy") ? "boy" : null),
  };
  const waiting = sides.filter(isAsked).map((side) => files[side].content);
  const entriesOf = (side: NameGender) => (Array.isArray(files[side].content) ? files[side].content : []);
  return {
    state: waiting.includes("failed") ? "failed" : waiting.includes("loading") ? "loading" : "ready",
    find: (wanted) =>
      wanted.flatMap((id) =>
        sides.flatMap((side) => {
          const entry = entriesOf(side).find(({ slug }) => nameId(side, slug) === id);
          return entry ? [{ ...entry, id, side }] : [];
        }),
      ),
    retry: () => {
      for (const side of sides) if (files[side].content === "failed") files[side].retry();
    },
  };
}
