import type { NameGender } from "../routes/nameLists";
import { nameFile } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { type Fetched, useFetched } from "../ui/device/useFetched";
import type { NameEntry } from "./nameFilter";

/**
 * The names of a side, fetched once when they are needed; for searching them use `useSearchedNames`.
 * @param side null while they are not needed
 */
export function useNames(side: NameGender | null): Fetched<NameEntry[]> {
  const language = useLanguage();
  return useFetched<NameEntry[]>(side && nameFile(side, language));
}
