import { useTranslation } from "react-i18next";
import type { Language } from "../routes/routes";
import { iconButton } from "../ui/Button.styles";
import { Icon } from "../ui/Icon";
import { LocalLink } from "../ui/LocalLink";
import { layout, media, use } from "../ui/theme/tokens";
import { mainMenu } from "./navigation";
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
  "& a, & .night": {
    display: "flex",
    width: "100%",
    justifyContent: "space-between",
    alignItems: "center",
    minHeight: "3.25rem",
    padding: 0,
    border: 0,
    borderTop: `1px solid ${use.line}`,
    background: "none",
    color: use.ink,
    fontWeight: 600,
    textDecoration: "none",
    cursor: "pointer",
  },
} as const;

/** The menu as a sheet; src/site/beforeReact opens it, so that it answers before React is there. Escape and the backdrop close it, the focus goes back. */
export function MenuDialog({ paths }: MenuDialogProps) {
  const { t } = useTranslation();
  return (
    <dialog id="menu" aria-labelledby="menu-title" css={sheet}>
      <div css={{ display: "flex", justifyContent: "space-between", alignItems: "center", marginBottom: "0.5rem" }}>
        <h2 id="menu-title">{t("nav.menu")}</h2>
        <form method="dialog">
          <button type="submit" aria-label={t("close")} css={iconButton}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <nav aria-label={t("nav.menu")}>
        {mainMenu.map(({ to, label }) => (
          <LocalLink key={to} to={to}>
            {t(label)} <Icon name="right" />
          </LocalLink>
        ))}
        <LocalLink to="about">
          {t("nav.about")} <Icon name="right" />
        </LocalLink>
      </nav>
      <button type="button" data-night="" aria-pressed="false" className="night">
        {t("nav.night")} <Icon name="moon" />
      </button>
      <TwinLink paths={paths} />
    </dialog>
  );
}
