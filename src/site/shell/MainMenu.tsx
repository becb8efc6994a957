import type { RouteId } from "../../routes/routes";
import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { type OwnLink, ownLinks } from "../ownDay/ownLinks";
import { menu } from "./Header.styles";
import { groupsInHeader } from "./navigation";

export interface MainMenuProps {
  /** The group the page belongs to. */
  current: RouteId | undefined;
  isQuiet: boolean;
}

/** The groups of the menu; each opens a list below its name, without script. */
export function MainMenu({ current, isQuiet }: MainMenuProps) {
  const t = useTexts();
  const language = useLanguage();
  /** With a stored date, “Week by week” becomes a link to the reader’s own week. */
  const own: Partial<Record<RouteId, OwnLink>> = isQuiet ? {} : ownLinks(language, t, `${t("nav.myWeek")}: `);
  return (
    <nav aria-label={t("nav.main")} css={menu}>
      <ul>
        {groupsInHeader.map(({ to, label, links }) => (
          <li key={label}>
            {links.length === 0 ? (
              <LocalLink to={to} isCurrent={to === current}>
                {t(label)}
              </LocalLink>
            ) : (
              <details name="nav" data-current={to === current ? "" : undefined}>
                <summary>{t(label)}</summary>
                <ul>
                  {links.map((link) => (
                    <li key={link.label}>
                      {link.label === "nav.weekByWeek" ? (
                        <a href={pathTo(link.to, language)} {...own[link.to]}>
                          <span>{t(link.label)}</span>
                        </a>
                      ) : (
                        <LocalLink to={link.to} anchor={link.anchor}>
                          {t(link.label)}
                        </LocalLink>
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
