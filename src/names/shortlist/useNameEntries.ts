import type { NameGender } from "../../routes/nameLists";
import type { NameEntry } from "../nameFilter";
import { nameId } from "../nameId";
import { useNames } from "../useNames";

/** A name of a shortlist with what the dictionary says of it. */
export interface ListedName extends NameEntry {
  id: string;
  side: NameGender;
}

export interface NameEntries {
  /** "ready" also when nothing is asked for. */
  state: "loading" | "failed" | "ready";
  /** The names as they are asked for; one that the dictionary no longer has is left out. */
  find: (ids: readonly string[]) => ListedName[];
  retry: () => void;
}

const sides = ["girl", "boy"] as const;

/**
 * The dictionary's entries of shortlisted names. The file of a side is fetched only when a name of that side is asked for.
 * @param ids all names the page will ask for, as side and slug
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
