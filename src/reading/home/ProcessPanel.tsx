import { useTexts } from "../../text/useTexts";
import { band } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import type { IconName } from "../../ui/iconPaths";
import { LocalLink } from "../../ui/LocalLink";
import { focusOnPanel, prose, wrap } from "../../ui/theme/globalStyles";
import { fixed, leaf, media, use } from "../../ui/theme/tokens";

const points: { key: string; icon: IconName }[] = [
  { key: "sources", icon: "book" },
  { key: "dates", icon: "clock" },
  { key: "privacy", icon: "lock" },
  { key: "honest", icon: "heart" },
];

const styles = {
  background: use.panel,
  color: use.panelMuted,
  borderRadius: leaf.xl,
  padding: "clamp(1.75rem, 1rem + 4vw, 4rem)",
  display: "grid",
  gap: "2rem clamp(2rem, 5vw, 5rem)",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& h2, & b": { color: use.panelText },
  "& a": { color: use.panelLink, "&:focus-visible": focusOnPanel },
  "& ul": { display: "grid", gap: "1.25rem" },
  "& li": { display: "grid", gridTemplateColumns: "2.75rem minmax(0, 1fr)", gap: "0.875rem", lineHeight: 1.5 },
  "& b": { display: "block" },
  "& .badge": {
    width: "2.75rem",
    height: "2.75rem",
    display: "grid",
    placeItems: "center",
    borderRadius: leaf.tile,
    background: fixed.moonTile,
    color: use.accent,
  },
  [media.halves]: { gridTemplateColumns: "0.8fr 1.2fr", "& ul": { gridTemplateColumns: "1fr 1fr" } },
} as const;

/** Says how the content of the site is made. */
export function ProcessPanel() {
  const t = useTexts();
  return (
    <section aria-labelledby="process" css={band}>
      <div css={wrap}>
        <div css={styles}>
          <div css={prose}>
            <h2 id="process">{t("process.title")}</h2>
            <p>{t("process.lead")}</p>
            <p>
              <LocalLink to="editorialPolicy">{t("process.link")}</LocalLink>
            </p>
          </div>
          <ul>
            {points.map(({ key, icon }) => (
              <li key={key}>
                <span className="badge">
                  <Icon name={icon} />
                </span>
                <span>
                  <b>{t(`process.${key}`)}</b> {t(`process.${key}.text`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
