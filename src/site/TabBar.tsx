import { useTranslation } from "react-i18next";
import type { RouteId } from "../routes/routes";
import { Icon } from "../ui/Icon";
import { LocalLink } from "../ui/LocalLink";
import { media, size, use } from "../ui/theme/tokens";
import { tabBar } from "./navigation";

export interface TabBarProps {
  section?: RouteId;
}

const bar = {
  display: "none",
  [media.mobile]: { display: "block" },
  position: "fixed",
  inset: "auto 0 0",
  zIndex: 10,
  background: use.raised,
  boxShadow: use.shadowBar,
  paddingBottom: "env(safe-area-inset-bottom)",
  "& ul": { display: "grid", gridTemplateColumns: `repeat(${tabBar.length + 1}, 1fr)` },
  "& a": {
    minHeight: "4rem",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.1875rem",
    color: use.muted,
    fontSize: size.tab,
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: "none",
    "&[aria-current]": { color: use.brandText, boxShadow: `inset 0 3px 0 ${use.accent}` },
    "&:focus-visible": { outlineOffset: -3 },
  },
} as const;

/** The thumb's menu on a phone. */
export function TabBar({ section }: TabBarProps) {
  const { t } = useTranslation();
  return (
    <nav className="no-print" aria-label={t("nav.quick")} css={bar}>
      <ul>
        {tabBar.map(({ to, label, icon }) => (
          <li key={to}>
            <LocalLink to={to} isCurrent={to === section}>
              <Icon name={icon} />
              {t(label)}
            </LocalLink>
          </li>
        ))}
        <li>
          <a href="#footer" data-opens="menu" aria-haspopup="dialog">
            <Icon name="menu" />
            {t("nav.menu")}
          </a>
        </li>
      </ul>
    </nav>
  );
}
