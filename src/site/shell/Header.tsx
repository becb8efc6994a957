import type { Language, RouteId } from "../../routes/routes";
import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { use } from "../../ui/theme/tokens";
import { bar, leaveRow } from "./Header.styles";
import { HeaderTools } from "./HeaderTools";
import { LeaveLink } from "./LeaveLink";
import { Logo } from "./Logo";
import { MainMenu } from "./MainMenu";
import { menuGroup } from "./navigation";

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
 * on a phone. The menu copies its groups from here (src/site/inline/menus.ts), so that each page contains them once.
 */
export function Header({ section, paths, isEmergency = false, isQuiet = false, leaveTo }: HeaderProps) {
  const t = useTexts();
  const language = useLanguage();
  const group = menuGroup(section);
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
        <MainMenu current={group} isQuiet={isQuiet} />
        <HeaderTools paths={paths} isEmergency={isEmergency} isInFirstAid={group === "firstAidTopics"} />
      </div>
    </header>
  );
}
