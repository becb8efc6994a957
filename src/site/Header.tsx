import { useTranslation } from "react-i18next";
import type { Language, RouteId } from "../routes/routes";
import { isBuilt, pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { iconButton } from "../ui/Button.styles";
import { Icon } from "../ui/Icon";
import { LocalLink } from "../ui/LocalLink";
import { wrap } from "../ui/theme/globalStyles";
import { leaf, media, use } from "../ui/theme/tokens";
import { Logo } from "./Logo";
import { mainMenu } from "./navigation";
import { TwinLink } from "./TwinLink";

export interface HeaderProps {
  /** Entry of the main menu the page belongs to. */
  section?: RouteId;
  /** The page's own address in both languages. */
  paths: Record<Language, string>;
}

const bar = {
  ...wrap,
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  minHeight: "4.5rem",
  [media.mobile]: { minHeight: "3.75rem", "& .logo svg": { height: "2rem" } },
  [media.narrow]: { gap: "0.25rem", "& .logo svg": { height: "1.75rem" } },
} as const;

const menu = {
  marginInline: "auto",
  "& ul": { display: "flex", gap: "clamp(0.25rem, 1.2vw, 1.25rem)" },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingInline: "0.625rem",
    color: use.text,
    fontWeight: 500,
    textDecoration: "none",
    borderRadius: leaf.s,
    whiteSpace: "nowrap",
    "&:hover": { background: use.buttonHover, color: use.buttonHoverText },
    "&[aria-current]": { color: use.ink, fontWeight: 650, boxShadow: `inset 0 -3px 0 -1px ${use.accent}`, borderRadius: 0 },
  },
  [media.belowMenu]: { display: "none" },
} as const;

const emergency = {
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
  "&:hover": { background: use.call112Head, color: use.call112HeadText },
  "html[lang=en] & span": { [media.mobile]: { display: "none" } },
  "& span": { [media.narrow]: { display: "none" } },
} as const;

/** Logo, main menu, search, night switch, language, emergency number. Works without script but for the night switch, which is hidden then. */
export function Header({ section, paths }: HeaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
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
            {mainMenu.map(({ to, label }) => (
              <li key={to}>
                <LocalLink to={to} isCurrent={to === section}>
                  {t(label)}
                </LocalLink>
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
            [media.narrow]: { gap: 0 },
          }}
        >
          {isBuilt("search") && (
            <a href={pathTo("search", language)} aria-label={t("nav.search")} css={iconButton}>
              <Icon name="search" />
            </a>
          )}
          <button type="button" data-night="" aria-pressed="false" aria-label={t("nav.night")} css={iconButton}>
            <Icon name="moon" />
          </button>
          <TwinLink paths={paths} isShort />
          <a href="tel:112" aria-label={t("nav.callLabel")} css={emergency}>
            <Icon name="phone" />
            112 <span>{t("nav.emergency")}</span>
          </a>
          <a
            href="#footer"
            data-opens="menu"
            aria-haspopup="dialog"
            aria-label={t("nav.menu")}
            css={{ ...iconButton, [media.menu]: { display: "none" }, [media.mobile]: { display: "none" } }}
          >
            <Icon name="menu" />
          </a>
        </div>
      </div>
    </header>
  );
}
