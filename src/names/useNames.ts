import { nameFile } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { type Fetched, useFetched } from "../ui/device/useFetched";
import type { NameGender } from "../vocabulary/nameLists";
import type { NameEntry } from "./nameEntry";

/**
 * The names of a side, fetched once when they are needed; for searching them use `useSearchedNames`.
 * @param side null while they are not needed
 */
export function useNames(side: NameGender | null): Fetched<NameEntry[]> {
  const language = useLanguage();
  return useFetched<NameEntry[]>(side && nameFile(side, language));
}
