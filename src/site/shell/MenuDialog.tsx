import { type Language, pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ghostButton, iconButton, nightSwitch } from "../../ui/Button.styles";
import { LocalLink } from "../../ui/LocalLink";
import { SharedIcon } from "../../ui/SharedIcon";
import { layout, leaf, media, size, use } from "../../ui/theme/tokens";
import { MenuGroups } from "./MenuGroups";
import { TwinLink } from "./TwinLink";

export interface MenuDialogProps {
  paths: Record<Language, string>;
}

const sheet = {
  width: "100%",
  maxWidth: "34rem",
  maxHeight: "86dvh",
  margin: "auto auto 0",
  borderRadius: "1.5rem 1.5rem 0 0",
  padding: `1.25rem ${layout.gutter} calc(1.25rem + env(safe-area-inset-bottom))`,
  overflow: "auto",
  [media.normal]: { margin: "auto" },
  "& .aid": {
    display: "flex",
    gap: "0.625rem",
    alignItems: "center",
    minHeight: "3rem",
    padding: "0.625rem 0.875rem",
    marginBottom: "0.75rem",
    border: `1.5px solid ${use.call112Border}`,
    borderRadius: leaf.s,
    color: use.call112Strong,
    fontWeight: 650,
    textDecoration: "none",
  },
  "& .quiet": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "0.5rem", marginBlock: "1rem" },
  "& .quiet > *": {
    display: "flex",
    gap: "0.5rem",
    alignItems: "center",
    minHeight: "2.75rem",
    padding: "0.5rem 0.75rem",
    border: 0,
    borderRadius: leaf.s,
    background: use.surface,
    color: use.text,
    fontWeight: 600,
    fontSize: size.small,
    lineHeight: 1.25,
    textAlign: "left",
    textDecoration: "none",
    cursor: "pointer",
  },
  "& .foot": { ...ghostButton, width: "100%" },
} as const;

/**
 * The menu as a dialog. src/site/inline/menus.ts opens it, so that it works before React is loaded. Escape and the backdrop close it, and the focus
 * returns.
 */
export function MenuDialog({ paths }: MenuDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <dialog id="menu" aria-labelledby="menu-title" css={sheet}>
      <div css={{ display: "flex", justifyContent: "space-between", alignItems: "center", marginBottom: "0.5rem" }}>
        <h2 id="menu-title">{t("nav.menu")}</h2>
        <a href={pathTo("search", language)} aria-label={t("nav.search")} css={iconButton}>
          <SharedIcon name="search" />
        </a>
      </div>
      <nav aria-label={t("nav.menu")}>
        <a className="aid" href={pathTo("firstAidTopics", language)}>
          <SharedIcon name="heart" />
          {t("nav.firstAid")}
        </a>
        <MenuGroups />
      </nav>
      <div className="quiet">
        <button type="button" data-night="" aria-pressed="false" css={nightSwitch}>
          <SharedIcon name="moon" />
          <SharedIcon name="sun" />
          {t("nav.night")}
        </button>
        <TwinLink paths={paths} />
        <LocalLink to="lossSupport">{t("nav.lossSupport")}</LocalLink>
        <LocalLink to="lossSupport" anchor="quiet-mode">
          {t("nav.quietMode")}
        </LocalLink>
        <LocalLink to="about">{t("nav.about")}</LocalLink>
        <LocalLink to="contact">{t("nav.contact")}</LocalLink>
      </div>
      <form method="dialog">
        <button type="submit" className="foot">
          {t("close")}
        </button>
      </form>
    </dialog>
  );
}
