import { useTranslation } from "react-i18next";
import type { Language, RouteId } from "../../routes/routes";
import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { iconButton, nightSwitch } from "../../ui/Button.styles";
import { LocalLink } from "../../ui/LocalLink";
import { SharedIcon } from "../../ui/SharedIcon";
import { media, use } from "../../ui/theme/tokens";
import { type OwnLink, ownLinks } from "../ownDay/ownLinks";
import { aid, bar, call, leaveRow, menu, searchLink } from "./Header.styles";
import { LeaveLink } from "./LeaveLink";
import { Logo } from "./Logo";
import { groupsInHeader, menuGroup } from "./navigation";
import { TwinLink } from "./TwinLink";

export interface HeaderProps {
  /** Entry of the main menu the page belongs to. */
  section?: RouteId;
  /** The page's own address in both languages. */
  paths: Record<Language, string>;
  /** True on a page to follow in an emergency: the link to first aid then becomes a call to 112. */
  isEmergency?: boolean;
  /** True for readers after a loss: nothing shows weeks. */
  isQuiet?: boolean;
  /** Where the button that leaves the page at once leads; only for a page that nobody should be seen reading. */
  leaveTo?: string;
}

/**
 * Logo, menu, search, first aid, night switch, language. The groups of the menu open without script. The night switch needs script and is in the menu
 * on a phone. The menu copies its groups from here (src/site/inline/beforeReact.ts), so that each page contains them once.
 */
export function Header({ section, paths, isEmergency = false, isQuiet = false, leaveTo }: HeaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const group = menuGroup(section);
  /** With a stored date, “Week by week” becomes a link to the reader’s own week. */
  const own: Partial<Record<RouteId, OwnLink>> = isQuiet ? {} : ownLinks(language, t, `${t("nav.myWeek")}: `);
  return (
    <header
      className="no-print"
      css={{
        position: "sticky",
        // The header is sticky, except with text so large that it would cover half of a phone.
        top: "min(0px, 100vw - 20rem)",
        zIndex: 10,
        background: `color-mix(in srgb, ${use.canvas} 94%, transparent)`,
        WebkitBackdropFilter: "blur(10px)",
        backdropFilter: "blur(10px)",
        borderBottom: `1px solid ${use.line}`,
      }}
    >
      {leaveTo && (
        <div css={leaveRow}>
          <LeaveLink to={leaveTo} />
        </div>
      )}
      <div css={bar}>
        <a
          className="logo"
          href={pathTo("home", language)}
          aria-label={t("nav.logo")}
          css={{ display: "inline-flex", flex: "none", color: use.ink, paddingBlock: "0.5rem", "&:hover": { color: use.ink } }}
        >
          <Logo />
        </a>
        <nav aria-label={t("nav.main")} css={menu}>
          <ul>
            {groupsInHeader.map(({ to, label, links }) => (
              <li key={label}>
                {links.length === 0 ? (
                  <LocalLink to={to} isCurrent={to === group}>
                    {t(label)}
                  </LocalLink>
                ) : (
                  <details name="nav" data-current={to === group ? "" : undefined}>
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
        <div
          css={{
            display: "flex",
            alignItems: "center",
            gap: "0.375rem",
            [media.belowMenu]: { marginLeft: "auto", flexWrap: "wrap", justifyContent: "flex-end" },
            [media.mobile]: { gap: 0 },
          }}
        >
          <a href={pathTo("search", language)} aria-label={t("nav.search")} data-search="" css={searchLink}>
            <SharedIcon name="search" /> <span>{t("nav.search")}</span>
          </a>
          <button
            type="button"
            data-night=""
            aria-pressed="false"
            aria-label={t("nav.night")}
            css={{ ...iconButton, ...nightSwitch, [media.mobile]: { display: "none" } }}
          >
            <SharedIcon name="moon" />
            <SharedIcon name="sun" />
          </button>
          <TwinLink paths={paths} isShort />
          {isEmergency ? (
            <a href="tel:112" aria-label={t("nav.callLabel")} css={call}>
              <SharedIcon name="phone" />
              112
            </a>
          ) : (
            <a
              href={pathTo("firstAidTopics", language)}
              aria-label={t("nav.firstAid")}
              aria-current={group === "firstAidTopics" ? "page" : undefined}
              css={aid}
            >
              <SharedIcon name="heart" />
              <span>{t("nav.firstAid")}</span>
            </a>
          )}
          <a
            href="#footer"
            data-opens="menu"
            aria-haspopup="dialog"
            aria-label={t("nav.menu")}
            css={{ ...iconButton, [media.menu]: { display: "none" }, [media.mobile]: { display: "none" } }}
          >
            <SharedIcon name="menu" />
          </a>
        </div>
      </div>
    </header>
  );
}
