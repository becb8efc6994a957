import { pathTo, type RouteId } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { SharedIcon } from "../../ui/SharedIcon";
import { media, size, use } from "../../ui/theme/tokens";
import { type OwnLink, ownLinks } from "../ownDay/ownLinks";
import { menuGroup, quietTabs, tabBar } from "./navigation";

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
  "@media (forced-colors: active)": { borderTop: "1px solid" },
  paddingBottom: "env(safe-area-inset-bottom)",
  "& ul": { display: "grid", gridTemplateColumns: `repeat(${tabBar.length + 1}, minmax(0, 1fr))` },
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
    textAlign: "center",
    textDecoration: "none",
    "& span": { maxWidth: "100%" },
    "&[aria-current]": { color: use.brandText, boxShadow: `inset 0 3px 0 ${use.accent}` },
    "&:focus-visible": { outlineOffset: -3 },
  },
} as const;

/**
 * The tab bar on a phone. With a stored date (ownDay.ts), src/site/inline/showOwnDay.ts turns the second tab into a link to the reader’s own week of
 * pregnancy, or the third into one to her baby’s week, before the first paint, so nothing moves. In quiet mode, search and help replace both tabs.
 */
export function TabBar({ section }: TabBarProps) {
  const t = useTexts();
  const language = useLanguage();
  const current = section === "home" ? "home" : menuGroup(section);
  const own: Partial<Record<RouteId, OwnLink>> = ownLinks(language, t);
  return (
    <nav className="no-print" aria-label={t("nav.quick")} css={bar}>
      <ul>
        {tabBar.map(({ to, label, icon }) => (
          <li key={to} data-quiet-hides={own[to] && ""}>
            <a href={pathTo(to, language)} aria-current={to === current ? "page" : undefined} {...own[to]}>
              <SharedIcon name={icon} />
              <span>{t(label)}</span>
            </a>
          </li>
        ))}
        {quietTabs.map(({ to, label, icon }) => (
          <li key={to} data-quiet-shows="">
            <a href={pathTo(to, language)} aria-current={to === section ? "page" : undefined}>
              <SharedIcon name={icon} />
              <span>{t(label)}</span>
            </a>
          </li>
        ))}
        <li>
          <a href="#footer" data-opens="menu" aria-haspopup="dialog">
            <SharedIcon name="menu" />
            {t("nav.menu")}
          </a>
        </li>
      </ul>
    </nav>
  );
}
