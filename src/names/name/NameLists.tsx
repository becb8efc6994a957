import { useTranslation } from "react-i18next";
import type { NameGender, NameList } from "../../routes/pages";
import { nameListRoute, pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { chip } from "../../ui/Button.styles";

export interface NameListsProps {
  /** Lists with a page of their own: popular, modern … */
  lists: readonly NameList[];
  side: NameGender;
}

/** The lists a name stands in, as links. */
export function NameLists({ lists, side }: NameListsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem" }}>
      {lists.map((list) => (
        <li key={list}>
          <a href={pathTo(nameListRoute(list, side), language)} css={chip}>
            {t(`list.${list}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
