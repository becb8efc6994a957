import { useTranslation } from "react-i18next";
import { type NameGender, pathTo, type RouteId } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { chip } from "../../ui/Button.styles";

export interface NameListsProps {
  /** Lists with a page of their own: popular, modern … */
  lists: readonly string[];
  side: NameGender;
}

/** The lists a name stands in, as links. */
export function NameLists({ lists, side }: NameListsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const routeOfList = (list: string) => `${list}${side === "girl" ? "Girl" : "Boy"}Names` as RouteId & "modernGirlNames";
  return (
    <ul css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem" }}>
      {lists.map((list) => (
        <li key={list}>
          <a href={pathTo(routeOfList(list), language)} css={chip}>
            {t(`list.${list}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
