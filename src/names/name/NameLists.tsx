import { useTranslation } from "react-i18next";
import type { NameGender, NameList } from "../../routes/nameLists";
import { nameListRoute, pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { ChipLinks } from "./ChipLinks";

export interface NameListsProps {
  /** Lists with a page of their own: popular, modern … */
  lists: readonly NameList[];
  side: NameGender;
}

/** The lists a name stands in, as links. */
export function NameLists({ lists, side }: NameListsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return <ChipLinks links={lists.map((list) => ({ name: t(`list.${list}`), path: pathTo(nameListRoute(list, side), language) }))} />;
}
