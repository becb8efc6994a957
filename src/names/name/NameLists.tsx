import { nameListRoute, pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import type { NameGender, NameList } from "../../vocabulary/nameLists";
import { ChipLinks } from "./ChipLinks";

export interface NameListsProps {
  /** Lists that have a page: popular, modern … */
  lists: readonly NameList[];
  side: NameGender;
}

/** Links to the lists that include a name. */
export function NameLists({ lists, side }: NameListsProps) {
  const t = useTexts();
  const language = useLanguage();
  return <ChipLinks links={lists.map((list) => ({ name: t(`list.${list}`), path: pathTo(nameListRoute(list, side), language) }))} />;
}
