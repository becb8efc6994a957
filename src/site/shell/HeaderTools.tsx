import { type Language, pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { iconButton, nightSwitch } from "../../ui/Button.styles";
import { SharedIcon } from "../../ui/SharedIcon";
import { media } from "../../ui/theme/tokens";
import { aid, call, searchLink } from "./Header.styles";
import { TwinLink } from "./TwinLink";

export interface HeaderToolsProps {
  /** The page’s own address in both languages. */
  paths: Record<Language, string>;
  /** True where the link to first aid becomes a call to 112. */
  isEmergency: boolean;
  isInFirstAid: boolean;
}

/** Search, night switch, language, first aid or 112, and the button of the menu. */
export function HeaderTools({ paths, isEmergency, isInFirstAid }: HeaderToolsProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
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
          aria-current={isInFirstAid ? "page" : undefined}
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
  );
}
