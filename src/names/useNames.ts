import type { NameGender } from "../routes/nameLists";
import { nameFile } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { type Fetched, useFetched } from "../ui/device/useFetched";
import type { NameEntry } from "./nameFilter";

/**
 * The names of a side, fetched once they are asked for; who searches them asks useSearchedNames.
 * @param side null as long as nobody asks
 */
export function useNames(side: NameGender | null): Fetched<NameEntry[]> {
  const language = useLanguage();
  return useFetched<NameEntry[]>(side && nameFile(side, language));
}
