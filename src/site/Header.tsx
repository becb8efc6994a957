import { useTranslation } from "react-i18next";
import type { Language, RouteId } from "../routes/routes";
import { isBuilt, pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { iconButton, nightSwitch } from "../ui/Button.styles";
import { LocalLink } from "../ui/LocalLink";
import { SharedIcon } from "../ui/SharedIcon";
import { iconMask, maskedIcon } from "../ui/sharedIcons";
import { wrap } from "../ui/theme/globalStyles";
import { leaf, media, use } from "../ui/theme/tokens";
import { LeaveLink } from "./LeaveLink";
import { Logo } from "./Logo";
import { groupsInHeader, menuGroup } from "./navigation";
import { type OwnLink, ownLinks } from "./ownLinks";
import { TwinLink } from "./TwinLink";

export interface HeaderProps {
  /** Entry of the main menu the page belongs to. */
  section?: RouteId;
  /** The page's own address in both languages. */
  paths: Record<Language, string>;
  /** On a page somebody acts by in an emergency the way to first aid is a call. */
  isEmergency?: boolean;
  /** After a loss nothing counts weeks. */
  isQuiet?: boolean;
  /** Where the button leads that leaves the page at once; only a page nobody should be seen reading has it. */
  leaveTo?: string;
}

/** How much higher the header is with that button. */
export const leaveRowHeight = "3.5rem";

/** Part of what stays in view: the text passes under it as under the menu, and nothing is covered that is not scrolled away. */
const leaveRow = {
  ...wrap,
  display: "flex",
  justifyContent: "flex-end",
  alignItems: "center",
  minHeight: leaveRowHeight,
} as const;

const bar = {
  ...wrap,
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  minHeight: "4.5rem",
  [media.mobile]: { minHeight: "3.75rem", gap: "0.375rem", "& .logo > span": { height: "1.75rem" } },
  [media.narrow]: { gap: "0.25rem", "& .logo > span": { height: "1.75rem" } },
} as const;

const entry = {
  display: "flex",
  alignItems: "center",
  gap: "0.25rem",
  minHeight: "2.75rem",
  paddingInline: "0.625rem",
  color: use.text,
  fontWeight: 500,
  textDecoration: "none",
  borderRadius: leaf.s,
  whiteSpace: "nowrap",
  "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
} as const;

const current = { color: use.ink, fontWeight: 650, boxShadow: `inset 0 -3px 0 -1px ${use.accent}`, borderRadius: 0 } as const;

const menu = {
  marginInline: "auto",
  "& > ul": { display: "flex", gap: "clamp(0rem, 0.6vw, 0.5rem)" },
  "& > ul > li": { position: "relative" },
  "& > ul > li > a, & summary": entry,
  "& summary": { cursor: "pointer", listStyle: "none", "&::-webkit-details-marker": { display: "none" } },
  "& summary::after": {
    ...maskedIcon,
    "--icon": iconMask("down"),
    width: "0.875rem",
    color: use.muted,
  },
  "& summary:hover::after": { color: "inherit" },
  "& [aria-current], & [data-current] > summary": current,
  "& details > ul": {
    position: "absolute",
    top: "calc(100% + 0.5rem)",
    left: "-0.5rem",
    minWidth: "15rem",
    padding: "0.5rem",
    background: use.raised,
    borderRadius: leaf.m,
    boxShadow: use.shadowLift,
  },
  "& > ul > li:nth-of-type(n + 6) details > ul": { left: "auto", right: "-0.5rem" },
  "& details a": entry,
  [media.belowMenu]: { display: "none" },
} as const;

const aid = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  minHeight: "2.75rem",
  padding: "0.375rem 0.75rem",
  borderRadius: leaf.s,
  border: `1.5px solid ${use.call112Border}`,
  color: use.call112Strong,
  fontWeight: 650,
  textDecoration: "none",
  lineHeight: 1.2,
  whiteSpace: "nowrap",
  "&:hover": { background: use.call112Head, color: use.call112HeadText },
  "& span": { [media.tiny]: { display: "none" } },
} as const;

/** The same button, filled, where it calls. */
const call = { ...aid, background: use.call112Head, color: use.call112HeadText } as const;

const searchLink = {
  ...iconButton,
  [media.menu]: {
    display: "inline-flex",
    gap: "0.5rem",
    alignItems: "center",
    justifyContent: "flex-start",
    minWidth: "7rem",
    border: `1px solid ${use.lineStrong}`,
    background: use.raised,
    color: use.muted,
    fontWeight: 500,
    paddingInline: "0.75rem",
  },
  "& span": { [media.belowMenu]: { display: "none" } },
} as const;

/**
 * Logo, menu, search, first aid, night switch, language. The groups of the menu open without script; the night switch, which does not work without,
 * stands in the menu on a phone. The menu takes its groups from here (src/site/beforeReact.ts), so that a page holds them once.
 */
export function Header({ section, paths, isEmergency = false, isQuiet = false, leaveTo }: HeaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const group = menuGroup(section);
  /** “Week by week” becomes the reader's own week where a date is on the device. */
  const own: Partial<Record<RouteId, OwnLink>> = isQuiet ? {} : ownLinks(language, t, `${t("nav.myWeek")}: `);
  return (
    <header
      className="no-print"
      css={{
        position: "sticky",
        top: 0,
        zIndex: 10,
        background: `color-mix(in srgb, ${use.canvas} 94%, transparent)`,
        WebkitBackdropFilter: "blur(10px)",
        backdropFilter: "blur(10px)",
        borderBottom: `1px solid ${use.line}`,
      }}
    >
      {leaveTo && (
        // Its script is there before it is needed.
        <div css={leaveRow} data-starts="">
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
            [media.belowMenu]: { marginLeft: "auto" },
            [media.mobile]: { gap: 0 },
          }}
        >
          {isBuilt("search") && (
            <a href={pathTo("search", language)} aria-label={t("nav.search")} css={searchLink}>
              <SharedIcon name="search" /> <span>{t("nav.search")}</span>
            </a>
          )}
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
            <a href={pathTo("firstAidTopics", language)} aria-current={group === "firstAidTopics" ? "page" : undefined} css={aid}>
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
