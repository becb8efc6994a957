/** Offers for a typed name that a list does not have: the place that has it, and names that differ by one typing error. */

import type { Language } from "../../routes/routes";
import { isWithinOneTypo } from "../../text/oneTypo";
import type { NameGender, NameList } from "../../vocabulary/nameLists";
import type { NameEntry } from "../nameEntry";
import { standsIn } from "../nameFilter";
import { closeness, closenessTo, type Query, toSearched } from "./nameSearch";
import { soundOf, spell, splitWords } from "./spelling";

/** A name that is in another list. english: among the names in English use; list: in the whole list of the side; side: on the other side. */
export interface Elsewhere {
  entry: NameEntry;
  where: "english" | "list" | "side";
  side: NameGender;
}

const isName = (entry: NameEntry, query: Query): boolean => (closenessTo(entry, query) ?? closeness.middle) <= closeness.variant;

/**
 * Where to find a typed name that is not in the list shown; null if the list has it in any spelling, or if it is nowhere.
 * @param own all names of the side shown
 * @param other all names of the other side, null while they are not loaded
 * @example findElsewhere(girls, boys, toQuery("ali"), { side: "girl", list: "all", language: "tr", hasEnglish: false }) // Ali, on the other side
 */
export function findElsewhere(
  own: readonly NameEntry[],
  other: readonly NameEntry[] | null,
  query: Query,
  shown: { side: NameGender; list: NameList; language: Language; hasEnglish: boolean },
): Elsewhere | null {
  const { side, list, language } = shown;
  if (query.words.length === 0) return null;
  const here = own.filter((entry) => isName(entry, query));
  if (here.some((entry) => standsIn(entry, list, language) || (list === "all" && shown.hasEnglish))) return null;
  const inAll = here.find((entry) => standsIn(entry, "all", language));
  if (inAll) return { entry: inAll, where: "list", side };
  const there = other?.find((entry) => isName(entry, query) && standsIn(entry, "all", language));
  if (there) return { entry: there, where: "side", side: side === "girl" ? "boy" : "girl" };
  const [english] = here;
  return english ? { entry: english, where: list === "all" ? "english" : "list", side } : null;
}

/** Whether two texts differ by one typing error that leaves the first or the last letter unchanged. */
const isOneSlip = (a: string, b: string): boolean => (a[0] === b[0] || a.at(-1) === b.at(-1)) && a !== b && isWithinOneTypo(a, b);

const shortest = 3;
const most = 3;

/**
 * At most three names that differ from the typed one by one typing error: those with its first letter first, then those given more often.
 * @example nearNames(girls, "Zeynap").map(({ name }) => name) // ["Zeynep"]
 */
export function nearNames<Entry extends NameEntry>(entries: readonly Entry[], typed: string): Entry[] {
  const { folded } = spell(splitWords(typed).join(""));
  const sound = soundOf(folded);
  if (folded.length < shortest) return [];
  return entries
    .flatMap((entry) => {
      const {
        joined: { folded: name },
        sound: nameSound,
      } = toSearched(entry);
      if (Math.abs(name.length - folded.length) > 2 || name === folded) return [];
      const slip = isOneSlip(folded, name) ? 0 : isOneSlip(sound, nameSound) && name.length > shortest + 1 ? 1 : null;
      return slip === null ? [] : [{ entry, far: slip + (name[0] === folded[0] ? 0 : 2) }];
    })
    .sort((a, b) => a.far - b.far || (a.entry.rank ?? Number.MAX_SAFE_INTEGER) - (b.entry.rank ?? Number.MAX_SAFE_INTEGER))
    .slice(0, most)
    .map(({ entry }) => entry);
}
