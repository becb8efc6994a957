/** Finds the pages of a name in the files of names. */

import { fold, slug } from "../../text/letters";
import type { NameGender } from "../../vocabulary/nameLists";
import type { IndexedName } from "../index.types";

export interface FoundName {
  name: string;
  side: NameGender;
  meaning: string;
  path: string;
}

/** The letter of the file that has a name. */
export const nameLetter = (text: string): string => fold(text, "tr").replace(/[^a-z]/g, "")[0] ?? "";

const plain = (text: string): string => fold(text, "tr").replace(/[^a-z]/g, "");

/**
 * The pages of the names that a text is, one for each side that has the name. An ending after an apostrophe is not part of it.
 * @param lists the addresses of the lists of names; a name is below them. The table of routes would make the script three times as large
 * @example findNames("Elif’in", files, index.nameLists)[0]?.path // "/kiz-bebek-isimleri/elif"
 */
export function findNames(text: string, names: readonly IndexedName[], lists: Record<NameGender, string>): FoundName[] {
  const asked = plain(text.replace(/[’'].*$/, ""));
  return names
    .filter(([name]) => plain(name) === asked)
    .flatMap(([name, sides, meaning, ownSlug]) =>
      (["girl", "boy"] as const)
        .filter((_, i) => sides & (i + 1))
        .map((side) => ({ name, side, meaning, path: `${lists[side]}/${ownSlug ?? slug(name, "tr")}` })),
    );
}
